import { writeFileSync } from 'node:fs'
import { BUILT_IN, DEFAULT_PACK } from '../../src/packs/built-in.ts'
import { temporaryFolder } from './io.ts'

export const pack = BUILT_IN[DEFAULT_PACK]

/** A folder with pack files: a valid one, one with three faults, and more made by the test. */
export function packFiles() {
  const at = temporaryFolder()
  /** Writes the default pack with a change to this file. */
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
