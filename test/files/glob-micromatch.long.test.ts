import './glob-micromatch.test.ts'
