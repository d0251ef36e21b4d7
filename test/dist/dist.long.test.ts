import './dist.test.ts'
