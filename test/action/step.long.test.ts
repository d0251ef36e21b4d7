import './step.test.ts'
