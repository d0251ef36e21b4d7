import './names.test.ts'
