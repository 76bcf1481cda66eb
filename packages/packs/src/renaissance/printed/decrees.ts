import type { Decree } from '../../schema/cards.ts'

const decree = (id: string, ...lines: Decree['lines']): Decree => ({
  id,
  lines,
  printed: ['id', 'lines'],
})

/** The ten decrees (REN-DEC-2 to 11). */
export const decrees: Decree[] = [
  decree('adulation', { item: 'artwork', per: 'mostArt', points: 3 }),
  decree(
    'blessing',
    { item: 'set', per: 'set', points: 10 },
    // REN-PRT-1.
    { item: 'pair', per: 'pair', points: { english: 3, french: 4 } },
  ),
  decree('colonization', { item: 'lighthouse', per: 'lighthouse', points: 3 }),
  decree('trade', { item: 'ship', per: 'shipOnOwn', points: 3 }),
  decree('conclave', { item: 'character', per: 'character', points: 2 }),
  decree('council', { item: 'type', per: 'characterType', points: 6 }),
  decree('exploration', { item: 'destination', per: 'destination', points: 2 }),
  decree('mobilization', { item: 'ship', per: 'shipBuilt', points: 2 }),
  decree('subsistence', { item: 'bread', per: 'bread', points: 2 }),
  decree(
    'universalism',
    { item: 'artwork', per: 'artwork', points: 1 },
    { item: 'destination', per: 'destination', points: 1 },
    { item: 'character', per: 'character', points: 1 },
  ),
]
