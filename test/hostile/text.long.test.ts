import './text.test.ts'
