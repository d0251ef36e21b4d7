import './regular-expressions.test.ts'
