import type { SectionTextOf } from '../outline.ts'

export const solo: SectionTextOf<'solo'> = {
  title: 'The solo game',
  paragraphs: {
    rival:
      'Alone, you play against a rival: Naples, the easier one, or Genoa, the harder one. It has 10 ships and 6 lighthouses of another colour. You are always the first player.',
    setup:
      'You start with 3 bread and keep the Wind Rose for the whole game. Your hand is one of the six packs, or dealt blind or by personal selection; drafts need at least two players.',
    reaction:
      'The rival reacts once after each of your main actions, when the action is completely finished, lighthouses included. It does not react to passing, to optional actions or to the use of a lighthouse.',
    nothing:
      'The rival has no bread, no score, no titles, no turns and no feed. All title squares are for you.',
    navigation:
      'After your navigation, a rival ship goes on every free public destination that gives a resource the rightmost artwork requires; against Genoa, also on those that give the bonus of that artwork. You may use your lighthouses there.',
    discards:
      'After your acquisition the rightmost artwork is discarded, after your discovery the rightmost tile of the Atlas, after your invitation the rightmost character. The row is then refilled.',
    engagement:
      'After your engagement, a rival ship goes on the topmost free evolving destination.',
    construction:
      'After your construction, a rival lighthouse goes into the free lighthouse slot of every public destination that gives a resource the rightmost tile of the Atlas requires.',
    period:
      "At the end of a period the rival's ships leave the board. Its lighthouses stay to the end of the game: they fill their slots and give nothing to anybody.",
    titles:
      'Against Naples you need at least 1 title at the end of period III and 2 at the end of period IV. Against Genoa you need 1 at the end of II, 2 at the end of III and 3 at the end of IV. Otherwise the game is lost there.',
    check:
      'Your titles are counted after the decree, before the new period or the final scoring begins. A game lost there has no rank.',
    ranks:
      'A finished game earns one of four ranks. English printing: up to 125 points, 126 to 175, 176 to 225, 226 and more. French printing: up to 120 points, 121 to 180, 181 to 229, 230 and more.',
    gives:
      'A destination gives a resource if it shows that hold as it is now: a covering tile counts, the print beneath it does not. "Any" does not count. An artwork or tile that accepts two resources calls for both.',
    bonus:
      'Against Genoa, the destinations that give a bonus are those with the same icon. The "take 1 character" beside an evolving destination does not count for this.',
    order:
      "The rival's reaction is a turn of its own, so the rule about turning ships into bread before or after sending starts again, and what works once a turn can work again. Its ships are placed in the order of the board, evolving destinations last and from the top. After each ship you may use your lighthouse there before the next is placed.",
    few: 'If the rival has too few ships or lighthouses left, it places those it has, in the order of the board, the evolving destinations last and from the top.',
    none: 'The rival skips what it cannot do: if no evolving destination is free, if it has no ship or lighthouse left, or if the row has no card.',
  },
}
