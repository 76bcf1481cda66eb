import { merchant } from '@amalfi/bots'
import {
  BAY,
  type Described,
  type Game,
  HAND,
  HOLDS,
  type Hold,
  IMMEDIATE,
  IN_DECK,
  IN_ROW,
  renaissance,
  seedChance,
  UPRIGHT,
} from '@amalfi/engine'
import { compile, trialPack } from '@amalfi/packs'

/** The cards of the trial pack never change. */
export const rules = renaissance(compile(trialPack))
const { tables } = rules
const bot = merchant(rules)

/** A game for two at the start of a period, with hands dealt; seat 0 is asked. */
export function startOfPeriod(period: number, seed = 1): Game {
  const game = rules.newGame({ players: 2, seed, hands: 'blind', first: 0 })
  game.period = period
  return game
}

/** Puts ships of seat 0 into holds, and its other ships into the bay or the port. */
export function loadShips(game: Game, holds: Partial<Record<Hold, number>>, rest = BAY): void {
  for (const [hold, ships = 0] of Object.entries(holds)) {
    game.ships[HOLDS.indexOf(hold as Hold)] += ships
    game.ships[BAY] -= ships
  }
  const left = game.ships[BAY]
  game.ships[BAY] = 0
  game.ships[rest] += left
}

/** Gives seat 0 these cards as its hand; its old hand goes into the deck. */
export function setHand(game: Game, ...ids: readonly string[]): void {
  for (let card = 0; card < game.where.length; card++)
    if (game.where[card] === HAND) putInDeck(game, card)
  for (const id of ids) {
    const card = tables.characterIds.indexOf(id)
    takeAway(game, card)
    game.where[card] = HAND
    game.knownBy[card] = 1
  }
  game.handSize[0] = ids.length
}

function putInDeck(game: Game, card: number): void {
  game.where[card] = IN_DECK
  game.knownBy[card] = 0
  game.councilDeck.push(card)
}

/** Takes a card out of the deck, the Council or another hand. A card of the Council is replaced. */
function takeAway(game: Game, card: number): void {
  const slot = game.council.indexOf(card)
  const inDeck = game.councilDeck.indexOf(card)
  if (slot >= 0) {
    const next = game.councilDeck.pop() ?? -1
    game.council[slot] = next
    game.where[next] = IN_ROW
    game.knownBy[next] = 3
  } else if (inDeck >= 0) game.councilDeck.splice(inDeck, 1)
  else game.handSize[game.where[card] - HAND]--
}

/** Invites this many immediate characters for seat 0. */
export function inviteImmediates(game: Game, many: number, except: readonly string[] = []): void {
  for (let card = 0, left = many; left > 0; card++) {
    if (tables.characters.type[card] !== IMMEDIATE) continue
    if (except.includes(tables.characterIds[card])) continue
    takeAway(game, card)
    game.where[card] = UPRIGHT
    game.knownBy[card] = 3
    game.invited.push(card)
    game.characterCounts[IMMEDIATE]++
    left--
  }
}

/** Puts these artworks into the Workshop, from the right. */
export function setWorkshop(game: Game, ...ids: readonly string[]): void {
  ids.forEach((id, i) => {
    const card = tables.artworkIds.indexOf(id)
    const slot = game.workshop.length - 1 - i
    const from = game.workshop.indexOf(card)
    const inDeck = game.artworkDeck.indexOf(card)
    if (from >= 0) game.workshop[from] = game.workshop[slot]
    else game.artworkDeck[inDeck] = game.workshop[slot]
    game.workshop[slot] = card
  })
}

/** Sets the titles of the game. */
export function setTitles(game: Game, ...ids: readonly string[]): void {
  game.titles = ids.map((id) => tables.titleIds.indexOf(id))
}

/** The answer of the merchant in seat 0, in words. The position must be sound. */
export function answer(game: Game): Described {
  const faults = rules.audit(game)
  if (faults.length > 0) throw new Error(`the position is not sound: ${faults.join('; ')}`)
  return rules.describe(
    bot({
      view: rules.view(game, 0),
      choices: rules.choices(game, 0, []),
      options: rules.options(game, 0, []),
      chance: seedChance(1),
    }),
  )
}
