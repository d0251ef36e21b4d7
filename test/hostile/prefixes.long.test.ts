import './prefixes.test.ts'
