import { HAND_MADE, handMadeBots, LEVELS, type Question, standInFor } from '@amalfi/bots'
import { loadBot } from '@amalfi/bots/load'
import { renaissance, seedChance } from '@amalfi/engine'
import { compile, renaissancePack, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'

const rules = renaissance(compile(renaissancePack))
const game = rules.newGame({ players: 2, seed: 3, first: 0 })
const [seat] = rules.deciders(game)
/** The same question each time, with a generator in the same state. */
const question = (): Question => ({
  view: rules.view(game, seat),
  choices: rules.choices(game, seat, []),
  options: [],
  chance: seedChance(1),
})

describe.each(LEVELS)('%s', (level) => {
  const bot = standInFor(level)
  const expected = handMadeBots[bot](rules)(question())

  test('plays with its network', async () => {
    const loaded = await loadBot(level, rules)
    expect(loaded.standIn).toBeUndefined()
    expect(question().choices).toContain(loaded.bot(question()))
  })

  test('has a hand-made stand-in if there is no network for the cards', async () => {
    const loaded = await loadBot(level, rules, async () => null)
    expect(loaded.standIn).toEqual({ bot, why: 'untrained' })
    expect(loaded.bot(question())).toBe(expected)
  })

  test('has a hand-made stand-in if the network cannot be loaded', async () => {
    const error = new Error('offline')
    const loaded = await loadBot(level, rules, () => Promise.reject(error))
    expect(loaded).toMatchObject({ standIn: { bot, why: 'failed' }, error })
    expect(loaded.bot(question())).toBe(expected)
  })
})

test('hand-made bots need no network, whatever the cards are', async () => {
  const trial = renaissance(compile(trialPack))
  for (const id of HAND_MADE)
    expect(
      await loadBot(id, trial, () => Promise.reject(new Error('not needed'))),
    ).not.toHaveProperty('standIn')
})
