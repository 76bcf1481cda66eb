import type { SectionTextOf } from '../outline.ts'

export const construction: SectionTextOf<'construction'> = {
  title: 'Construction',
  paragraphs: {
    cost: 'Build as many ships as you like in one action and pay for all of them in one payment. A ship costs 5 wood in period I, 4 in II and III, and 3 in IV.',
    number:
      'You must build at least 1 ship, and no more than your shipyard holds: 6 in the whole game.',
    port: 'Take the ships from the left end of your shipyard and put them in your port. You can use them from the next period on.',
    icons:
      'If there is an icon under a ship you build, it takes effect at once; one of them lets you take a character or straighten one. After the payment the ships leave one by one, each icon done before the next ship. The new ships lie in the port, so they cannot serve these icons.',
  },
}
