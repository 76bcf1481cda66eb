import { pickEvenly } from '@amalfi/bots'
import {
  below,
  type Game,
  type GameRecord,
  HANDS,
  lastBarrier,
  newRecord,
  RecordError,
  type RecordFault,
  RULES_VERSION,
  type Rules,
  readRecord,
  recordChoice,
  renaissance,
  replay,
  type Setup,
  seedChance,
  undo,
  writeRecord,
} from '@amalfi/engine'
import { compile, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'

const tables = compile(trialPack)
const rules = renaissance(tables)

/** Plays at random and records it; in a simultaneous choice any of the seats may answer first. */
function playOut(setup: Setup, most = Infinity): { record: GameRecord; game: Game } {
  const game = rules.newGame(setup)
  const chance = seedChance(setup.seed + 1000)
  let record = newRecord(rules, setup)
  for (let made = 0; made < most; made++) {
    const deciders = rules.deciders(game)
    if (deciders.length === 0) break
    const seat = deciders[below(chance, deciders.length)]
    const options = rules.options(game, seat, [])
    const list = options.length > 0 && below(chance, 9) === 0 ? options : null
    const choice = pickEvenly(list ?? rules.choices(game, seat, []), chance)
    record = recordChoice(rules, record, game, seat, choice)
    rules.play(game, seat, choice)
  }
  return { record, game }
}

function faultOf(act: () => unknown): RecordError {
  try {
    act()
  } catch (error) {
    if (error instanceof RecordError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

const short = playOut({ players: 4, seed: 5, hands: 'draft', first: 2 }, 30)
const text = writeRecord(short.record)

/** The text with a field changed, and the checksum made to fit. */
function forged(change: Partial<Record<keyof GameRecord, unknown>>): string {
  return writeRecord({ ...short.record, ...change } as GameRecord)
}

describe('the text', () => {
  test('is one line of JSON with the fields in their order', () => {
    expect(text).not.toMatch(/\s/)
    const fields: Record<string, unknown> = JSON.parse(text)
    expect(Object.keys(fields)).toEqual(
      'amalfi game version pack hash printing setup choices check'.split(' '),
    )
    expect(fields).toMatchObject({
      amalfi: 1,
      game: 'renaissance',
      version: RULES_VERSION,
      pack: 'trial',
      hash: tables.hash,
      printing: 'english',
    })
    expect(JSON.stringify(fields.setup)).toBe('{"first":2,"hands":"draft","players":4,"seed":5}')
  })

  test('says the same whatever the order and the gaps in which a set-up was given', () => {
    const one = newRecord(rules, { players: 2, seed: 1, first: 0 })
    const other = newRecord(rules, { first: 0, seed: 1, players: 2 })
    expect(writeRecord(one)).toBe(writeRecord(other))
    const gap = { players: 2, seed: 1, first: 0, rival: undefined } as unknown as Setup
    expect(writeRecord(newRecord(rules, gap))).toBe(writeRecord(one))
  })

  test('comes back as it was written', () => {
    expect(readRecord(text)).toEqual(short.record)
    expect(writeRecord(readRecord(text))).toBe(text)
  })

  test('may be laid out otherwise: what counts is what it says', () => {
    const laidOut = JSON.stringify(JSON.parse(text), null, 2)
    expect(readRecord(`\n${laidOut}\n`)).toEqual(short.record)
  })

  test('is refused when cut off, at whatever length', () => {
    for (let length = 0; length < text.length; length++)
      expect(faultOf(() => readRecord(text.slice(0, length))).fault, `${length}`).toBe('notJson')
  })

  test('is refused when any one character is altered', () => {
    for (let at = 0; at < text.length; at++)
      for (const other of ['A', 'z', '0', '9', '-', ' ', '"', '{', '}', ',', '\\', 'é', '\u0000']) {
        if (text[at] === other) continue
        const altered = text.slice(0, at) + other + text.slice(at + 1)
        expect(() => readRecord(altered), altered).toThrow(RecordError)
      }
  })

  test('is refused when any one character is missing or doubled', () => {
    for (let at = 0; at < text.length; at++) {
      const without = text.slice(0, at) + text.slice(at + 1)
      expect(() => readRecord(without), without).toThrow(RecordError)
      const doubled = text.slice(0, at) + text[at] + text.slice(at)
      expect(() => readRecord(doubled), doubled).toThrow(RecordError)
    }
  })

  test.each([
    ['', 'notJson', 'text'],
    ['null', 'notJson', 'text'],
    ['[1]', 'notJson', 'text'],
    ['"x"', 'notJson', 'text'],
    ['{}', 'field', 'amalfi'],
    ['{"amalfi":2}', 'otherFormat', 'amalfi'],
    ['{"amalfi":1}', 'field', 'game'],
  ] as const)('%s is no record', (bad, fault, place) => {
    expect(faultOf(() => readRecord(bad))).toMatchObject({ fault, place })
  })

  test('needs every field, and no other', () => {
    const fields: Record<string, unknown> = JSON.parse(text)
    for (const name of Object.keys(fields)) {
      const { [name]: _, ...rest } = fields
      const error = faultOf(() => readRecord(JSON.stringify(rest)))
      expect(error).toMatchObject({ fault: 'field', place: name })
    }
    for (const name of ['seed', '__proto__', 'toString']) {
      const more = `${text.slice(0, -1)},"${name}":1}`
      expect(faultOf(() => readRecord(more))).toMatchObject({ fault: 'field', place: name })
    }
  })

  test.each([
    [{ game: 1 }, 'game'],
    [{ version: '1' }, 'version'],
    [{ version: 1.5 }, 'version'],
    [{ version: -1 }, 'version'],
    [{ pack: null }, 'pack'],
    [{ hash: 3 }, 'hash'],
    [{ printing: true }, 'printing'],
    [{ setup: { players: [4] } }, 'setup.players'],
    [{ setup: { players: null } }, 'setup.players'],
    [{ choices: ['A'] }, 'choices'],
  ])('a wrong field is named: %o', (change, place) => {
    expect(faultOf(() => readRecord(forged(change)))).toMatchObject({ fault: 'field', place })
  })

  test.each([[], 'four', 4, null])('a set-up must be an object: %o', (setup) => {
    const bad = JSON.stringify({ ...JSON.parse(text), setup })
    expect(faultOf(() => readRecord(bad))).toMatchObject({ fault: 'field', place: 'setup' })
  })

  test('the checksum is a field that is checked too', () => {
    const fields: Record<string, unknown> = JSON.parse(text)
    const wrong = (check: unknown) => () => readRecord(JSON.stringify({ ...fields, check }))
    expect(faultOf(wrong(7))).toMatchObject({ fault: 'field', place: 'check' })
    expect(faultOf(wrong('AAAAAA'))).toMatchObject({ fault: 'damaged', place: 'check' })
    expect(faultOf(wrong(''))).toMatchObject({ fault: 'damaged', place: 'check' })
  })
})

describe('replay', () => {
  test.each([1, 2, 3, 4])('%i players: gives the same game, bit for bit', (players) => {
    for (const hands of HANDS) {
      if (players === 1 && hands.toLowerCase().endsWith('draft')) continue
      for (const seed of [1, 2, 3]) {
        const { record, game } = playOut({ players, seed, hands })
        const again = replay(rules, readRecord(writeRecord(record)))
        expect(again).toEqual(game)
        expect(rules.encode(again)).toBe(rules.encode(game))
      }
    }
  })

  test('passes through every position', () => {
    const setup = { players: 3, seed: 8, hands: 'selection' } as const
    const { record, game } = playOut(setup, 60)
    const made: number[] = []
    let last = -1
    replay(rules, record, undefined, (position, count, letters) => {
      made.push(count)
      expect(letters).toBeGreaterThan(last)
      last = letters
      const there = playOut(setup, count).game
      expect(rules.encode(position)).toBe(rules.encode(there))
    })
    expect(made).toEqual(Array.from({ length: 61 }, (_, i) => i))
    expect(last).toBe(record.choices.length)
    expect(replay(rules, record)).toEqual(game)
  })

  test('tells the events of the whole game', () => {
    const events: { kind: string }[] = []
    const { record } = playOut({ players: 2, seed: 3 })
    replay(rules, record, events as never)
    expect(events[events.length - 1].kind).toBe('end')
    expect(events.filter((event) => event.kind === 'phase')).toHaveLength(13)
  })

  test('a finished game for four is short', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { record } = playOut({ players: 4, seed, hands: HANDS[seed % 5] })
      expect(writeRecord(record).length).toBeLessThanOrEqual(1500)
    }
  })

  const cases: readonly (readonly [string, Partial<GameRecord>, RecordFault, string])[] = [
    ['another game', { game: 'original' }, 'otherGame', 'game'],
    ['another version of the rules', { version: RULES_VERSION + 1 }, 'otherVersion', 'version'],
    ['another pack', { pack: 'full' }, 'otherPack', 'hash'],
    ['a changed pack', { hash: tables.hash.replace(/./, 'x') }, 'otherPack', 'hash'],
    ['another printing', { printing: 'french' }, 'otherPrinting', 'printing'],
    ['too many players', { setup: { players: 5, seed: 1 } }, 'setup', 'setup'],
    ['no seed', { setup: { players: 2 } }, 'setup', 'setup'],
    ['a seed that is text', { setup: { players: 2, seed: '1' } }, 'setup', 'setup'],
    ['hands that do not exist', { setup: { players: 2, seed: 1, hands: 'x' } }, 'setup', 'setup'],
    ['a field no set-up has', { setup: { players: 2, seed: 1, hand: 'draft' } }, 'setup', 'setup'],
  ]
  test.each(cases)('refuses %s', (_name, change, fault, place) => {
    const error = faultOf(() => replay(rules, readRecord(forged(change))))
    expect(error).toMatchObject({ fault, place })
    expect(error.message.startsWith(`${place}: `)).toBe(true)
  })

  test('refuses the other printing by these rules, and plays it by its own', () => {
    const french = renaissance(compile(trialPack, { printing: 'french' }))
    const record = newRecord(french, { players: 2, seed: 1 })
    expect(faultOf(() => replay(rules, record)).fault).toBe('otherPrinting')
    expect(replay(french, record)).toEqual(french.newGame({ players: 2, seed: 1 }))
  })

  const open = newRecord(rules, { players: 2, seed: 1, hands: 'packs', first: 0 })
  test.each([
    ['9', 'illegal', 'choice 1', 'a place that is not on offer'],
    ['-AA', 'illegal', 'choice 1', 'a high place that is not on offer'],
    ['_', 'illegal', 'choice 1', 'a letter that begins no place'],
    ['A9', 'illegal', 'choice 2', 'the second choice'],
    ['-A', 'cutOff', 'choice 1', 'a high place without its end'],
    ['-', 'cutOff', 'choice 1', 'a high place without its beginning'],
    ['A?', 'illegal', 'choice 2', 'a character that is no letter'],
    ['A A', 'illegal', 'choice 2', 'a space'],
  ])('%s: %s at %s: %s', (choices, fault, place) => {
    expect(faultOf(() => replay(rules, { ...open, choices }))).toMatchObject({ fault, place })
  })

  test('in a simultaneous choice the seat must be one that decides', () => {
    const draft = newRecord(rules, { players: 3, seed: 1, hands: 'draft' })
    const play = (choices: string) => () => replay(rules, { ...draft, choices })
    expect(faultOf(play('DA'))).toMatchObject({ fault: 'illegal', place: 'choice 1' })
    expect(faultOf(play('BABA'))).toMatchObject({ fault: 'illegal', place: 'choice 2' })
    expect(faultOf(play('B'))).toMatchObject({ fault: 'cutOff', place: 'choice 1' })
    // Seats 1, 0, 2 or 2, 0, 1: the last one left needs no letter.
    expect(play('BCAAE')()).toEqual(play('CEAAC')())
  })

  test('refuses choices after the end', () => {
    const { record } = playOut({ players: 1, seed: 4 })
    const made = countOf(record)
    const error = faultOf(() => replay(rules, { ...record, choices: `${record.choices}A` }))
    expect(error).toMatchObject({ fault: 'goesOn', place: `choice ${made + 1}` })
  })
})

describe('a record that begins from a position', () => {
  const setup = { players: 3, seed: 8, hands: 'selection' } as const
  const { game: begun } = playOut(setup, 40)
  let record = newRecord(rules, setup, begun)
  const game = rules.copy(begun)
  for (let made = 0; made < 12; made++) {
    const [seat] = rules.deciders(game)
    const [choice] = rules.choices(game, seat, [])
    record = recordChoice(rules, record, game, seat, choice)
    rules.play(game, seat, choice)
  }

  test('says which, before the choices, and comes back', () => {
    expect(Object.keys(JSON.parse(writeRecord(record)))).toEqual(
      'amalfi game version pack hash printing setup from choices check'.split(' '),
    )
    expect(readRecord(writeRecord(record))).toEqual(record)
  })

  test('is played from there, and tells what happens from there on', () => {
    const events: unknown[] = []
    const made: number[] = []
    const again = replay(rules, record, events as never, (position, count) => {
      if (count === 0) {
        expect(position).toEqual(begun)
        expect(events).toEqual([])
      }
      made.push(count)
    })
    expect(again).toEqual(game)
    expect(made).toEqual(Array.from({ length: 13 }, (_, i) => i))
    expect(undo(rules, record, 12).game).toEqual(begun)
  })

  const elsewhere = rules.encode(playOut({ players: 2, seed: 8 }, 4).game)
  test.each([
    ['no position', { from: 'R1' }, 'position', 'from'],
    ['a damaged one', { from: record.from?.replace(/.$/, '?') ?? '' }, 'position', 'from'],
    ['one of other players', { from: elsewhere }, 'position', 'from'],
    ['other hands', { setup: { ...setup, hands: 'blind' } }, 'position', 'from'],
    ['a bad set-up', { setup: { ...setup, seed: -1 } }, 'setup', 'setup'],
  ] as const)('refuses %s', (_name, change, fault, place) => {
    const text = writeRecord({ ...record, ...change })
    expect(faultOf(() => replay(rules, readRecord(text)))).toMatchObject({ fault, place })
  })

  test('the position is a text', () => {
    const text = writeRecord({ ...record, from: 7 } as never)
    expect(faultOf(() => readRecord(text))).toMatchObject({ fault: 'field', place: 'from' })
  })
})

const countOf = (record: GameRecord): number => {
  let made = 0
  replay(rules, record, undefined, (_game, count) => {
    made = count
  })
  return made
}

describe('recording', () => {
  test('takes only what is on offer', () => {
    const game = rules.newGame({ players: 2, seed: 1 })
    const record = newRecord(rules, { players: 2, seed: 1 })
    const [seat] = rules.deciders(game)
    expect(() => recordChoice(rules, record, game, seat, 12345678)).toThrow(RangeError)
    expect(() => recordChoice(rules, record, game, 1 - seat, 0)).toThrow(RangeError)
  })

  test('takes only set-ups of texts and numbers', () => {
    const odd = { players: 2, seed: 1, names: ['a', 'b'] }
    expect(() => newRecord(rules as Rules<typeof odd, unknown>, odd)).toThrow(TypeError)
  })

  test('goes far beyond one letter, and comes back', () => {
    const places = [0, 1, 61, 62, 63, 125, 126, 127, 4156, 4157]
    const crowd = crowded(4200)
    let record = newRecord(crowd.rules, { players: 2, seed: 1 })
    const game = crowd.rules.newGame({ players: 2, seed: 1 })
    for (const place of places) record = recordChoice(crowd.rules, record, game, 0, place)
    expect(record.choices).toBe('AB9-AA-AB-A_-BA-BB-_-' + '-__')
    replay(crowd.rules, record)
    expect(crowd.played).toEqual(places)
    expect(() => recordChoice(crowd.rules, record, game, 0, 4158)).toThrow(RangeError)
  })
})

/** Rules that offer very many choices to one seat, half of them as options, and never end. */
function crowded(many: number) {
  const played: number[] = []
  const half = many / 2
  const fill = (out: number[], from: number) => {
    out.length = 0
    for (let i = 0; i < half; i++) out.push(from + i)
    return out
  }
  const crowd: Rules<Setup, unknown> = {
    ...rules,
    deciders: () => [0],
    choices: (_game, _seat, out) => fill(out, 0),
    options: (_game, _seat, out) => fill(out, half),
    play: (_game, _seat, choice) => {
      played.push(choice)
    },
  }
  return { rules: crowd, played }
}

describe('undo', () => {
  test('leads back, step by step, to the start', () => {
    const setup = { players: 2, seed: 6, hands: 'scoreDraft' } as const
    const whole = playOut(setup, 40)
    for (let steps = 0; steps <= 40; steps++) {
      const back = undo(rules, whole.record, steps)
      const there = playOut(setup, 40 - steps)
      expect(back.record).toEqual(there.record)
      expect(back.game).toEqual(there.game)
    }
    expect(undo(rules, whole.record, 40).game).toEqual(rules.newGame(setup))
  })

  test.each([-1, 0.5, 31, Number.NaN])('cannot go %f steps back', (steps) => {
    expect(() => undo(rules, short.record, steps)).toThrow(RangeError)
  })

  test('the last barrier is the last choice after which something was drawn or revealed', () => {
    const { record } = playOut({ players: 2, seed: 9 })
    const made = countOf(record)
    const barriers = new Set<number>([0])
    const events: { kind: string; from?: unknown }[] = []
    replay(rules, record, events as never, (_game, count) => {
      for (const { kind, from } of events.splice(0))
        if (kind === 'reveal' || kind === 'remake' || (kind === 'card' && from === 'deck'))
          barriers.add(count)
    })
    expect(barriers.size).toBeGreaterThan(10)
    for (let steps = 0; steps <= made; steps++) {
      const left = made - steps
      const expected = Math.max(...[...barriers].filter((count) => count <= left))
      expect(lastBarrier(rules, undo(rules, record, steps).record)).toBe(expected)
    }
  })
})
