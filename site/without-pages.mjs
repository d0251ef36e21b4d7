// What rules say for the pages of the documentation, the playground does not need to lint.
const OF_RULES = new Set(['bad', 'good', 'source', 'summary', 'whenNot'])

/** Takes those properties and each `why` out of the formats, and so the examples of which nobody asks any more. */
export const withoutPages = {
  name: 'without pages',
  transform: {
    filter: { id: /[\\/]src[\\/](?:formats|lint)[\\/](?!agent-or-copilot).*\.ts$/ },
    handler(code) {
      const ranges = []
      collect(this.parse(code, { lang: 'ts' }), ranges)
      const without = (text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, '')
      return { code: ranges.reduceRight(without, code) }
    },
  },
}

function collect(node, ranges) {
  if (node === null || typeof node !== 'object') return
  const properties = node.type === 'ObjectExpression' ? node.properties : []
  const gone = properties.filter(
    ({ type, computed, key }) => type === 'Property' && !computed && isForPages(key.name, node),
  )
  for (const { start, end } of gone) ranges.push([start, end])
  for (const each of Object.values(node)) if (!gone.includes(each)) collectAll(each, gone, ranges)
}

function collectAll(value, gone, ranges) {
  if (!Array.isArray(value)) return collect(value, ranges)
  for (const each of value) if (!gone.includes(each)) collect(each, ranges)
}

/** A rule has an id such as `skill/name-directory`. */
function isRule({ properties }) {
  return properties.some(({ key, value }) => key?.name === 'id' && /^[\w-]+\/[\w-]+$/.test(value?.value))
}

function isForPages(name, node) {
  return name === 'why' || (OF_RULES.has(name) && isRule(node))
}
