/** Bundles and runs a program: `node packages/cli/run.ts amalfi simulate --games 10`. */
import { pathToFileURL } from 'node:url'
import { bundleOnce, programFile } from './bundle.ts'

const [program = ''] = process.argv.splice(2, 1)
const file = programFile(program)
if (file === null) throw new Error(`There is no program ${program}.`)
await bundleOnce()
await import(pathToFileURL(file).href)
