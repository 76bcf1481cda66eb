/**
 * Adds the promoted network of a training to those that ship with the game (packages/bots/weights):
 * `npm run weights -- training/renaissance-1438cb4e`. It replaces a network of the same name.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { encodeWeights, shapeOf, weightsName } from '@amalfi/bots/learned'
import { readTraining } from '../packages/cli/src/game/saved-training.ts'

const BOTS = new URL('../packages/bots/', import.meta.url)
const LOADER = new URL('src/learned/network/shipped-weights.ts', BOTS)
/** The most kilobytes a network may take when it is sent: for one pack, and for any cards. */
const MOST_FOR_PACK = 150
const MOST_GENERAL = 100

/** An entry of the loader, as the formatter writes it. */
const entryOf = (name: string): string => `  [
    '${name}',
    () => import('../../../weights/${name}.json', { with: { type: 'json' } }),
  ],
`

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('name the folder of a training')
const { state, promoted } = readTraining(folder)
if (promoted === null) throw new Error(`${folder} has no promoted network yet`)
const { game, pack, general, hidden, features: description } = state
const name = weightsName(game, general ? null : pack, { description })
const bytes = encodeWeights(
  { shape: shapeOf(promoted.length, hidden), weights: promoted },
  description,
)
const text = `${JSON.stringify({ weights: Buffer.from(bytes).toString('base64') }, null, 2)}\n`
const kilobytes = gzipSync(text).length / 1000
const most = general ? MOST_GENERAL : MOST_FOR_PACK
if (kilobytes > most) throw new Error(`${name} takes ${kilobytes} KB compressed, at most ${most}`)

mkdirSync(new URL('weights/', BOTS), { recursive: true })
const file = new URL(`weights/${name}.json`, BOTS)
const isNew = !existsSync(file)
writeFileSync(file, text)
if (isNew) {
  const loader = readFileSync(LOADER, 'utf8')
  writeFileSync(LOADER, loader.replace(/^(const FILES.*?)\]\)/ms, `$1${entryOf(name)}])`))
}
console.log(`${name}: ${kilobytes.toFixed(0)} KB compressed, ${state.games} games of training`)
