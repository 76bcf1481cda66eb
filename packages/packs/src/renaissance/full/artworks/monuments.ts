import type { Artwork } from '../../../schema/cards.ts'
import { artworksOf, named } from '../make.ts'

const monument = artworksOf('monument', 'gem')

/** Monuments: gems always pay; erecting a lighthouse is their commonest bonus. */
export const monuments: Artwork[] = [
  monument(
    named('lanterna-of-genoa', 'Lanterna of Genoa', 'Lanterne de Gênes', 'ジェノヴァのランテルナ'),
    'lighthouse',
    6,
    6,
    { erect: 1 },
  ),
  monument(
    named('ponte-vecchio', 'Ponte Vecchio', 'Ponte Vecchio', 'ヴェッキオ橋'),
    'bridge',
    6,
    6,
    { straighten: 1 },
  ),
  monument(
    named('amalfi-cathedral', 'Amalfi Cathedral', "Cathédrale d'Amalfi", 'アマルフィ大聖堂'),
    'cathedral',
    7,
    6,
    { send: 'wine', upTo: 1 },
    'wine',
  ),
  monument(
    named(
      'florence-baptistery',
      'Florence Baptistery',
      'Baptistère de Florence',
      'サン・ジョヴァンニ洗礼堂',
    ),
    'gate',
    8,
    6,
    { take: 1 },
  ),
  monument(named('tempietto', 'Tempietto', 'Tempietto', 'テンピエット'), 'temple', 7, 6, {
    send: 'fabric',
    upTo: 1,
  }),
  monument(
    named(
      'ospedale-degli-innocenti',
      'Ospedale degli Innocenti',
      'Hôpital des Innocents',
      '捨て子養育院',
    ),
    'infant',
    9,
    8,
    { bread: 2 },
    'fabric',
  ),
  monument(
    named(
      'citadel-of-qaitbay',
      'Citadel of Qaitbay',
      'Citadelle de Qaitbay',
      'カーイトバーイの要塞',
    ),
    'lamp',
    8,
    6,
    { erect: 1 },
    'spice',
  ),
  monument(
    named('doges-palace', "Doge's Palace", 'Palais des Doges', 'ドゥカーレ宮殿'),
    'palace',
    9,
    7,
    { take: 1 },
    'spice',
  ),
  monument(
    named('medici-palace', 'Medici Palace', 'Palais Médicis', 'メディチ宮殿'),
    'city',
    9,
    8,
    { bread: 2 },
    'fabric',
  ),
  monument(
    named('castel-nuovo', 'Castel Nuovo', 'Castel Nuovo', 'カステル・ヌオーヴォ'),
    'castle',
    8,
    6,
    { erect: 1 },
  ),
  monument(
    named(
      'venetian-arsenal',
      'Venetian Arsenal',
      'Arsenal de Venise',
      'ヴェネツィアのアルセナーレ',
    ),
    'arsenal',
    9,
    7,
    { send: 'wood', upTo: 1 },
    'wood',
  ),
  monument(named('belem-tower', 'Belém Tower', 'Tour de Belém', 'ベレンの塔'), 'tower', 10, 11, {
    points: 1,
  }),
  monument(
    named('topkapi-palace', 'Topkapı Palace', 'Palais de Topkapı', 'トプカプ宮殿'),
    'crown',
    9,
    8,
    { take: 1 },
  ),
  monument(
    named(
      'jeronimos-monastery',
      'Jerónimos Monastery',
      'Monastère des Hiéronymites',
      'ジェロニモス修道院',
    ),
    'arch',
    8,
    6,
    { erect: 1 },
    'spice',
  ),
  monument(named('alhambra', 'Alhambra', 'Alhambra', 'アルハンブラ宮殿'), 'garden', 10, 10, {
    straighten: 1,
  }),
  monument(
    named('palazzo-te', 'Palazzo Te', 'Palais du Te', 'パラッツォ・デル・テ'),
    'horse',
    10,
    10,
    { bread: 2 },
    'wine',
  ),
  monument(
    named(
      'dome-of-florence-cathedral',
      'Dome of Florence Cathedral',
      'Coupole de la cathédrale de Florence',
      'フィレンツェ大聖堂のクーポラ',
    ),
    'dome',
    10,
    13,
    { points: 1 },
  ),
  monument(
    named('sistine-chapel', 'Sistine Chapel', 'Chapelle Sixtine', 'システィーナ礼拝堂'),
    'chapel',
    9,
    7,
    { erect: 1 },
  ),
]
