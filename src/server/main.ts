import { machine } from '../files/node-host.ts'
import packages from './packages.cjs'
import { serve } from './serve.ts'

// Until the client ends the connection, which ends the process.
const connection = packages.languageServer().createConnection(process.stdin, process.stdout)
serve(connection, machine)
connection.listen()
