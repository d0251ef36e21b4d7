import './edits.test.ts'
