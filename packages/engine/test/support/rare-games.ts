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
    251, 270, 282, 285, 291, 311, 345, 355, 356, 359, 361, 370, 377, 406, 413, 414, 415, 419, 436,
    441, 451, 466, 479, 484, 492, 496, 543, 560, 565, 600, 601, 608, 626, 671, 690, 726, 755, 777,
    822, 832, 836, 908, 941, 959, 1064, 1300, 1335, 1587, 1711, 1716, 1824, 2087, 2616, 3568, 5028,
    5496, 6497,
  ],
  original: [259, 268, 286, 309, 355, 1002, 1737, 2830, 3087],
}
