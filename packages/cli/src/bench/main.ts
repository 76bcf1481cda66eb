import { runCommand } from '../command.ts'
import { processIo } from '../io.ts'
import { bench } from './command.ts'

process.exitCode = await runCommand(bench, process.argv.slice(2), processIo())
