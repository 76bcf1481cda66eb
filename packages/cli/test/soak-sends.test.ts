import type { Cause, Described, GameEvent, GameName, Place } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { type GameRules, rulesOf } from '../src/game/games.ts'
import { soakGame } from '../src/soak/game.ts'
import { modesOf } from '../src/soak/modes.ts'
import { type Move, SendsWatch } from '../src/soak/sends-watch.ts'

const card: Cause = { kind: 'character', id: 'giovanni-angelo-montorsoli' }
const rule: Cause = { kind: 'rule', id: '' }
const ship = (from: Place, to: Place, because: Cause, seat = 0): GameEvent => ({
  kind: 'ship',
  seat,
  from,
  to,
  at: null,
  because,
})
const move = (choice: Described['do'], ...events: GameEvent[]): Move => ({ choice, events })

/** Legal before version 2 of the rules: Montorsoli sends for each of two lighthouses. */
const invite = move(
  'invite',
  { kind: 'bread', seat: 0, from: 6, to: 0, lost: 0, because: card },
  { kind: 'invite', seat: 0, character: 'francesco-di-giorgio-martini', cost: 6 },
)
const erect = (at: string, erected: number): Move =>
  move(
    'erect',
    { kind: 'lighthouse', seat: 0, at, slot: 0, erected },
    { kind: 'limit', seat: 0, from: 5 + erected, to: 6 + erected },
    { kind: 'trigger', seat: 0, character: 'giovanni-angelo-montorsoli' },
  )
const choose = move('choose')
const send = move('send', ship('bay', 'gem', card))
const bread = move('holdToBread', ship('gem', 'bay', rule), {
  kind: 'bread',
  seat: 0,
  from: 0,
  to: 3,
  lost: 0,
  because: rule,
})
const [venice, ragusa] = [erect('venice', 1), erect('ragusa', 2)]
const brokenLine = [invite, venice, choose, send, bread, ragusa, choose, send]

const FAULT = 'seat 0 sends a ship after bread was made between two sends (REN-OPT-5)'

function faultOf(moves: readonly Move[], game: GameName = 'renaissance'): string | null {
  const watch = new SendsWatch(game)
  try {
    for (const one of moves) watch.watch(one)
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
  }
  return null
}

test('REN-OPT-5: bread between two sends of one turn is reported', () => {
  expect(faultOf(brokenLine)).toBe(FAULT)
  const bay = move('bayToBread', ship('bay', 'port', rule))
  expect(faultOf([send, bay, send])).toBe(FAULT)
})

test('REN-SOL-11: bread between two sends in the reaction of a rival is reported', () => {
  const light = move('lightSend', ship('bay', 'wine', card))
  const reaction: GameEvent = { kind: 'reaction', rival: 'genoa' }
  expect(faultOf([move('decline', reaction), light, bread, light])).toBe(FAULT)
  expect(faultOf([light, move('decline', reaction), bread, light])).toBeNull()
  expect(faultOf([light, bread, move('decline', reaction), light])).toBeNull()
})

test.each<readonly [string, readonly Move[]]>([
  ['before the first send', [bread, send, send]],
  ['after the last send', [send, send, bread, bread]],
  ['in another turn', [send, bread, move('decline', { kind: 'turn', seat: 1 }), send]],
  [
    'in another phase',
    [send, bread, move('pass', { kind: 'phase', phase: 'feed', period: 0 }), send],
  ],
  ['of another seat', [send, bread, move('lightSend', ship('bay', 'gem', card, 1))]],
  ['by paying too much', [send, move('pay', ship('gem', 'bay', rule)), send]],
  ['by discarding a card', [send, move('handToBread'), send]],
])('REN-OPT-5: bread made %s is no fault', (_, moves) => {
  expect(faultOf(moves)).toBeNull()
})

test('ORI-PLA-3: the original allows bread between two sends', () => {
  expect(faultOf(brokenLine, 'original')).toBeNull()
})

test('REN-OPT-5: the soak checks sends in every game', () => {
  const sound = rulesOf('renaissance', 'english')
  const mode = modesOf('renaissance').filter(({ name }) => name === '3-packs-english')[0]
  // Rules that forget every send at once.
  const broken: GameRules = {
    ...sound,
    play(game, seat, choice, sink) {
      sound.play(game, seat, choice, sink)
      game.sent.fill(0)
    },
  }
  expect(soakGame(sound, mode, 1).finding).toBeNull()
  let finding = null
  for (let seed = 1; finding === null && seed < 60; seed++)
    finding = soakGame(broken, mode, seed).finding
  expect(finding?.fault).toMatch(/seat . sends a ship after bread was made between two sends/)
})
