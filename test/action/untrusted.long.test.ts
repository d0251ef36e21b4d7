import './untrusted.test.ts'
