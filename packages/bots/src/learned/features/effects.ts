import {
  AMOUNT_EVERY,
  AMOUNT_MAX,
  AMOUNT_SIZE,
  AMOUNT_TIMES,
  HOLD_COUNT,
  NODE_AMOUNT,
  NODE_CHILD_COUNT,
  NODE_FIRST_CHILD,
  NODE_SIZE,
  NODE_VERB,
  NODE_WHAT,
  type Tables,
  VERBS,
} from '@amalfi/engine'

/** What an effect does in numbers: how much of each verb, then how many ships it sends to each hold. */
export const EFFECT_SIZE = VERBS.length + HOLD_COUNT

/** Those of these numbers that are not 0, as pairs: an index below EFFECT_SIZE, and the number. */
export type EffectProfile = Float32Array

const CHOOSE = VERBS.indexOf('choose')
const SEND = VERBS.indexOf('send')
/** Where an amount depends on a count, the profile assumes this count. */
const USUAL_COUNT = 3
/** Larger amounts count as this one. */
const MOST_AMOUNT = 6
const ALL_HOLDS = (1 << HOLD_COUNT) - 1

/** The profile of every effect node of a pack, made once. */
export function effectProfiles(tables: Tables): readonly EffectProfile[] {
  const profiles: EffectProfile[] = []
  for (let node = 0; node < tables.nodes.length / NODE_SIZE; node++)
    profiles.push(profileOf(tables, node))
  return profiles
}

function profileOf(tables: Tables, node: number): EffectProfile {
  const sums = new Float32Array(EFFECT_SIZE)
  addNode(tables, node, 1, sums)
  const pairs: number[] = []
  sums.forEach((sum, i) => {
    if (sum !== 0) pairs.push(i, sum)
  })
  return Float32Array.from(pairs)
}

/** Adds an effect and its parts. `share` is how likely it happens: of several to choose from, one does. */
function addNode(tables: Tables, node: number, share: number, sums: Float32Array): void {
  const at = node * NODE_SIZE
  const verb = tables.nodes[at + NODE_VERB]
  const amount = usualAmount(tables, tables.nodes[at + NODE_AMOUNT]) * share
  // A verb without an amount happens once.
  sums[verb] += amount === 0 ? share : amount
  if (verb === SEND) addHolds(tables.nodes[at + NODE_WHAT], amount, sums)
  const children = tables.nodes[at + NODE_CHILD_COUNT]
  const each = verb === CHOOSE ? share / Math.max(1, children) : share
  for (let i = 0; i < children; i++)
    addNode(tables, tables.lists[tables.nodes[at + NODE_FIRST_CHILD] + i], each, sums)
}

function addHolds(mask: number, amount: number, sums: Float32Array): void {
  const holds = mask === 0 ? ALL_HOLDS : mask
  let count = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++) if ((holds >> hold) & 1) count++
  for (let hold = 0; hold < HOLD_COUNT; hold++)
    if ((holds >> hold) & 1) sums[VERBS.length + hold] += amount / count
}

/** An amount as effects store it: a number, or below 0 a row of `tables.amounts`, which depends on a count. */
function usualAmount(tables: Tables, n: number): number {
  if (n >= 0) return Math.min(n, MOST_AMOUNT)
  const row = (-1 - n) * AMOUNT_SIZE
  const every = Math.max(1, tables.amounts[row + AMOUNT_EVERY])
  const most = tables.amounts[row + AMOUNT_MAX]
  const usual = (USUAL_COUNT / every) * tables.amounts[row + AMOUNT_TIMES]
  return most > 0 ? Math.min(usual, most) : usual
}
