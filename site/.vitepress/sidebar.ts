const page = (text: string, link: string) => ({ text, link })

/** The pages of the documentation, in the groups of its first page. */
export const SIDEBAR = [
  {
    text: 'Start',
    items: [
      page('Documentation', '/docs'),
      page('Questions', '/faq'),
      page('Comparison', '/comparison'),
      page('Coming from another linter', '/migrate'),
    ],
  },
  {
    text: 'Run it',
    items: [
      page('GitHub Action', '/action'),
      page('Command line', '/cli'),
      page('Other CI systems, and hooks', '/ci'),
      page('Editors', '/editors'),
      page('Clients', '/clients'),
      page('Agents', '/agents'),
      page('As a library', '/library'),
      page('Several machines', '/sharding'),
    ],
  },
  {
    text: 'Set it up',
    items: [
      page('Configuration', '/config'),
      page('Requirements of teams', '/requirements'),
      page('Baseline', '/baseline'),
      page('Suppressions', '/suppressions'),
      page('Report formats', '/json'),
      page('Versioning', '/versioning'),
    ],
  },
  {
    text: 'Rules',
    items: [
      page('All rules', '/rules'),
      page('Agent Skills', '/skill'),
      page('Skills plane', '/plane'),
      page('Claude Code subagents', '/claude'),
      page('Copilot custom agents', '/copilot'),
      page('Agent File Format', '/agent'),
      page('agent.3md', '/agent3md'),
      page('Files', '/file'),
      page('Suppression comments', '/suppress'),
    ],
  },
  {
    text: 'Reference',
    items: [
      page('Client matrix', '/matrix'),
      page('What is known of clients', '/reference/clients'),
      page('Messages', '/reference/messages'),
      page('Conformance', '/reference/conformance'),
      page('Security', '/security'),
      page('Development', '/development'),
    ],
  },
]
