import type { SectionTextOf } from '../outline.ts'

export const discovery: SectionTextOf<'discovery'> = {
  title: 'Discovery',
  paragraphs: {
    cost: 'Choose one of the 5 private destinations of the Atlas and pay its cost. The slots are those of the Workshop: the three leftmost add 1 or 2 to the cost, the rightmost gives 1 bread. Every private destination accepts spice.',
    yours:
      'Score its points at once and lay the tile in front of you. Only you may sail there. It has one dock, so it takes one ship a period.',
    lighthouse: 'Any player may erect a lighthouse on it.',
    when: 'You can sail to it from your next turn on. The order is that of an acquisition, without a bonus.',
    atlas: 'When the tiles run out, the Atlas is not refilled any more.',
  },
}
