import { runCommand } from '../base/command.ts'
import { processIo } from '../base/io.ts'
import { profile } from './command.ts'

process.exitCode = await runCommand(profile, process.argv.slice(2), processIo())
