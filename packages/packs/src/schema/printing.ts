import type { Printing } from '@amalfi/engine'

/** The value of a number that may differ between printings (REN-PRT-1). */
export const inPrinting = (value: number | Record<Printing, number>, printing: Printing): number =>
  typeof value === 'number' ? value : value[printing]
