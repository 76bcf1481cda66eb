import type { Character } from '../../../schema/cards.ts'
import { named, permanent, sharedName } from '../make.ts'

/** Permanent characters outside the starting packs, about ships and trade. */
export const traders: Character[] = [
  // Returned laden.
  permanent(sharedName('amerigo-vespucci'), 'caravel', 4, {
    when: 'discover',
    do: { send: 'any', upTo: 1 },
  }),
  // Printed everyone's travels.
  permanent(
    named(
      'giovanni-battista-ramusio',
      'Giovanni Battista Ramusio',
      'Giovanni Battista Ramusio',
      'ジョヴァンニ・バッティスタ・ラムージオ',
    ),
    'globe',
    3,
    { when: 'discover', by: 'anyone', do: { bread: 1 } },
  ),
  // A whole new fleet in one winter.
  permanent(sharedName('hayreddin-barbarossa'), 'galley', 9, { built: 'bay' }),
  // Endowed kitchens for the poor and inns for the traveller.
  permanent(
    sharedName('hurrem-sultan'),
    'rose',
    4,
    {
      less: 1,
      for: 'navigate',
    },
    { when: 'feed', do: { points: 2 } },
  ),
  // Every year a fleet for India.
  permanent(named('manuel-i', 'Manuel I', 'Manuel Ier', 'マヌエル1世'), 'astrolabe', 4, {
    when: 'period',
    if: { count: 'destination', atLeast: 1 },
    do: [
      { send: 'spice', upTo: 1 },
      { send: 'gem', upTo: 1 },
    ],
  }),
  // The pilot who steered by lights and stars.
  permanent(named('ibn-majid', 'Ibn Majid', 'Ibn Majid', 'イブン・マージド'), 'compass', 2, {
    when: 'light',
    to: 'public',
    do: { points: 1 },
  }),
  // Weavers, then bankers: cloth is as good as silver.
  permanent(
    named('jakob-fugger', 'Jakob Fugger', 'Jacob Fugger', 'ヤーコプ・フッガー'),
    'lily',
    1,
    {
      hold: 'fabric',
      as: 'gem',
    },
  ),
  // Antiquary, always there first.
  permanent(
    sharedName('cyriacus-of-ancona'),
    'scroll',
    3,
    { slot: 'free', at: ['workshop', 'atlas'] },
    { when: 'pass', first: true, do: { points: 2 } },
  ),
]
