import type { BotRules } from '../../bot/bot.ts'
import { type Features, makeFeatures } from '../features/features.ts'
import type { Network } from './network.ts'
import { decodeWeights, featuresId } from './weights-format.ts'

/** A network and the features it was trained with. */
export interface TrainedNetwork {
  readonly features: Features
  readonly network: Network
}

type WeightsFile = () => Promise<{ readonly default: { readonly weights: string } }>

/** The weights that ship with the game, by name. `npm run weights` adds and replaces them. */
const FILES: ReadonlyMap<string, WeightsFile> = new Map<string, WeightsFile>([
  [
    'renaissance-1438cb4e-6447230e',
    () => import('../../../weights/renaissance-1438cb4e-6447230e.json', { with: { type: 'json' } }),
  ],
  [
    'original-e4b33ae6-e932e2ab',
    () => import('../../../weights/original-e4b33ae6-e932e2ab.json', { with: { type: 'json' } }),
  ],
])

/** How many hexadecimal digits stand for a pack or a set of features in a name. */
const DIGITS = 8
/** In a name, in place of a pack: the network plays with any cards. */
const GENERAL = 'general'

/** How a set of features is written in a name. */
const featuresPart = ({ description }: Pick<Features, 'description'>): string =>
  featuresId(description).toString(16).padStart(DIGITS, '0')

/** A game and the cards a network is for: `renaissance-1438cb4e`, or `renaissance-general` for any cards. */
export const cardsName = (game: string, pack: string | null): string =>
  `${game}-${pack === null ? GENERAL : pack.slice(0, DIGITS)}`

/** The name of a network: its game, its pack (null: any), and the set of features that it reads. */
export function weightsName(
  game: string,
  pack: string | null,
  features: Pick<Features, 'description'>,
): string {
  return `${cardsName(game, pack)}-${featuresPart(features)}`
}

/**
 * The network for a game: the one trained with its cards, else a general one that knows cards only
 * by what they do, else null.
 */
export async function loadNetwork(
  { game, tables }: BotRules,
  files: ReadonlyMap<string, WeightsFile> = FILES,
): Promise<TrainedNetwork | null> {
  for (const withIds of [true, false]) {
    const features = makeFeatures(tables, withIds)
    const file = files.get(weightsName(game, withIds ? tables.hash : null, features))
    if (file === undefined) continue
    const { weights } = (await file()).default
    return { features, network: decodeWeights(bytesOf(weights), features) }
  }
  return null
}

/**
 * The newest shipped network with these features, also one for an earlier version of the pack: a
 * training can begin with it. Null if there is none.
 */
export async function networkWithFeatures(
  game: string,
  features: Features,
  files: ReadonlyMap<string, WeightsFile> = FILES,
): Promise<Network | null> {
  const fitting = [...files].findLast(
    ([name]) => name.startsWith(`${game}-`) && name.endsWith(`-${featuresPart(features)}`),
  )
  if (fitting === undefined) return null
  const { weights } = (await fitting[1]()).default
  return decodeWeights(bytesOf(weights), features)
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
