import type { SectionTextOf } from '../outline.ts'

export const setup: SectionTextOf<'setup'> = {
  title: 'Setting up',
  paragraphs: {
    decrees:
      'Four of the ten decrees are drawn at random, one for each of the periods I to IV, and laid out face up. The other six leave the game.',
    titles:
      'One of the six dark titles and two of the ten light ones are drawn at random and laid out face up. The others leave the game unseen.',
    rows: 'The 36 private destinations are shuffled and 5 are shown in the Atlas; the 54 artworks are shuffled and 5 are shown in the Workshop. The private destinations may be piled in one deck or two: it makes no difference.',
    pieces:
      'You start with 4 ships in your bay, 6 in your shipyard, 6 lighthouses on spaces 7 to 12 of your granary, 3 cubes for titles, and 0 points.',
    firstPlayer:
      'The first player is drawn at random, or named by whoever opens the table, and takes the Wind Rose.',
    bread: 'The first player starts with 3 bread, and going clockwise the others with 4, 5 and 6.',
    order:
      "Decrees, titles, Atlas and Workshop lie open and everybody's seat is known before the hands are chosen. The Council is laid out last, when all have their hands.",
    allOpen: 'Every destination of the board is used, whatever the number of players.',
    secrets:
      'Only you see your hand, and choices in a draft are made in secret by all at once. Everything else is open, discards included. Nobody knows the order of a deck.',
  },
}
