import { client, reported } from './client.ts'

export const junie = client({
  id: 'junie',
  title: 'Junie',
  vendor: 'JetBrains',
  kind: 'agent',
  page: 'https://junie.jetbrains.com/docs',
  checked: '2026-11-21',
  sources: {
    'r-log': reported('https://github.com/laravel/boost/issues/509'),
  },
  folders: {
    project: ['.junie/skills'],
    user: ['~/.junie/skills'],
    source: 'r-log',
  },
  fields: {},
})
