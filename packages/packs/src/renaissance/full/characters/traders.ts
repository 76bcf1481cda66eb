import type { Character } from '../../../schema/cards.ts'
import { named, permanent, sharedName } from '../make.ts'

/**
 * Permanent characters outside the starting packs, about ships and trade.
 * The comment above each card says why its effect fits the person.
 */
export const traders: Character[] = [
  // Came back with news of new lands.
  permanent(sharedName('amerigo-vespucci'), 'caravel', 4, {
    when: 'discover',
    do: { send: 'any', upTo: 1 },
  }),
  // Published the travel reports of others.
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
  // Built a new fleet in one winter.
  permanent(sharedName('hayreddin-barbarossa'), 'galley', 9, { built: 'bay' }),
  // Founded kitchens for the poor and inns for travellers.
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
  // Sent a fleet to India every year.
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
  // His family were weavers and became bankers, so cloth is as good as gems.
  permanent(
    named('jakob-fugger', 'Jakob Fugger', 'Jacob Fugger', 'ヤーコプ・フッガー'),
    'lily',
    1,
    {
      hold: 'fabric',
      as: 'gem',
    },
  ),
  // Collector of antiquities, who was always the first to arrive.
  permanent(
    sharedName('cyriacus-of-ancona'),
    'scroll',
    3,
    { slot: 'free', at: ['workshop', 'atlas'] },
    { when: 'pass', first: true, do: { points: 2 } },
  ),
]
