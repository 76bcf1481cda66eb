import type { Artwork } from '../../../schema/cards.ts'
import { artworksOf, known } from '../make.ts'

const painting = artworksOf('painting', 'fabric')

/** Paintings. Fabric can always pay. The most common bonus takes a character. */
export const paintings: Artwork[] = [
  painting(known('portrait-of-mehmed-ii'), 'crown', 5, 5, { send: 'spice', upTo: 1 }, 'spice'),
  painting(known('tavola-strozzi'), 'ship', 6, 5, { bread: 2 }),
  painting(known('lady-with-an-ermine'), 'ermine', 5, 5, { take: 1 }),
  painting(known('the-annunciation'), 'angel', 6, 5, { take: 1 }),
  painting(known('the-arnolfini-portrait'), 'mirror', 7, 5, { take: 1 }, 'gem'),
  painting(known('saint-jerome-in-his-study'), 'lion', 7, 5, { straighten: 1 }, 'wine'),
  painting(known('the-tempest'), 'storm', 7, 5, {
    send: 'wine',
    upTo: 1,
  }),
  painting(known('venus-of-urbino'), 'venus', 8, 6, { take: 1 }),
  painting(known('the-battle-of-san-romano'), 'battle', 7, 5, { straighten: 1 }, 'wood'),
  painting(known('the-holy-trinity'), 'arch', 8, 5, { erect: 1 }),
  painting(known('the-flagellation-of-christ'), 'column', 8, 6, { straighten: 1 }),
  painting(known('primavera'), 'flower', 8, 6, { bread: 2 }, 'wine'),
  painting(known('the-birth-of-venus'), 'shell', 8, 6, { send: 'gem', upTo: 1 }),
  painting(known('sistine-madonna'), 'infant', 9, 9, { points: 1 }),
  painting(known('the-creation-of-adam'), 'hand', 8, 5, { erect: 1 }, 'gem'),
  painting(known('the-last-supper'), 'supper', 9, 8, {
    bread: 2,
  }),
  painting(known('mona-lisa'), 'portrait', 9, 11, {
    points: 1,
  }),
  painting(known('the-school-of-athens'), 'scholar', 9, 8, { take: 1 }),
]
