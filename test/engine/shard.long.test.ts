import './shard.test.ts'
