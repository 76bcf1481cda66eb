import type { SectionTextOf } from '../outline.ts'

export const newPeriod: SectionTextOf<'newPeriod'> = {
  title: 'A new period',
  paragraphs: {
    order:
      'After periods I, II and III do the following, one step after the other. Each time, the rightmost card is the one that lies there at that moment.',
    ships:
      "First, all ships on destinations and in the port go back to their owners' bays. Ships in holds stay there and are still resources.",
    atlas:
      'Next, the rightmost tile of the Atlas covers the evolving destination of the coming period. The Atlas slides right and is refilled.',
    artwork: 'Next, the rightmost artwork is discarded; the Workshop slides right and is refilled.',
    straighten: 'Next, all engaged characters of all players are straightened.',
    character:
      'Last, the rightmost character of the Council is discarded; the Council slides right and is refilled.',
    decks:
      'If the Workshop deck or the Council deck is empty, its discard is shuffled to make a new one.',
    begin: 'The holder of the Wind Rose takes the first turn.',
  },
}
