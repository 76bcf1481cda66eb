import type { Artwork } from '../../schema/cards.ts'
import { ANY, contractsOf, named, sharedName } from '../make.ts'

const painting = contractsOf('painting')

/** Paintings, mostly for textile. */
export const paintings: Artwork[] = [
  painting(sharedName('portrait-of-mehmed-ii'), 'crown', 5, ['fabric', 'spice'], 4, {
    send: 'spice',
    upTo: 1,
  }),
  painting(sharedName('tavola-strozzi'), 'ship', 5, ['fabric', 'wood'], 4, { bread: 3 }),
  painting(sharedName('lady-with-an-ermine'), 'ermine', 5, ['fabric'], 5, { take: 1 }),
  painting(sharedName('saint-jerome-in-his-study'), 'lion', 5, ['fabric'], 6),
  painting(sharedName('the-annunciation'), 'angel', 6, ['fabric'], 8),
  painting(sharedName('the-arnolfini-portrait'), 'mirror', 6, ['fabric', 'gem'], 6, { take: 1 }),
  painting(sharedName('the-tempest'), 'storm', 6, ['fabric'], 5, { send: 'wine', upTo: 1 }),
  painting(
    named(
      'delivery-of-the-keys',
      'Delivery of the Keys',
      'La Remise des clés à saint Pierre',
      '聖ペテロへの鍵の授与',
    ),
    'temple',
    6,
    ['fabric', 'spice'],
    4,
    { erect: 1 },
  ),
  painting(sharedName('the-flagellation-of-christ'), 'column', 6, ANY, 7),
  painting(sharedName('venus-of-urbino'), 'venus', 7, ['fabric'], 7, { take: 1 }),
  painting(sharedName('the-battle-of-san-romano'), 'battle', 7, ['fabric', 'wood'], 6, {
    recall: 1,
    from: 'port',
  }),
  painting(sharedName('the-holy-trinity'), 'arch', 7, ['fabric'], 9),
  painting(sharedName('primavera'), 'flower', 7, ['fabric', 'wine'], 7, { bread: 2 }),
  painting(
    named('virgin-of-the-rocks', 'Virgin of the Rocks', 'La Vierge aux rochers', '岩窟の聖母'),
    'infant',
    7,
    ['fabric', 'gem'],
    8,
  ),
  painting(sharedName('the-birth-of-venus'), 'shell', 8, ['fabric'], 8, { send: 'gem', upTo: 1 }),
  painting(sharedName('sistine-madonna'), 'infant', 8, ['fabric'], 10),
  painting(sharedName('the-creation-of-adam'), 'hand', 8, ['fabric', 'gem'], 7, { erect: 1 }),
  painting(sharedName('the-last-supper'), 'supper', 8, ['fabric', 'wine'], 7, { bread: 3 }),
  painting(
    named(
      'assumption-of-the-virgin',
      'Assumption of the Virgin',
      "L'Assomption de la Vierge",
      '聖母被昇天',
    ),
    'angel',
    8,
    ['fabric', 'gem'],
    9,
  ),
  painting(sharedName('mona-lisa'), 'portrait', 9, ['fabric'], 11),
  painting(sharedName('the-school-of-athens'), 'scholar', 9, ANY, 10),
]
