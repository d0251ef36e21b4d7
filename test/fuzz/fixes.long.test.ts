import './fixes.test.ts'
