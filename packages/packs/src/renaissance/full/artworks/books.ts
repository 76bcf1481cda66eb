import type { Artwork } from '../../../schema/cards.ts'
import { artworksOf, named } from '../make.ts'

const book = artworksOf('book', 'wine')

/** Books: wine always pays; straightening is their commonest bonus. */
export const books: Artwork[] = [
  book(
    named(
      'oration-on-the-dignity-of-man',
      'Oration on the Dignity of Man',
      "Discours sur la dignité de l'homme",
      '人間の尊厳について',
    ),
    'hand',
    4,
    4,
    { straighten: 1 },
  ),
  book(named('canzoniere', 'Canzoniere', 'Canzoniere', 'カンツォニエーレ'), 'heart', 4, 4, {
    send: 'wood',
    upTo: 1,
  }),
  book(
    named('tabula-amalphitana', 'Tabula Amalphitana', 'Tables amalfitaines', 'アマルフィ海法'),
    'law',
    5,
    4,
    { bread: 2 },
    'wood',
  ),
  book(
    named('in-praise-of-folly', 'In Praise of Folly', 'Éloge de la folie', '痴愚神礼賛'),
    'fool',
    5,
    4,
    { straighten: 1 },
  ),
  book(named('decameron', 'The Decameron', 'Le Décaméron', 'デカメロン'), 'garden', 6, 4, {
    bread: 2,
  }),
  book(
    named(
      'the-book-of-the-city-of-ladies',
      'The Book of the City of Ladies',
      'La Cité des dames',
      '女の都',
    ),
    'city',
    6,
    4,
    { take: 1 },
    'fabric',
  ),
  book(
    named('ptolemys-geography', "Ptolemy's Geography", 'Géographie de Ptolémée', 'ゲオグラフィア'),
    'globe',
    6,
    4,
    { erect: 1 },
    'spice',
  ),
  book(named('the-prince', 'The Prince', 'Le Prince', '君主論'), 'crown', 7, 5, { straighten: 1 }),
  book(named('utopia', 'Utopia', "L'Utopie", 'ユートピア'), 'island', 8, 8, { points: 1 }),
  book(
    named(
      'the-book-of-the-courtier',
      'The Book of the Courtier',
      'Le Livre du courtisan',
      '宮廷人',
    ),
    'mask',
    6,
    4,
    { take: 1 },
    'gem',
  ),
  book(named('on-painting', 'On Painting', 'De la peinture', '絵画論'), 'mirror', 7, 5, {
    send: 'fabric',
    upTo: 1,
  }),
  book(
    named('summa-de-arithmetica', 'Summa de arithmetica', 'Summa de arithmetica', 'スムマ'),
    'numbers',
    7,
    5,
    { bread: 2 },
    'spice',
  ),
  book(
    named(
      'hypnerotomachia-poliphili',
      'Hypnerotomachia Poliphili',
      'Le Songe de Poliphile',
      'ヒュプネロトマキア・ポリフィリ',
    ),
    'column',
    7,
    5,
    { straighten: 1 },
    'fabric',
  ),
  book(
    named('orlando-furioso', 'Orlando Furioso', 'Roland furieux', '狂えるオルランド'),
    'knight',
    7,
    5,
    { straighten: 1 },
  ),
  book(
    named(
      'on-the-fabric-of-the-human-body',
      'On the Fabric of the Human Body',
      'La Fabrique du corps humain',
      'ファブリカ',
    ),
    'body',
    8,
    6,
    { send: 'gem', upTo: 1 },
  ),
  book(
    named(
      'on-the-revolutions-of-the-spheres',
      'On the Revolutions of the Heavenly Spheres',
      'Des révolutions des sphères célestes',
      '天球の回転について',
    ),
    'orbits',
    7,
    4,
    { erect: 1 },
  ),
  book(named('divine-comedy', 'The Divine Comedy', 'La Divine Comédie', '神曲'), 'tree', 8, 10, {
    points: 1,
  }),
  book(
    named('gutenberg-bible', 'Gutenberg Bible', 'Bible de Gutenberg', 'グーテンベルク聖書'),
    'bible',
    8,
    6,
    { take: 1 },
    'wood',
  ),
]
