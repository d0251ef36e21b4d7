import { markdownOf } from '../../../syntax/markdown/index.ts'
import { quote } from '../../../wording/quote.ts'
import { goodPlane, planeRule } from '../example.ts'
import { nameHeading, startOf } from '../header.ts'

export const name = planeRule({
  id: 'plane/name',
  summary: 'A level-1 heading names the skill',
  why: 'The Skills plane reads the name of a skill from the first `# ` heading. A heading that is underlined does not count. Without a heading, the skill has the name of its folder.',
  bad: { path: goodPlane.path, text: goodPlane.text.replace('# Deployment\n', '') },
  check(document, report) {
    if (nameHeading(document) !== undefined) return
    const { directory } = document
    const name = directory === undefined ? 'after the folder of each clone' : quote(directory)
    const underlined = markdownOf(document).headings.find(({ level, text }) => level === 1 && text !== '')
    if (underlined !== undefined) {
      const message = `The gateway reads only a heading after \`#\`, so the skill is named ${name}. Write ${quote(`# ${underlined.text}`)}, without the line below it.`
      return report(underlined.range, message)
    }
    const message = `The body has no level-1 heading, so the skill is named ${name}. Start the body with a heading, such as \`# Deployment\`.`
    report(startOf(document), message)
  },
})
