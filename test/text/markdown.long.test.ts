import './markdown.test.ts'
