import type { SectionTextOf } from '../outline.ts'

export const acquisition: SectionTextOf<'acquisition'> = {
  title: 'Acquisition',
  paragraphs: {
    cost: 'Choose one of the 5 artworks of the Workshop and pay its cost in resources it accepts.',
    slot: 'In the three leftmost slots an artwork costs 1 or 2 more, as marked there, in resources it accepts. The fourth slot adds nothing. The rightmost adds nothing either and gives you 1 bread.',
    gain: 'Score its points at once and lay the card in front of you. The Workshop slides right and is refilled; then you take the bonus of the artwork.',
    bonus:
      'A bonus is one of six: gain 2 bread; gain 1 point (these two icons could not be read and are our reconstruction); send 1 ship to the hold shown; straighten one of your engaged characters; take a character; erect a lighthouse. A bonus you cannot use is lost.',
    order:
      'In detail: pay; gain bread for what you overpaid; gain the bread of the slot; score; the card is yours and counts for titles; slide and refill; bonus.',
  },
}
