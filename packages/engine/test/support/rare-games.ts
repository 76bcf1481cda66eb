import type { PackName } from './games.ts'

/**
 * Random games in which rare words come up, found by `npm run rare-games`. The coverage test plays them
 * first to finish sooner. If rules change and they no longer help, it plays more games.
 */
export const RARE_GAMES: Readonly<Record<PackName, readonly number[]>> = {
  trial: [
    274, 281, 285, 308, 311, 319, 322, 324, 325, 326, 328, 329, 330, 332, 359, 360, 361, 366, 367,
    369, 370, 371, 391, 441, 448, 450, 456, 458, 498, 537, 564, 579, 612, 642, 657, 668, 671, 836,
    863, 955, 999, 1132, 1339, 1376, 1458, 1483, 1626, 1721, 1888, 1923, 2771, 6881, 7459, 14688,
  ],
  renaissance: [
    251, 279, 287, 289, 314, 319, 330, 332, 333, 348, 350, 354, 365, 370, 372, 377, 396, 417, 441,
    447, 457, 463, 471, 493, 496, 498, 545, 551, 565, 585, 589, 610, 620, 671, 689, 704, 751, 791,
    825, 836, 867, 933, 937, 1120, 1155, 1159, 1335, 1382, 1409, 1614, 1716, 1830, 2173, 2256, 2350,
    3016, 3466, 3604, 4107, 5028,
  ],
  original: [258, 259, 309, 355, 474, 624, 661, 1045, 1150, 1320, 1372],
}
