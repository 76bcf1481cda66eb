import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildPage } from '../../packages/client/serve/build.ts'

/** The current packs, and where their list of artworks is. */
const PACKS = /packs\/src\/(renaissance\/full|original)\/pack\/index\.ts$/
const ARTWORKS = 'artworks: [...books,'

/** Changes the first artwork of each pack, as a later version of the page may do. */
const changedCards = (): Plugin => ({
  name: 'changed-cards',
  enforce: 'pre',
  transform(code, id) {
    if (!PACKS.test(id)) return null
    if (!code.includes(ARTWORKS)) throw new Error(`${id} has no ${ARTWORKS}`)
    const changed =
      'books.map((card, i) => (i === 0 ? { ...card, points: card.points + 1 } : card))'
    return code.replace(ARTWORKS, `artworks: [...${changed},`)
  },
})

/** Builds the page with changed cards. Returns the folder. */
export async function buildWithChangedCards(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'amalfi-changed-'))
  await buildPage({ plugins: [changedCards()], build: { outDir } })
  return outDir
}
