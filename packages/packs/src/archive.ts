import type { Pack } from './schema/pack.ts'

type PackFile = () => Promise<{ readonly default: unknown }>

/**
 * Every pack that ever shipped, by hash. A saved game opens with the cards it was played with, so no
 * entry is ever changed or removed. `npm run archive` adds the current packs.
 */
const FILES: ReadonlyMap<string, PackFile> = new Map<string, PackFile>([
  [
    '1438cb4e915938295dab5782b09b624723fd47dae34cfefa431e138735c839b2',
    () =>
      import('../archive/1438cb4e915938295dab5782b09b624723fd47dae34cfefa431e138735c839b2.json', {
        with: { type: 'json' },
      }),
  ],
  [
    'e4b33ae6ab526980ec033ca7b58e0580feaf3017fb977c8b2c1f446c68a67da1',
    () =>
      import('../archive/e4b33ae6ab526980ec033ca7b58e0580feaf3017fb977c8b2c1f446c68a67da1.json', {
        with: { type: 'json' },
      }),
  ],
])

/** The hashes of all archived packs. */
export const ARCHIVED: readonly string[] = [...FILES.keys()]

/** The archived hash that begins like this. A position holds only the beginning of its hash. */
export const archivedHash = (beginning: string): string | undefined =>
  beginning === '' ? undefined : ARCHIVED.find((hash) => hash.startsWith(beginning))

/** Loads an archived pack; null if there is none with this hash. Tests have checked all of them. */
export async function archivedPack(hash: string): Promise<Pack | null> {
  const file = await FILES.get(hash)?.()
  return file === undefined ? null : (file.default as Pack)
}
