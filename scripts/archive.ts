/**
 * Adds the current packs to the archive of shipped packs (packages/packs/archive). Run it after a card
 * has changed, before the change ships. Files that are already in the archive do not change.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { originalPack, packHash, renaissancePack } from '@amalfi/packs'

const PACKS = new URL('../packages/packs/', import.meta.url)
const LOADER = new URL('src/archive.ts', PACKS)

/** An entry of the loader, as the formatter writes it. */
const entryOf = (hash: string): string => `  [
    '${hash}',
    () =>
      import('../archive/${hash}.json', {
        with: { type: 'json' },
      }),
  ],
`

for (const pack of [renaissancePack, originalPack]) {
  const hash = packHash(pack)
  const file = new URL(`archive/${hash}.json`, PACKS)
  if (existsSync(file)) continue
  writeFileSync(file, `${JSON.stringify(pack, null, 1)}\n`)
  const loader = readFileSync(LOADER, 'utf8')
  writeFileSync(LOADER, loader.replace(/^(const FILES.*?)^\]\)/ms, `$1${entryOf(hash)}])`))
  console.log(`archived the pack ${pack.name}: ${hash}`)
}
