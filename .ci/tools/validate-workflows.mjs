// Prints what GitHub's own language service has against workflows and actions, one line each.
import fs from 'node:fs'
import { validate } from '@actions/languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { parse } from 'yaml'

const { name, description, inputs, outputs } = parse(fs.readFileSync('action.yml', 'utf8'))
const actionsMetadataProvider = {
  fetchActionMetadata: async (action) =>
    action.owner === 'passmuster' ? { name, description, inputs, outputs } : undefined,
}
for (const [index, path] of process.argv.slice(2).entries()) {
  // The service keeps what it knows of a URI, so each document has one of its own.
  const uri = path.endsWith('action.yml')
    ? `file:///${index}/action.yml`
    : `file:///.github/workflows/${index}.yml`
  const document = TextDocument.create(uri, 'yaml', 0, fs.readFileSync(path, 'utf8'))
  for (const { range, message } of await validate(document, { actionsMetadataProvider })) {
    // What other actions take is not known here.
    if (!message.startsWith('Unable to resolve action'))
      console.log(`${path}:${range.start.line + 1} ${message}`)
  }
}
