import './plain-yaml.test.ts'
