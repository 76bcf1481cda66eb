import { below } from '../core/chance.ts'
import { placeCharacters } from '../core/dealing.ts'
import { pendingCode, push } from '../core/frames.ts'
import { layOutBoards, layOutRows, some } from '../core/laying-out.ts'
import type { Play } from '../core/play.ts'
import type { Setup } from '../core/setup.ts'
import { BY_RULE } from '../core/source.ts'
import { HANDS, SHADES } from '../core/words.ts'

const DECREES = 4

/** Sets up the table in the order of the rulebook; the hands follow as the first phase (REN-SET-15). */
export function setUp(p: Play, setup: Setup): void {
  const { game, tables } = p
  const { titles, darkTitles } = tables.customs
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
