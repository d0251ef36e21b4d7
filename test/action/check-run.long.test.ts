import './check-run.test.ts'
