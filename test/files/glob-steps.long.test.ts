import './glob-steps.test.ts'
