import type { Artwork } from '../../../schema/cards.ts'
import { artworksOf, known } from '../make.ts'

const book = artworksOf('book', 'wine')

/** Books. Wine can always pay. The most common bonus straightens a character. */
export const books: Artwork[] = [
  book(known('oration-on-the-dignity-of-man'), 'hand', 4, 4, { straighten: 1 }),
  book(known('canzoniere'), 'heart', 4, 4, {
    send: 'wood',
    upTo: 1,
  }),
  book(known('tabula-amalphitana'), 'law', 5, 4, { bread: 2 }, 'wood'),
  book(known('in-praise-of-folly'), 'fool', 5, 4, { straighten: 1 }),
  book(known('decameron'), 'garden', 6, 4, {
    bread: 2,
  }),
  book(known('the-book-of-the-city-of-ladies'), 'city', 6, 4, { take: 1 }, 'fabric'),
  book(known('ptolemys-geography'), 'globe', 6, 4, { erect: 1 }, 'spice'),
  book(known('the-prince'), 'crown', 7, 5, { straighten: 1 }),
  book(known('utopia'), 'island', 8, 8, { points: 1 }),
  book(known('the-book-of-the-courtier'), 'mask', 6, 4, { take: 1 }, 'gem'),
  book(known('on-painting'), 'mirror', 7, 5, {
    send: 'fabric',
    upTo: 1,
  }),
  book(known('summa-de-arithmetica'), 'numbers', 7, 5, { bread: 2 }, 'spice'),
  book(known('hypnerotomachia-poliphili'), 'column', 7, 5, { straighten: 1 }, 'fabric'),
  book(known('orlando-furioso'), 'knight', 7, 5, { straighten: 1 }),
  book(known('on-the-fabric-of-the-human-body'), 'body', 8, 6, { send: 'gem', upTo: 1 }),
  book(known('on-the-revolutions-of-the-spheres'), 'orbits', 7, 4, { erect: 1 }),
  book(known('divine-comedy'), 'tree', 8, 10, {
    points: 1,
  }),
  book(known('gutenberg-bible'), 'bible', 8, 6, { take: 1 }, 'wood'),
]
