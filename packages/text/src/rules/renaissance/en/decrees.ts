import type { SectionTextOf } from '../outline.ts'

export const decrees: SectionTextOf<'decrees'> = {
  title: 'Phase 3: the decree',
  paragraphs: {
    scoring:
      'The decree of the period scores for every player. Points printed on the board beside it are added for each item.',
    board:
      'The points on the board raise what the decree gives for an item it names. For items the decree does not name they give nothing.',
    example:
      'Example: in period I the board adds 3 for each artwork and 2 for each character. Universalism then gives 4 for each artwork, 1 for each private destination and 3 for each character.',
    turned: 'All score, in the order of the feed, and the decree is turned over.',
    adulation: 'Adulation: 3 points for each artwork of the type you have most of.',
    blessing:
      'Blessing: 10 points for each set of a book, a painting and a monument; then 3 points (French printing: 4) for each pair of two different types among the rest.',
    grouping:
      'For Blessing each artwork counts once, and your artworks are grouped in the way that scores best.',
    colonization: 'Colonization: 3 points for each lighthouse you have erected.',
    trade: 'Trade: 3 points for each of your ships that stands on a private destination of yours.',
    conclave: 'Conclave: 2 points for each character you have invited.',
    council: 'Council: 6 points for each of the four types of which you have invited a character.',
    exploration: 'Exploration: 2 points for each private destination you have discovered.',
    mobilization:
      'Mobilization: 2 points for each ship you have built. The first four do not count.',
    subsistence:
      'Subsistence: 2 points for each bread you have left after the feed. You may still make some by optional actions first.',
    universalism:
      'Universalism: 1 point for each artwork, 1 for each private destination and 1 for each character you have invited.',
  },
}
