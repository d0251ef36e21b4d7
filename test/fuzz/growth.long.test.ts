import './growth.test.ts'
