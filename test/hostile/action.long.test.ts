import './action.test.ts'
