import './agreement.test.ts'
