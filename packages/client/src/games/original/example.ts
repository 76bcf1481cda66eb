import type { Example } from '../kind.ts'

/** What three merchants chose until the middle of round III (test/page/support/find-example.ts). */
export const example: Example = {
  setup: { players: 3, seed: 2 },
  choices:
    'EAAFAAACAATAUACAATXAEBMAYBAAFCARMBBINFAMACRAANADRQJHCCMASABAAWFAaFADBBBAANAAADAAYITACaAZYD' +
    'AABAABAATAAAGABABBOAADEEQATSLAAJDACAAAPTABBAAQAAABEAKACDACALHFPDPKAAAEAQHDNAAAQAANAAADAAIA' +
    'AaCLARFAAATAABAAIAD',
}
