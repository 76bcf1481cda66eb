import { basename } from 'node:path'
import { switchFlag } from '../base/args.ts'
import { command, DONE, Failure } from '../base/command.ts'
import { writeNewText, writeText } from '../base/files.ts'
import { packFlag } from '../game/flags.ts'
import { BUILT_IN, DEFAULT_PACK } from '../packs/built-in.ts'
import { packOf } from '../packs/read.ts'
import { readableJson } from '../packs/readable-json.ts'

export const packNew = command({
  name: 'amalfi pack new',
  summary: 'Write a complete pack to a file, as a start for your own.',
  files: ['FILE'],
  flags: {
    from: packFlag(DEFAULT_PACK, 'the pack to start from'),
    force: switchFlag('overwrite an existing file'),
  },
  async run({ from, force }, io, [file]) {
    const pack = { ...(await packOf(from)), name: nameFor(file) }
    const text = readableJson(pack)
    if (force) writeText(file, text)
    else if (!writeNewText(file, text))
      throw new Failure(`${file} already exists; --force overwrites it`)
    io.out(`${file} now holds all cards of the pack ${from}, under the name ${pack.name}.`)
    io.out('Change what differs in your copy (docs/packs.md says how), then check the file:')
    io.out(`npm run amalfi -- pack check ${file}`)
    return DONE
  },
})

/** The name of a pack: that of its file, but never that of a built-in pack. */
function nameFor(file: string): string {
  const name = basename(file)
    .replace(/\.json$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  if (name === '') return 'my-pack'
  return Object.hasOwn(BUILT_IN, name) ? `my-${name}` : name
}
