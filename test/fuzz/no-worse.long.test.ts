import './no-worse.test.ts'
