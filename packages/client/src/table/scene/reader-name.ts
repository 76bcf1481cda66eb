import type { Translator } from '@amalfi/text'

/** A player in a list: somebody who plays alone on this device is called "you". */
export const nameForReader = ({ names, locale }: Translator, seat: number): string =>
  seat === names.you ? locale.result.you : names.seat(seat)
