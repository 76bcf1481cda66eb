import type { Artwork } from '../../../schema/cards.ts'
import { artworksOf, sharedName } from '../make.ts'

const book = artworksOf('book', 'wine')

/** Books. Wine can always pay. The most common bonus straightens a character. */
export const books: Artwork[] = [
  book(sharedName('oration-on-the-dignity-of-man'), 'hand', 4, 4, { straighten: 1 }),
  book(sharedName('canzoniere'), 'heart', 4, 4, {
    send: 'wood',
    upTo: 1,
  }),
  book(sharedName('tabula-amalphitana'), 'law', 5, 4, { bread: 2 }, 'wood'),
  book(sharedName('in-praise-of-folly'), 'fool', 5, 4, { straighten: 1 }),
  book(sharedName('decameron'), 'garden', 6, 4, {
    bread: 2,
  }),
  book(sharedName('the-book-of-the-city-of-ladies'), 'city', 6, 4, { take: 1 }, 'fabric'),
  book(sharedName('ptolemys-geography'), 'globe', 6, 4, { erect: 1 }, 'spice'),
  book(sharedName('the-prince'), 'crown', 7, 5, { straighten: 1 }),
  book(sharedName('utopia'), 'island', 8, 8, { points: 1 }),
  book(sharedName('the-book-of-the-courtier'), 'mask', 6, 4, { take: 1 }, 'gem'),
  book(sharedName('on-painting'), 'mirror', 7, 5, {
    send: 'fabric',
    upTo: 1,
  }),
  book(sharedName('summa-de-arithmetica'), 'numbers', 7, 5, { bread: 2 }, 'spice'),
  book(sharedName('hypnerotomachia-poliphili'), 'column', 7, 5, { straighten: 1 }, 'fabric'),
  book(sharedName('orlando-furioso'), 'knight', 7, 5, { straighten: 1 }),
  book(sharedName('on-the-fabric-of-the-human-body'), 'body', 8, 6, { send: 'gem', upTo: 1 }),
  book(sharedName('on-the-revolutions-of-the-spheres'), 'orbits', 7, 4, { erect: 1 }),
  book(sharedName('divine-comedy'), 'tree', 8, 10, {
    points: 1,
  }),
  book(sharedName('gutenberg-bible'), 'bible', 8, 6, { take: 1 }, 'wood'),
]
