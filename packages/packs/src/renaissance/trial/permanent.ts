import type { Ability } from '../../schema/abilities.ts'
import type { Character } from '../../schema/cards.ts'

const permanent = (id: string, cost: number, abilities: Ability[], pack?: string): Character => ({
  id,
  type: 'permanent',
  cost,
  in: ['wine'],
  abilities,
  ...(pack === undefined ? {} : { pack }),
})

/** Permanent characters, paid in wine. */
export const permanents: Character[] = [
  // Sailcloth replaces timber.
  permanent(
    'vettor-fausto',
    4,
    [
      { less: 1, for: 'ship' },
      { hold: 'fabric', as: 'wood' },
    ],
    'fleet',
  ),
  permanent(
    'hayreddin-barbarossa',
    6,
    [{ built: 'bay' }, { when: 'build', once: 'period', do: { navigate: 'any', less: 1 } }],
    'fleet',
  ),
  permanent(
    'giovanni-angelo-montorsoli',
    4,
    [{ when: 'erect', to: 'public', do: { choose: [{ bread: 3 }, { send: 'any', upTo: 1 }] } }],
    'lights',
  ),
  // Together with Montorsoli, who is in the same pack, one event triggers two effects that ask
  // (REN-INV-8).
  permanent(
    'pierre-d-aubusson',
    4,
    [
      { less: 1, for: 'light' },
      { when: 'erect', do: { take: 1 } },
    ],
    'lights',
  ),
  permanent('barsbay', 2, [{ yield: 'spice', more: 1 }], 'routes'),
  permanent(
    'niccolo-de-conti',
    3,
    [
      { less: 1, for: 'destination' },
      { when: 'navigate', to: 'own', do: { bread: 1 } },
    ],
    'routes',
  ),
  permanent(
    'leon-battista-alberti',
    4,
    [{ accept: ['wine', 'fabric', 'gem'], for: 'artwork' }],
    'art',
  ),
  permanent('cosimo-de-medici', 3, [{ less: 2, for: 'artwork', once: 'period' }], 'art'),
  permanent('vittoria-colonna', 2, [{ when: 'invite', by: 'anyone', do: { points: 1 } }], 'court'),
  permanent(
    'gracia-nasi',
    6,
    [
      { yield: 'emergency', more: 1 },
      { when: 'pay', with: 'emergency', once: 'turn', do: { points: 1 } },
    ],
    'bank',
  ),
  permanent(
    'bartolomeo-scappi',
    3,
    [{ less: 2, for: 'feed' }, { granary: 2 }, { when: 'overpay', do: { bread: 1 } }],
    'bank',
  ),
  permanent('cyriacus-of-ancona', 4, [
    { slot: 'free', at: ['workshop', 'atlas'] },
    { when: 'discover', do: { take: 1 } },
  ]),
  permanent('veronica-gambara', 3, [
    { slot: 'free', at: ['council'] },
    { less: 1, for: 'character', once: 'turn' },
    { when: 'take', of: 'immediate', do: { bread: 1 } },
  ]),
  permanent('benvenuto-cellini', 5, [
    { accept: ['gem'], for: 'all' },
    { when: 'navigate', sending: 'gem', do: { points: 1 } },
  ]),
  permanent('giorgio-vasari', 3, [
    { when: 'acquire', do: { points: 1 } },
    { when: 'decree', do: { points: { per: 'artType', max: 3 } } },
  ]),
  permanent('bessarion', 3, [
    { less: 1, for: 'book' },
    { when: 'acquire', of: 'book', do: [{ take: 1, slot: 'free' }, { bread: 1 }] },
  ]),
  // He brought cargo home from his voyages, and news from those of others.
  permanent('amerigo-vespucci', 4, [
    { when: 'discover', do: { send: 'any', upTo: 1 } },
    { when: 'discover', by: 'other', once: 'turn', do: { bread: 1 } },
  ]),
  permanent('suleiman-the-magnificent', 4, [{ dock: 'busy', bread: 1 }]),
  permanent('hurrem-sultan', 5, [
    { less: 1, for: 'navigate' },
    { when: 'feed', do: { points: 2 } },
    // Discards the whole Council, so that its deck runs out now and then.
    { when: 'take', by: 'anyone', do: { refresh: 'council' } },
  ]),
  permanent('bartolomeo-marchionni', 4, [
    {
      when: 'period',
      if: { count: 'destination', atLeast: 1 },
      do: [
        { send: 'spice', upTo: 1 },
        { send: 'gem', upTo: 1 },
      ],
    },
  ]),
  permanent('michelangelo', 3, [{ when: 'acquire', of: 'monument', do: { points: 3 } }]),
  permanent('federico-da-montefeltro', 4, [
    { extra: 1, of: 'artwork', for: 'titles' },
    { extra: 1, of: 'character', for: 'titles' },
    { when: 'title', do: { bread: 'full' } },
  ]),
  permanent('ibn-majid', 4, [{ when: 'light', to: 'public', do: { points: 1 } }]),
  // Condottiere, never idle.
  permanent('bartolomeo-colleoni', 4, [
    { when: 'engage', of: 'engageable', do: { bread: 2 } },
    { when: 'invite', of: 'engageable', do: { send: 'any', upTo: 1 } },
    { when: 'pass', first: true, do: { points: 2 } },
  ]),
]
