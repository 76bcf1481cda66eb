import { join } from 'node:path'
import {
  BOT_IDS,
  type Bot,
  type BotId,
  type BotRules,
  HAND_MADE,
  isLevel,
  LEVELS,
  type StandIn,
} from '@amalfi/bots'
import {
  botOfLevel,
  loadNetwork,
  makeFeatures,
  Network,
  type TrainedNetwork,
  weightParts,
} from '@amalfi/bots/learned'
import { loadBot as loadShippedBot } from '@amalfi/bots/load'
import { en } from '@amalfi/text/en'
import { quoted, UsageError } from '../base/args.ts'
import { columns, Failure } from '../base/command.ts'
import { AVERAGED, PROMOTED, readTraining } from './saved-training.ts'

/** A level with the weights of a training: `captain@training/renaissance-1438cb4e`. */
const FROM_TRAINING = '@'
/** `doge` with more imagined games, to measure what more time is worth: `doge*2` has twice as many. */
const LONGER_DOGE = /^doge\*([2-9])$/

/** A hand-made bot plays instead of the bot with this id. */
export interface StandInReport extends StandIn {
  readonly id: BotId
  /** Why the network could not be loaded. */
  readonly error: unknown
}

interface LoadOptions {
  /** Words that the command accepts besides the names of bots. */
  readonly others?: readonly string[]
  /** Is called if another bot plays. */
  readonly onStandIn?: (report: StandInReport) => void
}

/** The bot of this name, made for these rules. */
export async function loadBot(
  name: string,
  rules: BotRules,
  { others = [], onStandIn }: LoadOptions = {},
): Promise<Bot> {
  const [level, folder] = name.split(FROM_TRAINING)
  const factor = LONGER_DOGE.exec(level)?.[1]
  if (folder !== undefined || factor !== undefined) {
    const trained = folder === undefined ? await loadNetwork(rules) : trainedNetwork(folder, rules)
    if (trained === null)
      throw new Failure(`--bots: ${name} needs a network, and there is none for these cards`)
    return levelWith(trained, factor === undefined ? level : 'doge', rules, Number(factor ?? 1))
  }
  const id = BOT_IDS.find((known) => known === name)
  if (id === undefined) {
    const available = [...others, ...BOT_IDS].join(', ')
    throw new UsageError(`--bots: unknown bot ${quoted(name)}; available: ${available}`)
  }
  const { bot, standIn, error } = await loadShippedBot(id, rules)
  if (standIn !== undefined) onStandIn?.({ ...standIn, id, error })
  return bot
}

/** A report as a line for somebody who measures. */
export const standInLine = ({ id, bot, why, error }: StandInReport): string =>
  `${bot} plays instead of ${id}: ${
    why === 'untrained'
      ? 'there is no network for these cards'
      : `its network could not be loaded (${error})`
  }.`

const HAND_MADE_HELP = 'Made by hand, in earlier versions. Good for comparisons.'

/** The part of a help text that lists the bots. */
export const botsHelp = (): string => {
  const { help } = en.opponents
  const rows = [...LEVELS, ...HAND_MADE].map((id) => [
    id,
    id === 'apprentice-1' || id === 'merchant-1' ? HAND_MADE_HELP : help[id],
  ])
  return `Bots, the five levels first, from weak to strong:\n${columns(rows)}`
}

function levelWith(trained: TrainedNetwork, level: string, rules: BotRules, factor: number): Bot {
  if (!isLevel(level))
    throw new UsageError(
      `--bots: before @ there must be one of ${LEVELS.join(', ')}, not ${quoted(level)}`,
    )
  return botOfLevel(rules, trained, level, factor)
}

function trainedNetwork(folder: string, rules: BotRules): TrainedNetwork {
  const { state, averaged, promoted } = readTraining(folder)
  const weights = promoted ?? averaged
  const features = [true, false]
    .map((withIds) => makeFeatures(rules.tables, withIds))
    .find(({ description }) => description === state.features)
  if (features === undefined)
    throw new Failure(`${folder} was trained with other cards or features`)
  const shape = { features: features.size, hidden: state.hidden }
  if (weights.length !== weightParts(shape).size)
    throw new Failure(`${join(folder, promoted === null ? AVERAGED : PROMOTED)} is cut off`)
  return { features, network: new Network(shape, weights) }
}
