import { machine } from '../files/node-host.ts'
import packages from './packages.cjs'
import { serve } from './serve.ts'

/** Answers an editor on standard input and output until it ends the connection, which ends the process. */
export function answerEditor(): void {
  const connection = packages.languageServer().createConnection(process.stdin, process.stdout)
  serve(connection, machine)
  connection.listen()
}
