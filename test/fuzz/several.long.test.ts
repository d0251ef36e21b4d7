import './several.test.ts'
