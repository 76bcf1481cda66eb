/**
 * Finds random games in which rare words come up (`npm run rare-games`). The coverage test plays them
 * first, so that it finishes sooner. Run this when a change of rules has made that test slow.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { PACKS, type PackName } from '../packages/engine/test/support/games.ts'
import {
  addTo,
  expectedWords,
  MIN_COUNT,
  missingIn,
} from '../packages/engine/test/support/vocabulary.ts'
import { noTallies, VocabularyCounter } from '../packages/engine/test/support/vocabulary-counter.ts'

const MOST_GAMES = 20_000
/** Words that come up in the first games are common and need no game of their own. */
const COMMON_GAMES = 250

/** The numbers of the games that show a word which has not come up often enough before. */
function rareGamesOf(pack: PackName): number[] {
  const words = expectedWords(pack)
  const seen = noTallies()
  const common = new VocabularyCounter(pack, MIN_COUNT, [])
  common.play(Array.from({ length: COMMON_GAMES }, (_, i) => i))
  addTo(seen, common.tallies)
  const useful: number[] = []
  for (let i = COMMON_GAMES; i < MOST_GAMES; i++) {
    const before = missingIn(seen, words)
    if (before.length === 0) break
    const missingModifiers = before.filter((word) => word.startsWith('modifiers '))
    const found = words.modifiers.filter((word) => !missingModifiers.includes(`modifiers ${word}`))
    const one = new VocabularyCounter(pack, MIN_COUNT, found)
    one.play([i])
    const shows = before.some((missing) => {
      const [what, word] = missing.split(' ') as [keyof typeof one.tallies, string]
      return one.tallies[what].has(word)
    })
    if (!shows) continue
    addTo(seen, one.tallies)
    useful.push(i)
  }
  console.log(
    `${pack}: ${useful.length} games; still missing: ${missingIn(seen, words).join(', ') || 'nothing'}`,
  )
  return useful
}

const file = new URL('../packages/engine/test/support/rare-games.ts', import.meta.url)
const lines = (Object.keys(PACKS) as PackName[]).map(
  (pack) => `  ${pack}: [${rareGamesOf(pack).join(', ')}],\n`,
)
const [head] = readFileSync(file, 'utf8').split(/(?<= = \{\n)/)
writeFileSync(file, `${head}${lines.join('')}}\n`)
