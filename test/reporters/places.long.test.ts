import './places.test.ts'
