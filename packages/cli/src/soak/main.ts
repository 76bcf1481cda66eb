import { runCommand } from '../base/command.ts'
import { processIo } from '../base/io.ts'
import { soak } from './command.ts'

process.exitCode = await runCommand(soak, process.argv.slice(2), processIo())
