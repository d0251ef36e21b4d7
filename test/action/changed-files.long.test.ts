import './changed-files.test.ts'
