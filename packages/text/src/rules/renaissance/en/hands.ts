import type { SectionTextOf } from '../outline.ts'

export const hands: SectionTextOf<'hands'> = {
  title: 'Starting hands',
  paragraphs: {
    packs:
      "The standard way: there are six starting packs of six characters, each with its symbol. Beginning at the first player's right and going anticlockwise, each picks a pack openly. It becomes your hand and is hidden from then on.",
    council:
      "All characters that are in nobody's hand, those of unpicked packs included, are shuffled to form the Council deck. Four are shown in the Council.",
    blind: 'Blind (1 to 4 players): all 75 characters are shuffled and each player is dealt 6.',
    selection:
      'Personal selection (1 to 4 players): you are dealt 2 of the 15 endgame characters and 8 of the other 60. Keep 6 of these 10; the rest go into the deck.',
    draft:
      'Full draft (2 to 4 players): you are dealt 7 characters. All keep 1 at the same time and pass the rest to the left, again and again, until 2 are left to choose from: keep 1 and drop the other. You have 6; the dropped cards go into the deck.',
    scoreDraft:
      'Draft with score (2 to 4 players): you are dealt 3 endgame characters, which you put aside and may look at, and 6 of the other 60. Draft these 6 in the same way until you have kept 5, then keep 1 of your 3 endgame characters. All the rest goes into the deck.',
    passing:
      'A draft always goes to the left; with two players that means to each other. Everybody chooses before anything is passed, and the last pair is not passed on. In the draft with score the endgame character is chosen last, after that pair.',
    memory:
      'In the standard way all six packs can be read while they are being picked, so with a good memory you can follow every hand for the whole game. With the other ways, only players who have held a card know where it went. Nobody sees which decrees and titles are left out.',
  },
}
