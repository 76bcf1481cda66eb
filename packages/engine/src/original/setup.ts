import { randomCards, setUpBoards, setUpRows } from '../board/board-setup.ts'
import type { Setup } from '../kernel/setup.ts'
import { setUpCharacters } from '../phases/dealing.ts'
import { randomBelow } from '../state/chance.ts'
import type { RulesContext } from '../state/context.ts'
import { frameCode, push } from '../state/frames.ts'
import { BY_RULE } from '../state/source.ts'
import { HANDS } from '../state/words.ts'

/** ORI-SET-3: settlements in a game. */
const SETTLEMENTS = 4

/** Sets up the table (ORI-SET-1 to ORI-SET-4). Hands are dealt as the first phase. */
export function setUp(ctx: RulesContext, setup: Setup): void {
  const { game, tables } = ctx
  game.windRose = setup.first ?? randomBelow(game.chance, game.seats)
  game.turn = game.windRose
  setUpRows(ctx)
  game.titles = randomCards(ctx, tables.titleIds.length, tables.config.titleCounts[game.seats - 1])
  game.decrees = randomCards(ctx, tables.decreeIds.length, SETTLEMENTS)
  setUpBoards(ctx)
  setUpCharacters(ctx, HANDS[game.hands] === 'packs')
  push(game, frameCode('flow'), -1, 0, 0, 0, BY_RULE)
}
