import './proposals.test.ts'
