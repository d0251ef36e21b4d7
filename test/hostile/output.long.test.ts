import './output.test.ts'
