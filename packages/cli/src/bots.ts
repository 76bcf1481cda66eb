import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOT_IDS, type Bot, type BotRules, bots } from '@amalfi/bots'
import { botOfLevel, isLevel, LEVELS, makeFeatures, Network } from '@amalfi/bots/learned'
import { quoted, UsageError } from './args.ts'

/** A level with the weights of a training: `captain@training/renaissance-1438cb4e`. */
const FROM_TRAINING = '@'

/** The bot of this name, made for these rules. */
export async function loadBot(name: string, rules: BotRules): Promise<Bot> {
  const [level, folder] = name.split(FROM_TRAINING)
  if (folder !== undefined) return trainedBot(level, folder, rules)
  const id = BOT_IDS.find((known) => known === name)
  if (id === undefined)
    throw new UsageError(`--bots: there is no bot ${quoted(name)}, but ${BOT_IDS.join(', ')}`)
  return bots[id](rules)
}

function trainedBot(level: string, folder: string, rules: BotRules): Bot {
  if (!isLevel(level)) throw new UsageError(`--bots: a training plays as ${LEVELS.join(', ')}`)
  const read = readFileSync(join(folder, 'averaged.f32'))
  const weights = new Float32Array(
    read.buffer.slice(read.byteOffset, read.byteOffset + read.byteLength),
  )
  const state: { features: string; hidden: number } = JSON.parse(
    readFileSync(join(folder, 'state.json'), 'utf8'),
  )
  const features = [true, false]
    .map((ids) => makeFeatures(rules.tables, ids))
    .find(({ description }) => description === state.features)
  if (features === undefined) throw new UsageError(`${folder} was trained with other features`)
  const shape = { features: features.size, hidden: state.hidden }
  return botOfLevel(rules, features, new Network(shape, weights), level)
}
