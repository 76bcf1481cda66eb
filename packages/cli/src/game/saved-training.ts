import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { Failure } from '../base/command.ts'

/** A point of the learning curve. */
const curvePoint = v.object({
  games: v.number(),
  minutes: v.number(),
  /**
   * The share of wins of the network, without planning, against three merchants, and half the width
   * of its 95 % interval.
   */
  wins: v.number(),
  interval: v.number(),
  /** Its mean points in these games. */
  points: v.number(),
  /** Whether the network beat the one promoted before it, and took its place. */
  promoted: v.optional(v.boolean(), false),
})
export type CurvePoint = Readonly<v.InferOutput<typeof curvePoint>>

/** The progress of a training. It is saved beside the weights, so that the training can be continued. */
const trainingState = v.object({
  game: v.string(),
  pack: v.string(),
  /** The network knows cards only by what they do, so it plays with any pack. */
  general: v.optional(v.boolean(), false),
  features: v.string(),
  /** The training began with the weights of another network, so it plans from the start. */
  continues: v.optional(v.boolean(), false),
  /** How many hidden units the network has. */
  hidden: v.number(),
  seed: v.number(),
  games: v.number(),
  minutes: v.number(),
  steps: v.number(),
  curve: v.array(curvePoint),
})
export type TrainingState = v.InferOutput<typeof trainingState>

const STATE = 'state.json'
const WEIGHTS = 'weights.f32'
export const AVERAGED = 'averaged.f32'
export const PROMOTED = 'promoted.f32'

export interface SavedTraining {
  readonly state: TrainingState
  readonly weights: Float32Array
  readonly averaged: Float32Array
  /** The strongest network so far, which bots play with; null before the first one. */
  readonly promoted: Float32Array | null
}

/** Replaces a file at once, so that a crash does not leave half of it. */
function writeAtomically(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

const bytes = ({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

export function saveTraining(folder: string, saved: SavedTraining): void {
  mkdirSync(folder, { recursive: true })
  writeAtomically(join(folder, WEIGHTS), bytes(saved.weights))
  writeAtomically(join(folder, AVERAGED), bytes(saved.averaged))
  if (saved.promoted !== null) writeAtomically(join(folder, PROMOTED), bytes(saved.promoted))
  writeAtomically(join(folder, STATE), `${JSON.stringify(saved.state, null, 2)}\n`)
}

const readFloats = (file: string): Float32Array => {
  const read = readFileSync(file)
  return new Float32Array(read.buffer.slice(read.byteOffset, read.byteOffset + read.byteLength))
}

/** The training that a folder holds. */
export function readTraining(folder: string): SavedTraining {
  try {
    const state = v.parse(trainingState, JSON.parse(readFileSync(join(folder, STATE), 'utf8')))
    const weights = readFloats(join(folder, WEIGHTS))
    const averaged = readFloats(join(folder, AVERAGED))
    const promoted = existsSync(join(folder, PROMOTED)) ? readFloats(join(folder, PROMOTED)) : null
    return { state, weights, averaged, promoted }
  } catch (error) {
    throw new Failure(
      `${folder} holds no training: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** The training that a folder holds, or null. One for other cards or features is refused. */
export function loadTraining(folder: string, wanted: TrainingState): SavedTraining | null {
  if (!existsSync(join(folder, STATE))) return null
  const saved = readTraining(folder)
  for (const key of ['game', 'pack', 'features', 'hidden'] as const)
    if (saved.state[key] !== wanted[key])
      throw new Failure(`${folder} holds a training with another ${key}; name another folder`)
  return saved
}
