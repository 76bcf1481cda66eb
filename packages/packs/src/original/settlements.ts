import { named } from '../names/named.ts'
import type { Decree } from '../schema/cards.ts'

/** The settlements. A maximum keeps those of late rounds from deciding the game. */
export const settlements: Decree[] = [
  {
    ...named('academy', 'Academy', 'Académie', 'アカデミー'),
    lines: [{ item: 'artwork', per: 'artwork', points: 2 }],
    max: 10,
  },
  {
    ...named('portolan', 'Portolan', 'Portulan', 'ポルトラーノ'),
    lines: [{ item: 'destination', per: 'destination', points: 3 }],
    max: 9,
  },
  {
    ...named('court', 'Court', 'Cour', '宮廷'),
    lines: [{ item: 'character', per: 'lasting', points: 2 }],
    max: 10,
  },
  {
    ...named('armada', 'Armada', 'Armada', '艦隊'),
    lines: [
      { item: 'ship', per: 'shipBuilt', points: 2 },
      { item: 'lighthouse', per: 'lighthouse', points: 2 },
    ],
    max: 10,
  },
  {
    ...named('granary', 'Granary', 'Grenier', '穀物庫'),
    lines: [{ item: 'bread', per: 'bread', points: 1 }],
    max: 8,
  },
]
