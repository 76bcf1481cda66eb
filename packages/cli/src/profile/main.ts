import { runCommand } from '../command.ts'
import { processIo } from '../io.ts'
import { profile } from './command.ts'

process.exitCode = await runCommand(profile, process.argv.slice(2), processIo())
