import type { Artwork } from '../../schema/cards.ts'
import { ANY, contractsOf, named, sharedName } from '../make.ts'

const book = contractsOf('book')

/** Books, mostly for wine. */
export const books: Artwork[] = [
  book(sharedName('oration-on-the-dignity-of-man'), 'hand', 4, ['wine'], 5),
  book(sharedName('canzoniere'), 'heart', 4, ['wine'], 4, { bread: 2 }),
  book(sharedName('tabula-amalphitana'), 'law', 4, ['wine', 'wood'], 3, { send: 'spice', upTo: 1 }),
  book(sharedName('decameron'), 'garden', 4, ANY, 4),
  book(
    named('travels-of-marco-polo', 'Travels of Marco Polo', 'Le Devisement du monde', '東方見聞録'),
    'ship',
    4,
    ['wine', 'spice'],
    3,
    { take: 1 },
  ),
  book(sharedName('in-praise-of-folly'), 'fool', 5, ['wine'], 5, { straighten: 1 }),
  book(sharedName('utopia'), 'island', 5, ['wine'], 6),
  book(sharedName('the-book-of-the-city-of-ladies'), 'city', 5, ['wine', 'fabric'], 4, { take: 1 }),
  book(sharedName('ptolemys-geography'), 'globe', 5, ['spice'], 4, { erect: 1 }),
  book(sharedName('summa-de-arithmetica'), 'numbers', 5, ['wine', 'spice'], 5, { bread: 1 }),
  book(sharedName('on-painting'), 'mirror', 5, ['wine', 'gem'], 5, { bread: 1 }),
  book(sharedName('the-prince'), 'crown', 6, ['wine'], 7),
  book(sharedName('the-book-of-the-courtier'), 'mask', 6, ['wine', 'gem'], 5, { take: 1 }),
  book(sharedName('orlando-furioso'), 'knight', 6, ['wine'], 5, { send: 'wood', upTo: 1 }),
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
  book(sharedName('hypnerotomachia-poliphili'), 'column', 7, ['wine', 'fabric'], 8),
  book(sharedName('on-the-revolutions-of-the-spheres'), 'orbits', 7, ['wine', 'spice'], 6, {
    recall: 1,
    from: 'port',
  }),
  book(sharedName('on-the-fabric-of-the-human-body'), 'body', 7, ['wine', 'gem'], 6, {
    send: 'fabric',
    upTo: 1,
  }),
  book(sharedName('divine-comedy'), 'lamp', 8, ['wine'], 10),
  book(sharedName('gutenberg-bible'), 'bible', 8, ANY, 9),
]
