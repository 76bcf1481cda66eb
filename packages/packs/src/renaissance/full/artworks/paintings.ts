import type { Artwork } from '../../../schema/cards.ts'
import { artworksOf, sharedName } from '../make.ts'

const painting = artworksOf('painting', 'fabric')

/** Paintings. Fabric can always pay. The most common bonus takes a character. */
export const paintings: Artwork[] = [
  painting(sharedName('portrait-of-mehmed-ii'), 'crown', 5, 5, { send: 'spice', upTo: 1 }, 'spice'),
  painting(sharedName('tavola-strozzi'), 'ship', 6, 5, { bread: 2 }),
  painting(sharedName('lady-with-an-ermine'), 'ermine', 5, 5, { take: 1 }),
  painting(sharedName('the-annunciation'), 'angel', 6, 5, { take: 1 }),
  painting(sharedName('the-arnolfini-portrait'), 'mirror', 7, 5, { take: 1 }, 'gem'),
  painting(sharedName('saint-jerome-in-his-study'), 'lion', 7, 5, { straighten: 1 }, 'wine'),
  painting(sharedName('the-tempest'), 'storm', 7, 5, {
    send: 'wine',
    upTo: 1,
  }),
  painting(sharedName('venus-of-urbino'), 'venus', 8, 6, { take: 1 }),
  painting(sharedName('the-battle-of-san-romano'), 'battle', 7, 5, { straighten: 1 }, 'wood'),
  painting(sharedName('the-holy-trinity'), 'arch', 8, 5, { erect: 1 }),
  painting(sharedName('the-flagellation-of-christ'), 'column', 8, 6, { straighten: 1 }),
  painting(sharedName('primavera'), 'flower', 8, 6, { bread: 2 }, 'wine'),
  painting(sharedName('the-birth-of-venus'), 'shell', 8, 6, { send: 'gem', upTo: 1 }),
  painting(sharedName('sistine-madonna'), 'infant', 9, 9, { points: 1 }),
  painting(sharedName('the-creation-of-adam'), 'hand', 8, 5, { erect: 1 }, 'gem'),
  painting(sharedName('the-last-supper'), 'supper', 9, 8, {
    bread: 2,
  }),
  painting(sharedName('mona-lisa'), 'portrait', 9, 11, {
    points: 1,
  }),
  painting(sharedName('the-school-of-athens'), 'scholar', 9, 8, { take: 1 }),
]
