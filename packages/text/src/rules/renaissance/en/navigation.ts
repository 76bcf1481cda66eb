import type { SectionTextOf } from '../outline.ts'

export const navigation: SectionTextOf<'navigation'> = {
  title: 'Navigation',
  paragraphs: {
    dock: 'Place 1 ship from your bay on the dock of a public destination, or of a private one you have discovered. No ship may be there already.',
    bread:
      'If the destination costs bread, you must pay all of it. If you cannot, you cannot choose this destination.',
    benefits:
      'Then take the benefits of the destination from left to right. What you cannot use is skipped, wholly or in part, and you may decline a benefit or take only part of it. Bread to be paid and discards to be made cannot be declined.',
    useless: 'You may choose a destination even if none of its benefits is of use to you.',
    send: 'Sending ships to a hold means moving up to that many from your bay to that hold; if you have fewer, send those you have. If any hold will do, choose a hold for each ship.',
    discard:
      'Some destinations make you discard the rightmost artwork or the rightmost character. The row then slides right and is refilled from its deck.',
    take: 'To take a character, choose one of those shown in the Council and put it into your hand. The row then slides right and is refilled.',
    takeCost:
      'A character in the leftmost slot of the Council costs 2 bread, in the second 1 bread, in the third nothing; in the rightmost slot you gain 1 bread. You cannot choose a slot you cannot pay for.',
    order:
      'The order is always the same: place the ship, pay the bread, take the benefits from left to right with discards where they are printed, then the lighthouse is used.',
    raise:
      'You must be able to pay the bread without the ship you place. With a single ship in your bay, no bread, and nothing in your holds or your hand, destinations that cost bread are closed to you.',
  },
}
