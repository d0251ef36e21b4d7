import './linear.test.ts'
