import { endgame, engageable, immediate, inPack, named, permanent } from '../make.ts'

/**
 * The lighthouses pack: many early lighthouses, used whenever others sail there.
 * The comment above each card says why its effect fits the person.
 */
export const lantern = inPack('lantern', [
  // His fort is built from the stones of the lighthouse of Alexandria.
  endgame(named('qaitbay', 'Qaitbay', 'Qaitbay', 'カーイトバーイ'), 'castle', 7, {
    score: 2,
    per: 'lighthouse',
    max: 12,
  }),
  // Architect of the lighthouse of Messina.
  permanent(
    named(
      'giovanni-angelo-montorsoli',
      'Giovanni Angelo Montorsoli',
      'Giovanni Angelo Montorsoli',
      'ジョヴァンニ・アンジェロ・モントルソリ',
    ),
    'lighthouse',
    4,
    { when: 'erect', to: 'public', do: { choose: [{ bread: 3 }, { send: 'any', upTo: 1 }] } },
  ),
  // Grand master who held the harbour of Rhodes through a siege.
  permanent(
    named(
      'pierre-d-aubusson',
      "Pierre d'Aubusson",
      "Pierre d'Aubusson",
      'ピエール・ドービュッソン',
    ),
    'cross',
    4,
    { when: 'erect', do: { take: 1 } },
    { less: 1, for: 'light' },
  ),
  // Engineer in Genoa when its lighthouse was rebuilt.
  immediate(
    named(
      'giovanni-maria-olgiati',
      'Giovanni Maria Olgiati',
      'Giovanni Maria Olgiati',
      'ジョヴァンニ・マリア・オルジャーティ',
    ),
    'trowel',
    6,
    [{ erect: 1 }, { send: 'any', upTo: 1 }],
  ),
  // Engineer of some seventy strongholds.
  immediate(
    named(
      'francesco-di-giorgio-martini',
      'Francesco di Giorgio Martini',
      'Francesco di Giorgio Martini',
      'フランチェスコ・ディ・ジョルジョ・マルティーニ',
    ),
    'castle',
    6,
    { erect: 2 },
  ),
  // His book of seafaring charts every harbour of the Mediterranean.
  engageable(named('piri-reis', 'Piri Reis', 'Piri Reis', 'ピーリー・レイース'), 'chart', 9, {
    light: 2,
    less: 1,
  }),
])
