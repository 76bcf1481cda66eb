import type { Artwork } from '../../../schema/cards.ts'
import { artworksOf, named } from '../make.ts'

const painting = artworksOf('painting', 'fabric')

/** Paintings: fabric always pays; taking a character is their commonest bonus. */
export const paintings: Artwork[] = [
  painting(
    named(
      'portrait-of-mehmed-ii',
      'Portrait of Mehmed II',
      'Portrait de Mehmed II',
      'メフメト2世の肖像',
    ),
    'crown',
    5,
    5,
    { send: 'spice', upTo: 1 },
    'spice',
  ),
  painting(
    named('tavola-strozzi', 'Tavola Strozzi', 'Tavola Strozzi', 'タヴォラ・ストロッツィ'),
    'ship',
    6,
    5,
    { bread: 2 },
  ),
  painting(
    named('lady-with-an-ermine', 'Lady with an Ermine', "La Dame à l'hermine", '白貂を抱く貴婦人'),
    'ermine',
    5,
    5,
    { take: 1 },
  ),
  painting(
    named('the-annunciation', 'The Annunciation', "L'Annonciation", '受胎告知'),
    'angel',
    6,
    5,
    { take: 1 },
  ),
  painting(
    named(
      'the-arnolfini-portrait',
      'The Arnolfini Portrait',
      'Les Époux Arnolfini',
      'アルノルフィーニ夫妻像',
    ),
    'mirror',
    7,
    5,
    { take: 1 },
    'gem',
  ),
  painting(
    named(
      'saint-jerome-in-his-study',
      'Saint Jerome in His Study',
      'Saint Jérôme dans son étude',
      '書斎の聖ヒエロニムス',
    ),
    'lion',
    7,
    5,
    { straighten: 1 },
    'wine',
  ),
  painting(named('the-tempest', 'The Tempest', 'La Tempête', 'テンペスタ'), 'storm', 7, 5, {
    send: 'wine',
    upTo: 1,
  }),
  painting(
    named('venus-of-urbino', 'Venus of Urbino', "La Vénus d'Urbin", 'ウルビーノのヴィーナス'),
    'venus',
    8,
    6,
    { take: 1 },
  ),
  painting(
    named(
      'the-battle-of-san-romano',
      'The Battle of San Romano',
      'La Bataille de San Romano',
      'サン・ロマーノの戦い',
    ),
    'battle',
    7,
    5,
    { straighten: 1 },
    'wood',
  ),
  painting(
    named('the-holy-trinity', 'The Holy Trinity', 'La Trinité', '聖三位一体'),
    'arch',
    8,
    5,
    { erect: 1 },
  ),
  painting(
    named(
      'the-flagellation-of-christ',
      'The Flagellation of Christ',
      'La Flagellation du Christ',
      'キリストの鞭打ち',
    ),
    'column',
    8,
    6,
    { straighten: 1 },
  ),
  painting(
    named('primavera', 'Primavera', 'Le Printemps', 'プリマヴェーラ'),
    'flower',
    8,
    6,
    { bread: 2 },
    'wine',
  ),
  painting(
    named('the-birth-of-venus', 'The Birth of Venus', 'La Naissance de Vénus', 'ヴィーナスの誕生'),
    'shell',
    8,
    6,
    { send: 'gem', upTo: 1 },
  ),
  painting(
    named('sistine-madonna', 'Sistine Madonna', 'La Madone Sixtine', 'システィーナの聖母'),
    'infant',
    9,
    9,
    { points: 1 },
  ),
  painting(
    named('the-creation-of-adam', 'The Creation of Adam', "La Création d'Adam", 'アダムの創造'),
    'hand',
    8,
    5,
    { erect: 1 },
    'gem',
  ),
  painting(named('the-last-supper', 'The Last Supper', 'La Cène', '最後の晩餐'), 'supper', 9, 8, {
    bread: 2,
  }),
  painting(named('mona-lisa', 'Mona Lisa', 'La Joconde', 'モナ・リザ'), 'portrait', 9, 11, {
    points: 1,
  }),
  painting(
    named('the-school-of-athens', 'The School of Athens', "L'École d'Athènes", 'アテナイの学堂'),
    'scholar',
    9,
    8,
    { take: 1 },
  ),
]
