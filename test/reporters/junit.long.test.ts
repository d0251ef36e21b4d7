import './junit.test.ts'
