import type { SectionTextOf } from '../outline.ts'

export const table: SectionTextOf<'table'> = {
  title: 'The table',
  paragraphs: {
    bay: 'Your bay holds the ships you can use. Your port holds the ships that are spent until the next period. Your shipyard holds the ships you have not built yet.',
    holds:
      'You have five holds: spice, wood, wine, gems and fabric. A ship in a hold is that resource, and stays there until you pay with it or turn it into bread.',
    granary:
      'Your granary is the track on which you count your bread. The lighthouses you have not erected yet stand on its upper spaces.',
    destinations:
      'A destination is a place you can sail to, named after its harbour. It has a dock, where the ship goes, and it may have a slot for a lighthouse.',
    kinds:
      'Public destinations are on the main board and open to everybody; three of them, the evolving ones, change during the game. Private destinations are tiles: only the player who discovered one may sail there.',
    rows: 'Three rows lie open to everybody: the Atlas with 5 private destinations, the Workshop with 5 artworks and the Council with 4 characters.',
    cards:
      'Artworks are of three types: books, paintings and monuments. Characters are of four types: immediate, permanent, engageable and endgame. Characters wait in your hand until you invite them; everything you have acquired, discovered or invited lies in front of you.',
    windRose: 'The Wind Rose is held by the player who begins the period.',
  },
}
