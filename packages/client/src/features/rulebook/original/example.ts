import type { ExampleGame } from '../../../model/games/types/example-game.ts'

/** A game of three merchant bots up to the middle of round III (`npm run example-games`). */
export const example: ExampleGame = {
  setup: { players: 3, seed: 2 },
  choices:
    'EAAFAAACAATAUACAATXAEBMAYBAAFCARMBBINFAMACRAANADRQJHCCMASABAAWFAaFADBBBAANAAADAAYITACaAZYD' +
    'AABAABAATAAAGABABBOAADEEQATSLAAJDACAAAPTABBAAQAAABEAKACDACALHFPDPKAAAEAQHDNAAAQAANAAADAAIA' +
    'AaCLARFAAATAABAAIAD',
}
