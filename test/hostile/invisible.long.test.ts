import './invisible.test.ts'
