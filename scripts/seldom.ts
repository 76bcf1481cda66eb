/**
 * Finds random games that show what seldom comes up, for the test of coverage: it plays them first,
 * and is done sooner. Worth a run when that test has come to take long, after a change of rules.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { Counting, noTallies } from '../packages/engine/test/support/counting.ts'
import { PACKS, type PackName } from '../packages/engine/test/support/games.ts'
import { addTo, LEAST, lackingIn, wordsWith } from '../packages/engine/test/support/vocabulary.ts'

const MOST = 20_000
/** What has come up in so many games need not be looked for. */
const ENOUGH = 250

/** The games, in their order, that showed something which had not come up often enough. */
function seldomWith(pack: PackName): number[] {
  const words = wordsWith(pack)
  const seen = noTallies()
  const common = new Counting(pack, LEAST, [])
  common.play(Array.from({ length: ENOUGH }, (_, i) => i))
  addTo(seen, common.tallies)
  const useful: number[] = []
  for (let i = ENOUGH; i < MOST; i++) {
    const before = lackingIn(seen, words)
    if (before.length === 0) break
    const lackingModifiers = before.filter((word) => word.startsWith('modifiers '))
    const found = words.modifiers.filter((word) => !lackingModifiers.includes(`modifiers ${word}`))
    const one = new Counting(pack, LEAST, found)
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
    `${pack}: ${useful.length} games; still lacking: ${lackingIn(seen, words).join(', ') || 'nothing'}`,
  )
  return useful
}

const file = new URL('../packages/engine/test/support/seldom.ts', import.meta.url)
const lines = (Object.keys(PACKS) as PackName[]).map(
  (pack) => `  ${pack}: [${seldomWith(pack).join(', ')}],\n`,
)
const [head] = readFileSync(file, 'utf8').split(/(?<= = \{\n)/)
writeFileSync(file, `${head}${lines.join('')}}\n`)
