import { readFileSync, writeFileSync } from 'node:fs'
import {
  commitmentOf,
  dealKey,
  newRecord,
  randomBelow,
  recordChoice,
  renaissance,
  seedChance,
} from '@amalfi/engine'
import { compile, trialPack } from '@amalfi/packs'
import { writeDeal } from '@amalfi/session'
import { beforeAll, expect, test } from 'vitest'
import { runAmalfi, temporaryFolder } from './support/io.ts'

const at = temporaryFolder()
const secret = '5a'.repeat(32)
const nonces = ['0f'.repeat(16), null]

/** A few choices of a game with this seed. */
function recordOf(seed: string) {
  const rules = renaissance(compile(trialPack))
  const setup = { players: 2, seed }
  const game = rules.newGame(setup)
  const chance = seedChance(3)
  let record = newRecord(rules, setup)
  for (let made = 0; made < 30; made++) {
    const [seat] = rules.deciders(game)
    const choices = rules.choices(game, seat, [])
    const choice = choices[randomBelow(chance, choices.length)]
    record = recordChoice(rules, record, game, seat, choice)
    rules.play(game, seat, choice)
  }
  return record
}

beforeAll(() => {
  const proof = { commitment: commitmentOf(secret), secret, nonces }
  writeFileSync(at('fair.json'), writeDeal({ proof, record: recordOf(dealKey(secret, nonces)) }))
  writeFileSync(at('chosen.json'), writeDeal({ proof, record: recordOf('b7'.repeat(32)) }))
})

test('a fair deal is confirmed, with how many pages took part in it', async () => {
  const { code, out, err } = await runAmalfi('verify', at('fair.json'))
  expect([code, err]).toEqual([0, []])
  expect(out[1]).toBe('1 of 2 seats added chance of their own to the deal.')
  expect(out[2]).toBe('All 30 choices of the record are legal.')
  expect(out[3]).toMatch(/^The deal is fair/)
})

test('a deal whose seed was chosen is refused', async () => {
  const { code, err } = await runAmalfi('verify', at('chosen.json'))
  expect(code).toBe(1)
  expect(err.join()).toContain('not dealt from the secret and the nonces')
})

test('another secret than the one committed to is refused', async () => {
  const text = readFileSync(at('fair.json'), 'utf8')
  writeFileSync(at('other.json'), text.replace(secret, `0${secret.slice(1)}`))
  const { code, err } = await runAmalfi('verify', at('other.json'))
  expect(code).toBe(1)
  expect(err.join()).toContain('committed to before the deal')
})
