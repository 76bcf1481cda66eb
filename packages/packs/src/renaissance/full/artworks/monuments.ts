import type { Artwork } from '../../../schema/cards.ts'
import { artworksOf, named, sharedName } from '../make.ts'

const monument = artworksOf('monument', 'gem')

/** Monuments. Gems can always pay. The most common bonus erects a lighthouse. */
export const monuments: Artwork[] = [
  monument(sharedName('lanterna-of-genoa'), 'lighthouse', 6, 6, { erect: 1 }),
  monument(
    named('ponte-vecchio', 'Ponte Vecchio', 'Ponte Vecchio', 'ヴェッキオ橋'),
    'bridge',
    6,
    6,
    { straighten: 1 },
  ),
  monument(sharedName('amalfi-cathedral'), 'cathedral', 7, 6, { send: 'wine', upTo: 1 }, 'wine'),
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
  monument(sharedName('tempietto'), 'temple', 7, 6, {
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
  monument(sharedName('citadel-of-qaitbay'), 'lamp', 8, 6, { erect: 1 }, 'spice'),
  monument(sharedName('doges-palace'), 'palace', 9, 7, { take: 1 }, 'spice'),
  monument(sharedName('medici-palace'), 'city', 9, 8, { bread: 2 }, 'fabric'),
  monument(sharedName('castel-nuovo'), 'castle', 8, 6, { erect: 1 }),
  monument(sharedName('venetian-arsenal'), 'arsenal', 9, 7, { send: 'wood', upTo: 1 }, 'wood'),
  monument(named('belem-tower', 'Belém Tower', 'Tour de Belém', 'ベレンの塔'), 'tower', 10, 11, {
    points: 1,
  }),
  monument(sharedName('topkapi-palace'), 'crown', 9, 8, { take: 1 }),
  monument(sharedName('jeronimos-monastery'), 'arch', 8, 6, { erect: 1 }, 'spice'),
  monument(named('alhambra', 'Alhambra', 'Alhambra', 'アルハンブラ宮殿'), 'garden', 10, 10, {
    straighten: 1,
  }),
  monument(sharedName('palazzo-te'), 'horse', 10, 10, { bread: 2 }, 'wine'),
  monument(sharedName('dome-of-florence-cathedral'), 'dome', 10, 13, { points: 1 }),
  monument(sharedName('sistine-chapel'), 'chapel', 9, 7, { erect: 1 }),
]
