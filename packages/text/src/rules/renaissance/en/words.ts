import type { SectionTextOf } from '../outline.ts'

export const words: SectionTextOf<'words'> = {
  title: 'Words on the cards',
  paragraphs: {
    yours:
      'Your private destinations are those you have discovered. Your invited characters are those in front of you; characters in your hand do not count.',
    upTo: '"Up to" lets you do less, or nothing. What a card lets you do several times is done one after the other. If you may ignore slot costs, you still gain the bread of the rightmost slot. If any resources may pay, a cost in bread is still paid in bread.',
    sail: "To sail to a destination by a card's effect is a navigation like any other: a ship from the bay, the bread, the benefits, the lighthouse. It is no main action.",
    visit:
      'To use a destination without a ship, pay its bread and take its benefits, with the character beside an evolving one. This is no navigation, and no lighthouse answers it.',
    lighthouse:
      'To use a lighthouse of yours by a card, choose one that stands anywhere: pay 2 bread to send a ship to a hold shown there, or gain 1 bread. If you may do so several times, you may choose the same one again.',
    recall:
      'To return a ship brings it back to your bay, from the port or from a dock; the dock is then free. Neither this nor moving ships from hold to hold counts as sending.',
    shift:
      "To move ships from other holds to a hold changes what they are: they are the new hold's resource from now on.",
    draw: 'To draw characters and keep some, look at the top cards of the Council deck and take those you keep into your hand. The rest are discarded face up.',
    refresh: 'To replace all cards in a row, discard the whole row and fill it anew from the deck.',
    borrow:
      "To use another player's engageable character, apply its effect for yourself, cost included. It does not matter whether it is engaged, and it is not turned.",
    busy: 'A destination is occupied if a ship stands on its dock. Where a card lets you sail there all the same, several ships may stand there. Each ship of yours counts for Trade.',
    extra:
      "A card that raises your granary's limit never raises it above 12. A ship that is worth more pays more, and gives more bread too. What you have more of for titles counts for nothing else. What makes something cheaper once a period is used up by the next thing it fits.",
  },
}
