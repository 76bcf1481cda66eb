import type { SectionTextOf } from '../outline.ts'

export const titles: SectionTextOf<'titles'> = {
  title: 'Titles',
  paragraphs: {
    take: "The moment you meet all the needs of a title, in anybody's turn, put a cube on its leftmost free square and score the points there. You can take each title once.",
    squares:
      'The first square of a dark title gives 24 points, that of a light one 12. Each following square gives less.',
    moment:
      'Titles are checked after every single thing you gain, before the next effect. The cube is placed without asking and stays for good. There are four squares, so there is always one for you.',
    together:
      'If one event should complete a title for two players, the one whose turn it is comes first, then the others clockwise.',
    fleet:
      'Your fleet is your first four ships and all you have built, those still in the port included.',
    types:
      'Four titles each name one type of character, shown on the tile. The icons of the printed tiles could not be read, so here each names a different type, and Patron, which asks for one character only, names the endgame type.',
    ambassador: 'Ambassador (dark): 10 characters.',
    admiral: 'Admiral (dark): 6 lighthouses and a fleet of 10 ships.',
    scholar: 'Scholar (dark): 2 books, 2 paintings, 2 monuments and 4 characters.',
    explorer: 'Explorer (dark): 5 private destinations, 4 lighthouses and a fleet of 8 ships.',
    peregrin: 'Peregrin (dark): 4 private destinations, 4 characters and 4 artworks.',
    visionary: 'Visionary (dark): 2 characters of the type it names and 4 lighthouses.',
    artist: 'Artist (light): 2 artworks of one type and 2 of another.',
    collector: 'Collector (light): 7 artworks (French printing: 6).',
    condottiere: 'Condottiere (light): 2 characters of the type it names and 3 lighthouses.',
    courtier: 'Courtier (light): 6 characters.',
    discoverer: 'Discoverer (light): 2 private destinations, 2 lighthouses and 2 characters.',
    humanist: 'Humanist (light): 1 character of each of the four types.',
    merchant: 'Merchant (light): 2 characters of the type it names and 4 private destinations.',
    patron: 'Patron (light): 1 character of the type it names and 3 artworks.',
    navigator: 'Navigator (light): 3 private destinations and a fleet of 7 ships.',
    zealot: 'Zealot (light): 4 artworks of the same type.',
  },
}
