import type { Count } from '@amalfi/engine'
import { named } from '../names/named.ts'
import type { Title } from '../schema/cards.ts'

const milestone = (
  what: ReturnType<typeof named>,
  shade: Title['shade'],
  needs: Partial<Record<Count, number>>,
  squares?: number[],
): Title => ({
  ...what,
  shade,
  needs: (Object.entries(needs) as [Count, number][]).map(([count, atLeast]) => ({
    count,
    atLeast,
  })),
  ...(squares === undefined ? {} : { squares }),
})

/** The milestones. Those that take longest are dark, and their squares are worth more. */
export const milestones: Title[] = [
  milestone(named('admiral', 'Admiral', 'Amiral', '提督'), 'light', { shipBuilt: 4 }),
  milestone(named('governor', 'Governor', 'Gouverneur', '総督'), 'light', { lighthouse: 4 }),
  milestone(named('pilot', 'Pilot', 'Pilote', '航海士'), 'light', { destination: 4 }),
  milestone(named('bibliophile', 'Bibliophile', 'Bibliophile', '愛書家'), 'light', { book: 4 }),
  milestone(named('collector', 'Collector', 'Collectionneur', '収集家'), 'dark', { painting: 4 }),
  milestone(named('builder', 'Builder', 'Bâtisseur', '建築主'), 'light', { monument: 3 }),
  milestone(named('humanist', 'Humanist', 'Humaniste', '人文主義者'), 'dark', {
    painting: 2,
    book: 2,
    monument: 2,
  }),
  milestone(named('courtier', 'Courtier', 'Courtisan', '廷臣'), 'light', { lasting: 5 }),
  // A player with five ships at sea needs only a turn or two, so it is worth less.
  milestone(
    named('great-merchant', 'Great Merchant', 'Grand négociant', '大商人'),
    'light',
    { holdUsed: 5 },
    [10, 7, 4, 2],
  ),
]
