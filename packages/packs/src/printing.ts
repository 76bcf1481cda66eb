import type { Printing } from '@amalfi/engine'

/** A number that may differ from printing to printing (REN-PRT-1). */
export const inPrinting = (value: number | Record<Printing, number>, printing: Printing): number =>
  typeof value === 'number' ? value : value[printing]
