/**
 * Finds random games that show what seldom comes up, for the test of coverage: it plays them first,
 * and is done sooner. Worth a run when that test has come to take long, after a change of rules.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { PACKS, type PackName } from '../packages/engine/test/support/games.ts'
import {
  addTo,
  MIN_COUNT,
  missingIn,
  wordsWith,
} from '../packages/engine/test/support/vocabulary.ts'
import { noTallies, VocabularyCounter } from '../packages/engine/test/support/vocabulary-counter.ts'

const MOST = 20_000
/** What has come up in so many games need not be looked for. */
const ENOUGH = 250

/** The games, in their order, that showed something which had not come up often enough. */
function seldomWith(pack: PackName): number[] {
  const words = wordsWith(pack)
  const seen = noTallies()
  const common = new VocabularyCounter(pack, MIN_COUNT, [])
  common.play(Array.from({ length: ENOUGH }, (_, i) => i))
  addTo(seen, common.tallies)
  const useful: number[] = []
  for (let i = ENOUGH; i < MOST; i++) {
    const before = missingIn(seen, words)
    if (before.length === 0) break
    const lackingModifiers = before.filter((word) => word.startsWith('modifiers '))
    const found = words.modifiers.filter((word) => !lackingModifiers.includes(`modifiers ${word}`))
    const one = new VocabularyCounter(pack, MIN_COUNT, found)
    one.play([i])
    const shows = before.some((lacking) => {
      const [what, word] = lacking.split(' ') as [keyof typeof one.tallies, string]
      return one.tallies[what].has(word)
    })
    if (!shows) continue
    addTo(seen, one.tallies)
    useful.push(i)
  }
  console.log(
    `${pack}: ${useful.length} games; still lacking: ${missingIn(seen, words).join(', ') || 'nothing'}`,
  )
  return useful
}

const file = new URL('../packages/engine/test/support/rare-games.ts', import.meta.url)
const lines = (Object.keys(PACKS) as PackName[]).map(
  (pack) => `  ${pack}: [${seldomWith(pack).join(', ')}],\n`,
)
const [head] = readFileSync(file, 'utf8').split(/(?<= = \{\n)/)
writeFileSync(file, `${head}${lines.join('')}}\n`)
