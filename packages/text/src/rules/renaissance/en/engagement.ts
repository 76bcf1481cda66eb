import type { SectionTextOf } from '../outline.ts'

export const engagement: SectionTextOf<'engagement'> = {
  title: 'Engagement',
  paragraphs: {
    engage:
      'Choose one of your upright engageable characters, apply its effect, and turn the card sideways. It is now engaged.',
    when: 'You may engage a character in the very period you invited it, and even if its effect can do nothing. If the effect begins with a cost, you must pay it; a cost further on may be declined, together with what it buys.',
    turned: 'The card is turned after its effect, so it cannot straighten itself.',
    straighten:
      'To straighten means to set one of your engaged characters upright, so that you can engage it again. At the start of each period all of them are straightened.',
  },
}
