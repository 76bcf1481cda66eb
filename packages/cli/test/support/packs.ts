import { writeFileSync } from 'node:fs'
import { BUILT_IN, DEFAULT_PACK } from '../../src/packs/built-in.ts'
import { temporaryFolder } from './io.ts'

export const pack = BUILT_IN[DEFAULT_PACK]

/** A folder with packs in files: a sound one, one with three faults, and what a test makes of the default one. */
export function packFiles() {
  const at = temporaryFolder()
  /** The default pack with something changed, in a file of this name. */
  function changed(file: string, change: (pack: Record<string, unknown>) => unknown): string {
    const copy: Record<string, unknown> = JSON.parse(JSON.stringify(pack))
    writeFileSync(at(file), JSON.stringify(change(copy) ?? copy, null, 2))
    return at(file)
  }
  const mine = changed('mine.json', (copy) => {
    copy.name = 'mine'
  })
  const broken = changed('broken.json', (copy) => {
    const characters = copy.characters as Record<string, unknown>[]
    characters[3].cost = 300
    delete characters[5].id
    characters[6].effekt = {}
  })
  return { at, changed, mine, broken }
}
