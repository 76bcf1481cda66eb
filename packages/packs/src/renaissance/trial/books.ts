import type { Artwork } from '../../schema/cards.ts'
import { artworksOf } from './make.ts'

const book = artworksOf('book', 'wine')

/** Books. Wine can always pay. The most common bonus straightens a character. */
export const books: Artwork[] = [
  book('oration-on-the-dignity-of-man', 4, 4, { straighten: 1 }),
  book('canzoniere', 4, 4, { send: 'wood', upTo: 1 }),
  book('tabula-amalphitana', 4, 4, { bread: 2 }, 'wood'),
  book('in-praise-of-folly', 5, 5, { straighten: 1 }),
  book('decameron', 5, 6, { bread: 2 }),
  book('the-book-of-the-city-of-ladies', 5, 5, { take: 1 }, 'fabric'),
  book('ptolemys-geography', 5, 4, { erect: 1 }, 'spice'),
  book('the-prince', 6, 7, { straighten: 1 }),
  book('utopia', 6, 8, { points: 1 }),
  book('the-book-of-the-courtier', 6, 6, { take: 1 }, 'gem'),
  book('on-painting', 6, 6, { send: 'fabric', upTo: 1 }),
  book('summa-de-arithmetica', 6, 7, { bread: 2 }, 'spice'),
  book('hypnerotomachia-poliphili', 7, 7, { straighten: 1 }, 'fabric'),
  book('orlando-furioso', 7, 8, { straighten: 1 }),
  book('on-the-fabric-of-the-human-body', 7, 7, { send: 'gem', upTo: 1 }),
  book('on-the-revolutions-of-the-spheres', 7, 7, { erect: 1 }),
  book('divine-comedy', 8, 10, { points: 1 }),
  book('gutenberg-bible', 8, 8, { take: 1 }, 'wood'),
]
