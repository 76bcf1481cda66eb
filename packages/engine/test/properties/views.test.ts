import { type Bot, handMadeBots } from '@amalfi/bots'
import {
  eventSeenBy,
  FULL_GAME,
  type Game,
  type GameEvent,
  HIDDEN,
  isBarrier,
  randomBelow,
  seedChance,
} from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { differences, expectSameGame } from '../support/game-differences.ts'
import { forAllGames, type GameRules, type Moment, playOut, playToEnd } from '../support/games.ts'
import { isHiddenFrom, shuffleHidden } from '../support/hidden.ts'
import { recount } from '../support/recount.ts'
import { openTable } from '../support/table.ts'

/** Visits random moments of games of every mode, for every seat. */
function forAllSeats(
  oneIn: number,
  visit: (moment: Moment, seat: number, salt: number) => void,
): void {
  forAllGames(10, (plan) => {
    const chance = seedChance(plan.seed + 7)
    playOut(plan, (moment) => {
      // Dealing hands is short and has many hidden cards, so every moment of it counts.
      if (moment.game.phase > 0 && randomBelow(chance, oneIn) > 0) return
      for (let seat = 0; seat < moment.game.seats; seat++)
        visit(moment, seat, plan.seed + moment.moves.length)
    })
  })
}

const otherGame = ({ rules, game }: Moment, seat: number, salt: number): Game =>
  shuffleHidden(game, seat, seedChance(salt), rules.tables.characters.type)

describe('the view of a seat', () => {
  test('does not depend on what the seat does not know', () => {
    let different = 0
    forAllSeats(4, (moment, seat, salt) => {
      const { rules, game } = moment
      const other = otherGame(moment, seat, salt)
      expect(rules.audit(other)).toEqual([])
      if (differences(game, other).some((field) => field.startsWith('where'))) different++
      expectSameGame(rules.view(other, seat).game, rules.view(game, seat).game, `views of ${seat}`)
    })
    expect(different).toBeGreaterThan(1000)
  })

  test('shows everything that is not hidden', () => {
    forAllSeats(8, ({ rules, game }, seat) => {
      const { game: seen, seat: viewSeat } = rules.view(game, seat)
      expect(viewSeat).toBe(seat)
      expect([game.viewer, seen.viewer]).toEqual([FULL_GAME, seat])
      const hidden = [
        'viewer',
        'chance',
        'artworkDeck',
        'atlasDeck',
        'councilDeck',
        'where',
        'knownBy',
        'picks',
      ]
      const differing = differences(game, seen).map((difference) => difference.split(':')[0])
      expect(differing.filter((field) => !hidden.includes(field))).toEqual([])
      expect(seen.chance.every((word) => word === 0)).toBe(true)
      for (const deck of ['artworkDeck', 'atlasDeck', 'councilDeck'] as const)
        expect(seen[deck]).toEqual(game[deck].map(() => HIDDEN))
      game.where.forEach((where, card) => {
        const expected = isHiddenFrom(game, seat, card) ? HIDDEN : where
        if (seen.where[card] !== expected) expect.fail(`character ${card} at ${seen.where[card]}`)
      })
      game.picks.forEach((pick, one) => {
        expect(seen.picks[one]).toBe(one === seat || pick < 0 ? pick : HIDDEN)
      })
    })
  })

  test('is enough to know which choices are legal, and why others are not', () => {
    forAllSeats(6, ({ rules, game, choice }, seat) => {
      const seen = rules.view(game, seat).game
      expect(rules.deciders(seen)).toEqual(rules.deciders(game))
      expect(rules.choices(seen, seat, [])).toEqual(rules.choices(game, seat, []))
      expect(rules.options(seen, seat, [])).toEqual(rules.options(game, seat, []))
      expect(rules.check(seen, seat, choice)).toEqual(rules.check(game, seat, choice))
      if (rules.deciders(game).includes(seat))
        expect(rules.decision(seen, seat)).toEqual(rules.decision(game, seat))
    })
  })

  // A merchant is slow, so it is asked less often.
  test.each([
    ['random', 6],
    ['apprentice-1', 60],
    ['merchant-1', 90],
  ] as const)('fully determines what the bot %s answers', (name, oneIn) => {
    const botsByRules = new Map<GameRules, Bot>()
    forAllSeats(oneIn, (moment, seat, salt) => {
      const { rules, game } = moment
      if (!rules.deciders(game).includes(seat)) return
      const bot = botsByRules.get(rules) ?? handMadeBots[name](rules)
      botsByRules.set(rules, bot)
      // The answer must not depend on what the bot was asked before either.
      const answers = [game, otherGame(moment, seat, salt)].map((one, i) =>
        (i === 0 ? bot : handMadeBots[name](rules))({
          view: rules.view(one, seat),
          choices: rules.choices(one, seat, []),
          options: rules.options(one, seat, []),
          chance: seedChance(salt),
        }),
      )
      expect(answers[1]).toBe(answers[0])
      expect(rules.check(game, seat, answers[0])).toBeNull()
    })
  })

  test('changes only through events that the seat witnesses', () => {
    let alike = 0
    forAllSeats(3, (moment, seat, salt) => {
      const { rules, game, choice } = moment
      const other = otherGame(moment, seat, salt)
      // The other game may give this seat other cards, so the choice may be illegal there.
      if (rules.check(other, moment.seat, choice) !== null) return
      if (looksAlike(rules, [rules.copy(game), other], seat, moment.seat, choice)) alike++
    })
    expect(alike).toBeGreaterThan(1000)
  })

  test('does not reveal what another player draws from a reshuffled deck', () => {
    const table = openTable({ players: 3 }).arrange({
      boards: [{ bread: 6, hand: ['poggio-bracciolini'] }],
      emptyDecks: ['council'],
    })
    const { rules, game } = table
    const choice = rules.parse({ do: 'invite', character: 'poggio-bracciolini' })
    for (const seat of [1, 2])
      for (let salt = 0; salt < 5; salt++) {
        const other = shuffleHidden(game, seat, seedChance(salt), rules.tables.characters.type)
        expect(looksAlike(rules, [rules.copy(game), other], seat, 0, choice)).toBe(true)
      }
  })
})

/**
 * Plays the same choice in two games that look the same to a seat. Before a barrier, the seat must
 * witness the same events in both. If it also does so after the barrier, both games must still look
 * the same, and the result is true.
 */
function looksAlike(
  rules: GameRules,
  games: readonly Game[],
  seat: number,
  mover: number,
  choice: number,
): boolean {
  const eventLists = games.map((one) => {
    const events: GameEvent[] = []
    rules.play(one, mover, choice, events)
    return events
  })
  const [one, other] = eventLists.map((events) => events.map((event) => eventSeenBy(event, seat)))
  const barrier = eventLists[0].findIndex(isBarrier)
  const sameCount = barrier < 0 ? eventLists[0].length : barrier
  expect(other.slice(0, sameCount)).toEqual(one.slice(0, sameCount))
  if (barrier < 0) expect(eventLists[1].length).toBe(sameCount)
  else if (JSON.stringify(one) !== JSON.stringify(other)) return false
  expectSameGame(
    rules.view(games[1], seat).game,
    rules.view(games[0], seat).game,
    `views of ${seat}`,
  )
  return true
}

describe('an imagined game', () => {
  test('looks the same to the seat, is sound, and has its own random generator', () => {
    forAllSeats(4, ({ rules, game }, seat, salt) => {
      const view = rules.view(game, seat)
      const imagined = rules.imagine(view, seedChance(salt))
      expectSameGame(rules.view(imagined, seat).game, view.game, `the views of seat ${seat}`)
      expectSound(rules, imagined)
      expect(imagined.chance).not.toEqual(game.chance)
      expectSameGame(imagined, rules.imagine(view, seedChance(salt)))
    })
  })

  test('can be played to the end', () => {
    forAllSeats(12, ({ rules, game }, seat, salt) => {
      const imagined = rules.imagine(rules.view(game, seat), seedChance(salt))
      playToEnd(rules, imagined, seedChance(salt))
      expectSound(rules, imagined)
    })
  })

  test('depends only on the view, not on the real game', () => {
    forAllSeats(8, (moment, seat, salt) => {
      const { rules, game } = moment
      const views = [game, otherGame(moment, seat, salt)].map((one) => rules.view(one, seat))
      const [one, other] = views.map((view) => rules.imagine(view, seedChance(salt)))
      expectSameGame(one, other)
    })
  })
})

function expectSound(rules: GameRules, game: Game): void {
  expect(rules.audit(game)).toEqual([])
  expect(recount(rules.tables, game)).toEqual([])
}
