import type { Artwork } from '../../../schema/cards.ts'
import { artworksOf, known, named } from '../make.ts'

const monument = artworksOf('monument', 'gem')

/** Monuments. Gems can always pay. The most common bonus erects a lighthouse. */
export const monuments: Artwork[] = [
  monument(known('lanterna-of-genoa'), 'lighthouse', 6, 6, { erect: 1 }),
  monument(
    named('ponte-vecchio', 'Ponte Vecchio', 'Ponte Vecchio', 'ヴェッキオ橋'),
    'bridge',
    6,
    6,
    { straighten: 1 },
  ),
  monument(known('amalfi-cathedral'), 'cathedral', 7, 6, { send: 'wine', upTo: 1 }, 'wine'),
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
  monument(known('tempietto'), 'temple', 7, 6, {
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
  monument(known('citadel-of-qaitbay'), 'lamp', 8, 6, { erect: 1 }, 'spice'),
  monument(known('doges-palace'), 'palace', 9, 7, { take: 1 }, 'spice'),
  monument(known('medici-palace'), 'city', 9, 8, { bread: 2 }, 'fabric'),
  monument(known('castel-nuovo'), 'castle', 8, 6, { erect: 1 }),
  monument(known('venetian-arsenal'), 'arsenal', 9, 7, { send: 'wood', upTo: 1 }, 'wood'),
  monument(named('belem-tower', 'Belém Tower', 'Tour de Belém', 'ベレンの塔'), 'tower', 10, 11, {
    points: 1,
  }),
  monument(known('topkapi-palace'), 'crown', 9, 8, { take: 1 }),
  monument(known('jeronimos-monastery'), 'arch', 8, 6, { erect: 1 }, 'spice'),
  monument(named('alhambra', 'Alhambra', 'Alhambra', 'アルハンブラ宮殿'), 'garden', 10, 10, {
    straighten: 1,
  }),
  monument(known('palazzo-te'), 'horse', 10, 10, { bread: 2 }, 'wine'),
  monument(known('dome-of-florence-cathedral'), 'dome', 10, 13, { points: 1 }),
  monument(known('sistine-chapel'), 'chapel', 9, 7, { erect: 1 }),
]
