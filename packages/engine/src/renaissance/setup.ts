import { randomCards, setUpBoards, setUpRows } from '../board/board-setup.ts'
import type { Setup } from '../kernel/setup.ts'
import { setUpCharacters } from '../phases/dealing.ts'
import { randomBelow } from '../state/chance.ts'
import type { RulesContext } from '../state/context.ts'
import { frameCode, push } from '../state/frames.ts'
import { BY_RULE } from '../state/source.ts'
import { HANDS, SHADES } from '../state/words.ts'

const DECREES = 4

/** Sets up the table in the order of the rulebook. Hands are dealt as the first phase (REN-SET-15). */
export function setUp(ctx: RulesContext, setup: Setup): void {
  const { game, tables } = ctx
  const { titleCounts, darkTitles } = tables.config
  game.windRose = setup.first ?? randomBelow(game.chance, game.seats)
  game.turn = game.windRose
  game.decrees = randomCards(ctx, tables.decreeIds.length, DECREES)
  const light = titleCounts[game.seats - 1] - darkTitles
  game.titles = [
    ...randomCards(
      ctx,
      tables.titleIds.length,
      darkTitles,
      (title) => shadeOf(ctx, title) === 'dark',
    ),
    ...randomCards(ctx, tables.titleIds.length, light, (title) => shadeOf(ctx, title) === 'light'),
  ]
  setUpRows(ctx)
  setUpBoards(ctx)
  setUpCharacters(ctx, HANDS[game.hands] === 'packs')
  push(game, frameCode('flow'), -1, 0, 0, 0, BY_RULE)
}

const shadeOf = (ctx: RulesContext, title: number): string => SHADES[ctx.tables.titles.shade[title]]
