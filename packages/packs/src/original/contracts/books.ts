import type { Artwork } from '../../schema/cards.ts'
import { ANY, contractsOf, known, named } from '../make.ts'

const book = contractsOf('book')

/** Books, mostly for wine. */
export const books: Artwork[] = [
  book(known('oration-on-the-dignity-of-man'), 'hand', 4, ['wine'], 5),
  book(known('canzoniere'), 'heart', 4, ['wine'], 4, { bread: 2 }),
  book(known('tabula-amalphitana'), 'law', 4, ['wine', 'wood'], 3, { send: 'spice', upTo: 1 }),
  book(known('decameron'), 'garden', 4, ANY, 4),
  book(
    named('travels-of-marco-polo', 'Travels of Marco Polo', 'Le Devisement du monde', '東方見聞録'),
    'ship',
    4,
    ['wine', 'spice'],
    3,
    { take: 1 },
  ),
  book(known('in-praise-of-folly'), 'fool', 5, ['wine'], 5, { straighten: 1 }),
  book(known('utopia'), 'island', 5, ['wine'], 6),
  book(known('the-book-of-the-city-of-ladies'), 'city', 5, ['wine', 'fabric'], 4, { take: 1 }),
  book(known('ptolemys-geography'), 'globe', 5, ['spice'], 4, { erect: 1 }),
  book(known('summa-de-arithmetica'), 'numbers', 5, ['wine', 'spice'], 5, { bread: 1 }),
  book(known('on-painting'), 'mirror', 5, ['wine', 'gem'], 5, { bread: 1 }),
  book(known('the-prince'), 'crown', 6, ['wine'], 7),
  book(known('the-book-of-the-courtier'), 'mask', 6, ['wine', 'gem'], 5, { take: 1 }),
  book(known('orlando-furioso'), 'knight', 6, ['wine'], 5, { send: 'wood', upTo: 1 }),
  book(
    named('on-the-art-of-building', 'On the Art of Building', "L'Art d'édifier", '建築論'),
    'arch',
    6,
    ['spice', 'gem'],
    7,
  ),
  book(
    named('lives-of-the-artists', 'Lives of the Artists', 'Les Vies des artistes', '美術家列伝'),
    'portrait',
    6,
    ['wine', 'fabric'],
    5,
    { bread: 2 },
  ),
  book(known('hypnerotomachia-poliphili'), 'column', 7, ['wine', 'fabric'], 8),
  book(known('on-the-revolutions-of-the-spheres'), 'orbits', 7, ['wine', 'spice'], 6, {
    recall: 1,
    from: 'port',
  }),
  book(known('on-the-fabric-of-the-human-body'), 'body', 7, ['wine', 'gem'], 6, {
    send: 'fabric',
    upTo: 1,
  }),
  book(known('divine-comedy'), 'lamp', 8, ['wine'], 10),
  book(known('gutenberg-bible'), 'bible', 8, ANY, 9),
]
