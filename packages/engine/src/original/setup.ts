import { below } from '../core/chance.ts'
import { placeCharacters } from '../core/dealing.ts'
import { pendingCode, push } from '../core/frames.ts'
import { layOutBoards, layOutRows, some } from '../core/laying-out.ts'
import type { Play } from '../core/play.ts'
import type { Setup } from '../core/setup.ts'
import { BY_RULE } from '../core/source.ts'
import { HANDS } from '../core/words.ts'

/** ORI-SET-3. */
const SETTLEMENTS = 4

/** Sets up the table (ORI-SET-1 to ORI-SET-4); the characters follow as the first phase. */
export function setUp(p: Play, setup: Setup): void {
  const { game, tables } = p
  game.windRose = setup.first ?? below(game.chance, game.seats)
  game.turn = game.windRose
  layOutRows(p)
  game.titles = some(p, tables.titleIds.length, tables.customs.titles[game.seats - 1])
  game.decrees = some(p, tables.decreeIds.length, SETTLEMENTS)
  layOutBoards(p)
  placeCharacters(p, HANDS[game.hands] === 'packs')
  push(game, pendingCode('flow'), -1, 0, 0, 0, BY_RULE)
}
