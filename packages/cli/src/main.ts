import { amalfi } from './amalfi.ts'
import { processIo } from './base/io.ts'

process.exitCode = await amalfi(process.argv.slice(2), processIo())
