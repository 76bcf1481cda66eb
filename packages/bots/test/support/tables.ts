import { type Bot, botChances } from '@amalfi/bots'
import {
  type Game,
  original,
  type Rules,
  renaissance,
  type Setup,
  type Standing,
} from '@amalfi/engine'
import { compile, originalPack, renaissancePack } from '@amalfi/packs'

type GameRules = Rules<Setup, Standing>
export const rules: GameRules = renaissance(compile(renaissancePack))
export const originalRules: GameRules = original(compile(originalPack))

/** Plays a game between bots. Each bot sees the view of its seat and must answer legally. */
export function playGame(setup: Setup, bots: readonly Bot[], gameRules: GameRules = rules): Game {
  const chances = bots.map((_, seat) => botChances(setup.seed)(seat))
  const game = gameRules.newGame(setup)
  for (;;) {
    const [seat] = gameRules.deciders(game)
    if (seat === undefined) return game
    const choices = gameRules.choices(game, seat, [])
    const options = gameRules.options(game, seat, [])
    const view = gameRules.view(game, seat)
    gameRules.play(game, seat, bots[seat]({ view, choices, options, chance: chances[seat] }))
  }
}

/** How many of these games for two a bot wins, alternating between both seats. */
export function winsAgainst(
  rival: Bot,
  bot: Bot,
  games: number,
  seed: number,
  gameRules: GameRules = rules,
): number {
  let wins = 0
  for (let i = 0; i < games; i++) {
    const seat = i % 2
    const bots = seat === 0 ? [bot, rival] : [rival, bot]
    const game = playGame({ players: 2, seed: seed + Math.floor(i / 2), first: 0 }, bots, gameRules)
    const [mine, other] = [seat, 1 - seat].map((s) => gameRules.standings(game)[s])
    if (mine.place < other.place) wins++
  }
  return wins
}
