import './files.test.ts'
