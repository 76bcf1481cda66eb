import { at, type GameIconName, line, plus, shape } from '../../icons/game-icons.ts'
import { GOLD, INK, RED, WOOD } from '../../icons/palette.ts'

const STRAW = '#8a5f10'
const EAR = 'var(--wood, var(--grain))'

/** Two grains of an ear, one on either side of the stalk. */
const grains = (y: number): string =>
  shape(`M12 ${y}q-6-.5-7-6.500 6.400.3 7 6.500z`, EAR, STRAW, 1.1) +
  shape(`M12 ${y}q6-.5 7-6.500-6.400.3-7 6.500z`, EAR, STRAW, 1.1)

const wheat = `${line('M12 22.500V8', STRAW, 1.8)}${shape('M12 7.500q-3-3 0-6.500 3 3.500 0 6.500z', EAR, STRAW, 1.1)}${grains(12)}${grains(17)}${grains(21.5)}`

const colony = `${line('M12 5V1.200', INK, 1.4)}${shape('M12 .8l5.400 1.700L12 4.200z', GOLD, INK, 0.8)}${shape('M4.600 11h14.800v10.500H4.600z', '#efe0bd')}${shape('M2.200 11.600L12 4.600l9.800 7z', RED)}${shape('M10 15.200h4v6.300h-4z', WOOD)}`

/** This game has wheat instead of wood, and colonies instead of lighthouses. */
export const icons: Readonly<Partial<Record<GameIconName, string>>> = {
  wood: wheat,
  lighthouse: colony,
  erect: at(-3, 2, 0.9, colony) + plus(18, 7),
}
