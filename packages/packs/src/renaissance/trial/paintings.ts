import type { Artwork } from '../../schema/cards.ts'
import { artworksOf } from './make.ts'

const painting = artworksOf('painting', 'fabric')

/** Paintings. Fabric can always pay. The most common bonus takes a character. */
export const paintings: Artwork[] = [
  painting('portrait-of-mehmed-ii', 5, 5, { send: 'spice', upTo: 1 }, 'spice'),
  painting('tavola-strozzi', 5, 6, { bread: 2 }),
  painting('lady-with-an-ermine', 5, 5, { take: 1 }),
  painting('the-annunciation', 6, 6, { take: 1 }),
  painting('the-arnolfini-portrait', 6, 6, { take: 1 }, 'gem'),
  painting('saint-jerome-in-his-study', 6, 6, { straighten: 1 }, 'wine'),
  painting('the-tempest', 6, 6, { send: 'wine', upTo: 1 }),
  painting('venus-of-urbino', 7, 8, { take: 1 }),
  painting('the-battle-of-san-romano', 7, 7, { straighten: 1 }, 'wood'),
  painting('the-holy-trinity', 7, 7, { erect: 1 }),
  painting('the-flagellation-of-christ', 7, 8, { straighten: 1 }),
  painting('primavera', 7, 8, { bread: 2 }, 'wine'),
  painting('the-birth-of-venus', 8, 8, { send: 'gem', upTo: 1 }),
  painting('sistine-madonna', 8, 10, { points: 1 }),
  painting('the-creation-of-adam', 8, 7, { erect: 1 }, 'gem'),
  painting('the-last-supper', 8, 9, { bread: 2 }),
  painting('mona-lisa', 9, 11, { points: 1 }),
  painting('the-school-of-athens', 9, 10, { take: 1 }),
]
