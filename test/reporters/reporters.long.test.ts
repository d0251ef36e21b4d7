import './reporters.test.ts'
