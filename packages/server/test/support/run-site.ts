/** A server in a process of its own, so that a test can kill it: `run-site.ts FILE PORT`. */
import { startSite } from './site.ts'

const [file, port] = process.argv.slice(2)
const site = await startSite(file, Number(port))
process.stdout.write(`listening ${site.port}\n`)
