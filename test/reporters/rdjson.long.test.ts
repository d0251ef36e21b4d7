import './rdjson.test.ts'
