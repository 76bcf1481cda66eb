import { runCommand } from '../command.ts'
import { processIo } from '../io.ts'
import { soak } from './command.ts'

process.exitCode = await runCommand(soak, process.argv.slice(2), processIo())
