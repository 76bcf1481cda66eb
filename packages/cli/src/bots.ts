import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { BOT_IDS, type Bot, type BotRules, isLevel, LEVELS } from '@amalfi/bots'
import { botOfLevel, makeFeatures, Network, weightParts } from '@amalfi/bots/learned'
import { loadBot as loadShippedBot } from '@amalfi/bots/load'
import { quoted, UsageError } from './args.ts'
import { Failure } from './command.ts'
import { PROMOTED, readTraining } from './train/state.ts'

/** A level with the weights of a training: `captain@training/renaissance-1438cb4e`. */
const FROM_TRAINING = '@'

/**
 * The bot of this name, made for these rules. `others` are words that the command accepts besides
 * the names of bots.
 */
export async function loadBot(
  name: string,
  rules: BotRules,
  others: readonly string[] = [],
): Promise<Bot> {
  const [level, folder] = name.split(FROM_TRAINING)
  if (folder !== undefined) return trainedBot(level, folder, rules)
  const id = BOT_IDS.find((known) => known === name)
  if (id === undefined) {
    const available = [...others, ...BOT_IDS].join(', ')
    throw new UsageError(`--bots: unknown bot ${quoted(name)}; available: ${available}`)
  }
  const { bot, standIn, error } = await loadShippedBot(id, rules)
  // Workers load the same bots again; saying it once is enough.
  if (standIn !== undefined && isMainThread) {
    const why =
      standIn.why === 'untrained'
        ? 'there is no network for these cards'
        : `its network could not be loaded (${error})`
    process.stderr.write(`${standIn.bot} plays instead of ${id}: ${why}.\n`)
  }
  return bot
}

function trainedBot(level: string, folder: string, rules: BotRules): Bot {
  if (!isLevel(level)) throw new UsageError(`--bots: a training plays as ${LEVELS.join(', ')}`)
  const { state, averaged, promoted } = readTraining(folder)
  const weights = promoted ?? averaged
  const features = [true, false]
    .map((ids) => makeFeatures(rules.tables, ids))
    .find(({ description }) => description === state.features)
  if (features === undefined)
    throw new Failure(`${folder} was trained with other cards or features`)
  const shape = { features: features.size, hidden: state.hidden }
  if (weights.length !== weightParts(shape).size)
    throw new Failure(`${join(folder, PROMOTED)} is cut off`)
  return botOfLevel(rules, { features, network: new Network(shape, weights) }, level)
}
