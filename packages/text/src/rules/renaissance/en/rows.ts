import type { SectionTextOf } from '../outline.ts'

export const rows: SectionTextOf<'rows'> = {
  title: 'The rows',
  paragraphs: {
    slots:
      "Extra costs and bread belong to the slots, not to a card's rank among those that are left. Cards slide to the right, so a short row has its gaps on the left.",
    refill:
      'When a card leaves a row, the cards to its left slide right and a new one is turned up from the deck. A discarded card is on its pile before that happens.',
    remake:
      'When a card must be drawn for the Workshop or the Council and the deck is empty, the whole discard is shuffled into a new deck. A card discarded a moment ago is shuffled in too.',
    short:
      'With deck and discard both empty, the row stays short. If there is no card left in the row, a discard does nothing and a chance to take a character is lost.',
    atlas:
      'The Atlas is never remade. When its tiles run out the row just gets shorter, and a tile discarded from it (this happens in the solo game only) leaves the game.',
  },
}
