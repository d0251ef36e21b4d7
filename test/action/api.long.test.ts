import './api.test.ts'
