import { type Bot, random } from '@amalfi/bots'
import { type Game, renaissance, type Setup, seedChance } from '@amalfi/engine'
import { compile, renaissancePack } from '@amalfi/packs'

export const rules = renaissance(compile(renaissancePack))

/** Plays a game between bots; each sees what its seat knows, and what it answers must be legal. */
export function playGame(setup: Setup, bots: readonly Bot[]): Game {
  const chances = bots.map((_, seat) => seedChance(setup.seed + 1000 + seat))
  const game = rules.newGame(setup)
  for (;;) {
    const [seat] = rules.deciders(game)
    if (seat === undefined) return game
    const choices = rules.choices(game, seat, [])
    const options = rules.options(game, seat, [])
    const view = rules.view(game, seat)
    rules.play(game, seat, bots[seat]({ view, choices, options, chance: chances[seat] }))
  }
}

/** How many of so many games for two a bot wins against `random`, sitting first and second in turn. */
export function winsAgainstRandom(bot: Bot, games: number, seed: number): number {
  let wins = 0
  for (let i = 0; i < games; i++) {
    const seat = i % 2
    const bots = seat === 0 ? [bot, random] : [random, bot]
    const game = playGame({ players: 2, seed: seed + Math.floor(i / 2), first: 0 }, bots)
    const [mine, other] = [seat, 1 - seat].map((s) => rules.standings(game)[s])
    if (mine.place < other.place) wins++
  }
  return wins
}
