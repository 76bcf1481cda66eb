import type { Pack } from '../../schema/pack.ts'

/** REN-SOL-7: titles needed at the end of each period. */
export const soloTitles: Pack['solo']['titles'] = {
  value: { naples: [0, 0, 1, 2], genoa: [0, 1, 2, 3] },
  source: 'printed',
}

/** REN-SOL-8: the points at which the second, third and fourth rank begin. */
export const soloRanks: Pack['solo']['ranks'] = {
  value: { english: [126, 176, 226], french: [121, 181, 230] },
  source: 'printed',
}
