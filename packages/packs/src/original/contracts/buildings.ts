import type { Artwork } from '../../schema/cards.ts'
import { ANY, contractsOf, named, sharedName } from '../make.ts'

const building = contractsOf('monument')

/** Buildings, mostly for gems. */
export const buildings: Artwork[] = [
  building(sharedName('lanterna-of-genoa'), 'lighthouse', 6, ['gem', 'spice'], 5, { erect: 1 }),
  building(sharedName('amalfi-cathedral'), 'cathedral', 6, ['gem', 'wine'], 5, {
    send: 'wine',
    upTo: 1,
  }),
  building(
    named('arsenal-of-amalfi', 'Arsenal of Amalfi', "Arsenal d'Amalfi", 'アマルフィの造船所'),
    'arsenal',
    6,
    ['wood'],
    5,
    { send: 'wood', upTo: 1 },
  ),
  building(sharedName('tempietto'), 'temple', 6, ['gem'], 8),
  building(
    named('villa-rufolo', 'Villa Rufolo', 'Villa Rufolo', 'ヴィッラ・ルーフォロ'),
    'garden',
    6,
    ['wine', 'wood'],
    6,
    { take: 1 },
  ),
  building(
    named(
      'hospital-of-the-innocents',
      'Hospital of the Innocents',
      'Hôpital des Innocents',
      'オスペダーレ・デッリ・インノチェンティ',
    ),
    'infant',
    7,
    ['wine', 'fabric'],
    7,
    { bread: 2 },
    ['cost', 'in', 'bonus'],
  ),
  building(sharedName('citadel-of-qaitbay'), 'lamp', 7, ['gem', 'spice'], 6, { erect: 1 }),
  building(
    named('ca-doro', "Ca' d'Oro", "Ca' d'Oro", 'カ・ドーロ'),
    'palace',
    7,
    ['gem', 'fabric'],
    8,
  ),
  building(
    named('galata-tower', 'Galata Tower', 'Tour de Galata', 'ガラタ塔'),
    'tower',
    7,
    ['wood', 'gem'],
    6,
    { bread: 3 },
  ),
  building(sharedName('doges-palace'), 'palace', 8, ['gem', 'spice'], 7, { take: 2 }),
  building(sharedName('medici-palace'), 'city', 8, ['gem', 'fabric'], 8, { bread: 2 }),
  building(sharedName('castel-nuovo'), 'castle', 8, ['gem', 'wood'], 10),
  building(sharedName('venetian-arsenal'), 'arsenal', 8, ['wood', 'spice'], 7, {
    recall: 1,
    from: 'port',
  }),
  building(
    named(
      'silk-exchange-of-valencia',
      'Silk Exchange of Valencia',
      'Loge de la soie de Valence',
      'バレンシアの絹取引所',
    ),
    'column',
    8,
    ['fabric'],
    8,
    { send: 'fabric', upTo: 1 },
  ),
  building(
    named(
      'palace-of-saint-george',
      'Palace of Saint George',
      'Palais Saint-Georges',
      'サン・ジョルジョ宮殿',
    ),
    'knight',
    8,
    ANY,
    9,
  ),
  building(
    named('tower-of-belem', 'Tower of Belém', 'Tour de Belém', 'ベレンの塔'),
    'lighthouse',
    9,
    ['gem', 'spice'],
    8,
    { erect: 1 },
  ),
  building(sharedName('topkapi-palace'), 'crown', 9, ['gem', 'fabric'], 9, { take: 1 }),
  building(sharedName('jeronimos-monastery'), 'arch', 9, ['gem', 'spice'], 11),
  building(sharedName('palazzo-te'), 'horse', 9, ['gem', 'wine'], 9, { bread: 2 }),
  building(sharedName('sistine-chapel'), 'chapel', 10, ['gem'], 13),
  building(sharedName('dome-of-florence-cathedral'), 'dome', 11, ANY, 13),
]
