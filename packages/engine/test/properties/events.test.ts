import { eventSeenBy, type Game, type GameEvent, isBarrier } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { EventFold } from '../support/event-fold.ts'
import {
  forAllGames,
  type GameRules,
  type Plan,
  playOut,
  rulesOf,
  setupOf,
} from '../support/games.ts'
import { isHiddenFrom } from '../support/hidden.ts'

/** Plays a game and passes on the events of each move, with the position before and after it. */
function forEachMove(
  plan: Plan,
  inspect: (
    rules: GameRules,
    events: readonly GameEvent[],
    before: Game | null,
    after: Game,
  ) => void,
): void {
  const events: GameEvent[] = []
  const rules = rulesOf(plan.mode)
  let before: Game | null = null
  const done = (game: Game): void => {
    inspect(rules, events, before, game)
    before = rules.copy(game)
    events.length = 0
  }
  const { game } = playOut(plan, (moment) => done(moment.game), events)
  done(game)
}

test('every change is reported by an event with the old and the new value', () => {
  forAllGames(30, (plan) => {
    const { mode, seed } = plan
    const { windRose } = rulesOf(mode).newGame(setupOf(mode, seed))
    const fold = new EventFold(rulesOf(mode).tables, mode.players, windRose, mode.hands === 'packs')
    forEachMove(plan, (_rules, events, _before, after) => {
      for (const event of events) fold.apply(event)
      expect(fold.compare(after)).toEqual([])
    })
  })
})

/** All players can see cards in these places (REN-SET-14, REN-SET-16). */
const OPEN = ['row', 'discard', 'table', 'pack', 'evolving', 'gone']

test('a seat is shown the cards that it may see, and no others', () => {
  let secrets = 0
  forAllGames(20, (plan) => {
    forEachMove(plan, (_rules, events, _before, after) => {
      for (const event of events)
        for (let seat = -1; seat < after.seats; seat++) {
          const shown = eventSeenBy(event, seat)
          if (event.kind !== 'card') {
            if (shown !== event)
              expect.fail(`seat ${seat} must see the event ${event.kind} unchanged`)
            continue
          }
          // Characters out of the game lie face down, unless their pack was open.
          const hidden = event.what === 'character' && event.to === 'gone'
          const open = OPEN.includes(event.from) || (OPEN.includes(event.to) && !hidden)
          const may = open || (event.seat === seat && seat >= 0)
          if (!may) secrets++
          expect(shown).toEqual({ ...event, card: may ? event.card : null })
        }
    })
  })
  expect(secrets).toBeGreaterThan(1000)
})

test('a seat knows where a card is after seeing it go there', () => {
  forAllGames(20, (plan) => {
    forEachMove(plan, (rules, events, _before, after) => {
      const ids = rules.tables.characterIds
      for (let seat = 0; seat < after.seats; seat++) {
        const seen = new Set<string>()
        for (const event of events) {
          if (event.kind === 'remake' || (event.kind === 'card' && event.from === 'deck'))
            seen.clear()
          const shown = eventSeenBy(event, seat)
          if (shown.kind === 'card' && shown.what === 'character' && shown.card !== null)
            seen.add(shown.card)
        }
        for (const id of seen)
          if (isHiddenFrom(after, seat, ids.indexOf(id)))
            expect.fail(`seat ${seat} has seen ${id}, and does not know where it is`)
      }
    })
  })
})

test('a move that shows its player a new card has a barrier event', () => {
  let movesWithNewCards = 0
  forAllGames(20, (plan) => {
    let mover = -1
    const events: GameEvent[] = []
    let before: Game | null = null
    const inspect = (game: Game): void => {
      if (before !== null) {
        const was = before
        const seesNewCard = game.where.some(
          (_, card) => isHiddenFrom(was, mover, card) && !isHiddenFrom(game, mover, card),
        )
        const drawn =
          game.artworkDeck.length < was.artworkDeck.length ||
          game.atlasDeck.length < was.atlasDeck.length
        if (seesNewCard || drawn) {
          movesWithNewCards++
          expect(events.some(isBarrier)).toBe(true)
        }
        // Random numbers are used only to shuffle, and shuffled cards are drawn at once.
        if (game.chance.join() !== was.chance.join()) expect(events.some(isBarrier)).toBe(true)
      }
      events.length = 0
    }
    const { game } = playOut(
      plan,
      (moment) => {
        inspect(moment.game)
        before = moment.rules.copy(moment.game)
        mover = moment.seat
      },
      events,
    )
    inspect(game)
  })
  expect(movesWithNewCards).toBeGreaterThan(1000)
})
