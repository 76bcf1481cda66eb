import { layOutBoards, layOutRows, some } from '../board/laying-out.ts'
import type { Setup } from '../kernel/setup.ts'
import { placeCharacters } from '../phases/dealing.ts'
import { below } from '../state/chance.ts'
import { pendingCode, push } from '../state/frames.ts'
import type { Play } from '../state/play.ts'
import { BY_RULE } from '../state/source.ts'
import { HANDS, SHADES } from '../state/words.ts'

const DECREES = 4

/** Sets up the table in the order of the rulebook; the hands follow as the first phase (REN-SET-15). */
export function setUp(p: Play, setup: Setup): void {
  const { game, tables } = p
  const { titles, darkTitles } = tables.config
  game.windRose = setup.first ?? below(game.chance, game.seats)
  game.turn = game.windRose
  game.decrees = some(p, tables.decreeIds.length, DECREES)
  const light = titles[game.seats - 1] - darkTitles
  game.titles = [
    ...some(p, tables.titleIds.length, darkTitles, (t) => shadeOf(p, t) === 'dark'),
    ...some(p, tables.titleIds.length, light, (t) => shadeOf(p, t) === 'light'),
  ]
  layOutRows(p)
  layOutBoards(p)
  placeCharacters(p, HANDS[game.hands] === 'packs')
  push(game, pendingCode('flow'), -1, 0, 0, 0, BY_RULE)
}

const shadeOf = (p: Play, title: number): string => SHADES[p.tables.titles.shade[title]]
