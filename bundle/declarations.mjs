import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** The types of what a module exports. Throws where they need those of another module. */
export function declarations(path) {
  const { outputText, diagnostics } = ts.transpileDeclaration(readFileSync(path, 'utf8'), {
    compilerOptions: { isolatedDeclarations: true, target: ts.ScriptTarget.ES2023 },
    reportDiagnostics: true,
  })
  const messages = diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  if (/^import /m.test(outputText)) messages.push(`A type that ${path} exports is one of another module.`)
  if (messages.length > 0) throw new Error(messages.join('\n'))
  return outputText
}
