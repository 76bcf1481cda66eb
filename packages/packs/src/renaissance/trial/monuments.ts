import type { Artwork } from '../../schema/cards.ts'
import { artworksOf } from './make.ts'

const monument = artworksOf('monument', 'gem')

/** Monuments. Gems can always pay. The most common bonus erects a lighthouse. */
export const monuments: Artwork[] = [
  monument('lanterna-of-genoa', 6, 6, { erect: 1 }),
  monument('statue-of-colleoni', 6, 6, { straighten: 1 }),
  monument('amalfi-cathedral', 6, 6, { send: 'wine', upTo: 1 }, 'wine'),
  monument('gates-of-paradise', 7, 8, { take: 1 }),
  monument('tempietto', 7, 7, { send: 'fabric', upTo: 1 }),
  monument('hospital-of-the-innocents', 7, 8, { bread: 2 }, 'fabric'),
  monument('citadel-of-qaitbay', 7, 6, { erect: 1 }, 'spice'),
  monument('doges-palace', 8, 9, { take: 1 }, 'spice'),
  monument('medici-palace', 8, 9, { bread: 2 }, 'fabric'),
  monument('castel-nuovo', 8, 8, { erect: 1 }),
  monument('venetian-arsenal', 8, 8, { send: 'wood', upTo: 1 }, 'wood'),
  monument('david', 8, 10, { points: 1 }),
  monument('topkapi-palace', 9, 10, { take: 1 }),
  monument('jeronimos-monastery', 9, 9, { erect: 1 }, 'spice'),
  monument('pieta', 9, 10, { straighten: 1 }),
  monument('palazzo-te', 9, 10, { bread: 2 }, 'wine'),
  monument('dome-of-florence-cathedral', 10, 13, { points: 1 }),
  monument('sistine-chapel', 10, 11, { erect: 1 }),
]
