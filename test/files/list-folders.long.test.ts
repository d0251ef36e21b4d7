import './list-folders.test.ts'
