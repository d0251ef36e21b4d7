import './network.test.ts'
