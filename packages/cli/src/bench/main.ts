import { runCommand } from '../base/command.ts'
import { processIo } from '../base/io.ts'
import { bench } from './command.ts'

process.exitCode = await runCommand(bench, process.argv.slice(2), processIo())
