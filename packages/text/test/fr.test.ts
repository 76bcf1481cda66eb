import { HOLDS } from '@amalfi/engine'
import { type Effect, renaissancePack, type Scoring, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { de, to } from '../src/fr/grammar.ts'
import { speechOf } from '../src/index.ts'
import { tongues } from '../src/tongues.ts'
import { choices, decisions, events, refusals } from './support/samples.ts'

const { cards, table, refusals: refuse } = tongues.fr
/** A sentence of French print, its spaces written as they are typed. */
const typed = (text: string | null): string | undefined => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
const effect = (one: Effect): string | undefined => typed(cards.effect(one))

describe('plurals', () => {
  test('begin at 2; nothing is singular', () => {
    expect([0, 1, 2, -1, -2].map((n) => table.points(n))).toEqual([
      '0 point',
      '1 point',
      '2 points',
      '−1 point',
      '−2 points',
    ])
    expect(cards.cost(0, [])).toBe('0 pain')
    expect(cards.cost(3, [])).toBe('3 pains')
  })

  test('costs agree with their number', () => {
    expect(cards.cost(1, ['gem', 'wine'])).toBe('1 joyau ou vin')
    expect(cards.cost(5, ['gem', 'wine'])).toBe('5 joyaux ou vins')
    expect(cards.cost(4, ['wood', 'fabric', 'spice'])).toBe('4 bois, tissus ou épices')
    expect(cards.cost(2, HOLDS)).toBe('2 ressources au choix')
  })

  test('participles agree with what was lost', () => {
    const speech = speechOf(trialPack, tongues.fr, { players: ['Anna'] })
    const lost = (n: number) =>
      typed(
        speech.event({
          kind: 'bread',
          seat: 0,
          from: 5,
          to: 6,
          lost: n,
          because: { kind: 'rule', id: '' },
        }),
      )
    expect(lost(1)).toBe('Anna : pain 5 → 6, 1 perdu')
    expect(lost(2)).toBe('Anna : pain 5 → 6, 2 perdus')
  })
})

describe('gender', () => {
  test('what is discarded, one by one', () => {
    expect(effect({ discard: 'artwork', upTo: 3, do: { bread: 1 } })).toBe(
      'Jusqu’à 3 fois, défaussez une œuvre de l’Atelier et gagnez 1 pain.',
    )
    expect(effect({ discard: 'character', upTo: 1, do: { bread: 2 } })).toBe(
      'Défaussez un personnage du Conseil et gagnez 2 pains.',
    )
  })

  test('the next of what is cheaper once, all of what always is', () => {
    expect(cards.abilities([{ less: 2, for: 'artwork', once: 'period' }])).toBe(
      'Une fois par période, votre prochaine œuvre coûte 2 de moins.',
    )
    expect(cards.abilities([{ less: 1, for: 'endgame', once: 'turn' }])).toBe(
      'Une fois par tour, votre prochain personnage de fin de partie coûte 1 de moins.',
    )
    expect(cards.abilities([{ less: 1, for: 'painting' }])).toBe(
      'Les tableaux vous coûtent 1 de moins.',
    )
  })
})

describe('what is counted', () => {
  const score = (scoring: Pick<Scoring, 'per' | 'every'>): string =>
    cards.scoring({ score: 3, max: 12, ...scoring })

  test('so many at a time, or one of each', () => {
    expect(score({ per: 'artwork', every: 2 })).toBe(
      '3 points par tranche de 2 œuvres, 12 au maximum.',
    )
    expect(score({ per: ['artwork', 'character'] })).toBe(
      '3 points par ensemble d’une œuvre et un personnage invité, 12 au maximum.',
    )
    expect(score({ per: ['artwork', 'destination'], every: 2 })).toBe(
      '3 points par ensemble de 2 œuvres et 2 destinations découvertes, 12 au maximum.',
    )
  })

  test('what others may have too is said to be yours', () => {
    expect(score({ per: 'lighthouseOnOwn' })).toBe(
      '3 points par phare que vous avez érigé sur vos destinations, 12 au maximum.',
    )
    expect(score({ per: 'shipOnDock' })).toBe(
      '3 points par navire que vous avez à quai, 12 au maximum.',
    )
  })

  test('a condition tells the deed, where there was one', () => {
    const given = (count: 'destination' | 'lighthouseOnOwn' | 'book', atLeast: number) =>
      effect({ if: { count, atLeast }, then: { bread: 1 } })
    expect(given('destination', 1)).toBe(
      'Si vous avez découvert au moins 1 destination, gagnez 1 pain.',
    )
    expect(given('lighthouseOnOwn', 2)).toBe(
      'Si vous avez érigé au moins 2 phares sur vos destinations, gagnez 1 pain.',
    )
    expect(given('book', 2)).toBe('Si vous avez au moins 2 livres, gagnez 1 pain.')
  })
})

describe('elision and contraction', () => {
  test('of names', () => {
    expect(['Tunis', 'Alexandrie', 'Évora', 'Ypres', 'Yalta', 'Honfleur', 'Œnoé'].map(de)).toEqual([
      'de Tunis',
      'd’Alexandrie',
      'd’Évora',
      'd’Ypres',
      'de Yalta',
      'de Honfleur',
      'd’Œnoé',
    ])
    expect(['Le Pogge', 'La Corogne', 'Les Baléares', 'Léon X', 'l’Atelier'].map(de)).toEqual([
      'du Pogge',
      'de La Corogne',
      'des Baléares',
      'de Léon X',
      'de l’Atelier',
    ])
    expect(['Tunis', 'Le Pirée', 'La Tana', 'Les Baléares'].map(to)).toEqual([
      'à Tunis',
      'au Pirée',
      'à La Tana',
      'aux Baléares',
    ])
  })

  test('in what is told', () => {
    const { event, choice } = speechOf(renaissancePack, tongues.fr, { players: ['Anna', 'Zoé'] })
    expect(event({ kind: 'turn', seat: 0 })).toBe('Au tour d’Anna')
    expect(event({ kind: 'turn', seat: 1 })).toBe('Au tour de Zoé')
    expect(
      event({
        kind: 'ship',
        seat: 0,
        from: 'dock',
        to: 'bay',
        at: 'alexandria',
        because: { kind: 'lighthouse', id: 'corunna' },
      }),
    ).toBe('Anna\u00a0: navire du quai d’Alexandrie vers la baie (phare de La Corogne)')
    expect(event({ kind: 'trigger', seat: 0, character: 'poggio-bracciolini' })).toBe(
      'Anna\u00a0: effet du Pogge',
    )
    expect(choice({ do: 'shift', from: 'spice', to: 'gem' })).toBe(
      'Transférer un navire de la cale d’épices vers les joyaux',
    )
  })

  test('of rows', () => {
    expect(cards.abilities([{ slot: 'free', at: ['workshop', 'atlas', 'council'] }])).toBe(
      'Ignorez les surcoûts de l’Atelier, de l’Atlas et du Conseil.',
    )
  })
})

describe('effects in a row', () => {
  test('ships sent and things gained share a verb', () => {
    expect(
      effect([
        { send: 'spice', upTo: 1 },
        { send: ['wine', 'wood'], upTo: 2 },
        { bread: 1 },
        { points: 2 },
      ]),
    ).toBe(
      'Envoyez 1 navire vers les épices et jusqu’à 2 vers le vin et/ou le bois, puis gagnez 1 pain et 2 points.',
    )
    expect(effect({ choose: [{ bread: 1 }, { points: 1 }] })).toBe('Gagnez 1 pain ou 1 point.')
  })

  test('what follows a price, a condition or a choice stands apart from it', () => {
    expect(
      effect([
        { pay: { bread: 1 }, then: { erect: 1 } },
        { take: 2, slot: 'free' },
      ]),
    ).toBe('Payez 1 pain : érigez 1 phare ; puis prenez jusqu’à 2 personnages sans surcoût.')
    expect(effect([{ take: 1 }, { if: { count: 'hand', atLeast: 2 }, then: { bread: 1 } }])).toBe(
      'Prenez 1 personnage, puis, si vous avez au moins 2 cartes en main, gagnez 1 pain.',
    )
    expect(effect({ choose: [[{ erect: 1 }, { bread: 1 }], { straighten: 2 }] })).toBe(
      'Au choix : érigez 1 phare, puis gagnez 1 pain ; ou redressez jusqu’à 2 personnages.',
    )
    expect(effect([{ erect: 1 }, { choose: [{ take: 1 }, { straighten: 1 }] }])).toBe(
      'Érigez 1 phare, puis au choix : prenez 1 personnage ou redressez 1 personnage.',
    )
  })

  test('one hold or several', () => {
    expect(effect({ send: 'any', upTo: 1 })).toBe('Envoyez 1 navire vers une cale au choix.')
    expect(effect({ send: [...HOLDS], upTo: 2 })).toBe(
      'Envoyez jusqu’à 2 navires vers des cales au choix.',
    )
    expect(effect({ send: ['gem', 'wine'], upTo: 1 })).toBe(
      'Envoyez 1 navire vers les joyaux ou le vin.',
    )
    expect(effect({ shift: 1, to: 'gem' })).toBe(
      'Transférez 1 navire d’une autre cale vers les joyaux.',
    )
    expect(effect({ shift: 2, to: ['gem', 'wine'] })).toBe(
      'Transférez jusqu’à 2 navires d’autres cales vers les joyaux et/ou le vin.',
    )
  })

  test('uses of lighthouses are counted, not lighthouses; ships brought back are one’s own', () => {
    expect(effect({ light: 2, less: 1 })).toBe(
      'Utilisez vos phares jusqu’à 2 fois (1 pain de moins par envoi).',
    )
    expect(effect({ light: 1 })).toBe('Utilisez un de vos phares.')
    expect(effect({ recall: 2, from: 'dock' })).toBe(
      'Rappelez dans la baie jusqu’à 2 de vos navires à quai.',
    )
  })

  test('voyages, cheaper and to occupied docks', () => {
    expect(effect({ navigate: 'own', less: 1, busy: true })).toBe(
      'Naviguez vers une de vos destinations, même occupée, pour 1 pain de moins.',
    )
    expect(effect({ visit: 'any', less: 2 })).toBe(
      'Utilisez sans navire n’importe quelle destination pour 2 pains de moins, si elle n’est pas occupée.',
    )
  })
})

test('any resources pay for a character, but never instead of bread', () => {
  expect(effect({ invite: 'permanent', with: 'any' })).toBe(
    'Invitez un personnage permanent, payable en ressources au choix.',
  )
  expect(effect({ invite: 'character', less: 2, with: 'any' })).toBe(
    'Invitez un personnage pour 2 de moins, les ressources de son coût étant au choix.',
  )
})

test('one resource for another', () => {
  expect(cards.abilities([{ hold: 'spice', as: 'wood' }])).toBe(
    'Vous pouvez payer des épices au lieu de bois.',
  )
  expect(cards.abilities([{ accept: ['gem', 'wine'], for: 'all' }])).toBe(
    'Vous pouvez payer des joyaux ou du vin au lieu de toute autre ressource.',
  )
})

describe('refusals', () => {
  test('a hand too small is told from a card that is not there', () => {
    expect(refuse.notInHand({ code: 'notInHand' })).toBe('Cette carte n’est pas dans votre main.')
    expect(refuse.notInHand({ code: 'notInHand', needs: 2, has: 1 })).toBe(
      'Il faut 2 cartes de votre main et vous en avez 1.',
    )
  })

  test('nothing is not a number', () => {
    expect(refuse.shipyardShort({ code: 'shipyardShort', needs: 1, has: 0 })).toBe(
      'Vous voulez construire 1 navire, mais il n’en reste aucun dans votre chantier naval.',
    )
    expect(refuse.cannotPay({ code: 'cannotPay', needs: 4, has: 0 })).toBe(
      'Le coût est de 4 et aucun de vos navires ne peut servir à le payer.',
    )
    expect(refuse.shipsShort({ code: 'shipsShort', needs: 2, has: 0 })).toBe(
      'Il faudrait 2 navires à cet endroit et vous n’en avez pas.',
    )
  })
})

test('what can still be done several times says so', () => {
  const { prompt } = speechOf(renaissancePack, tongues.fr)
  const take = { seat: 0, about: 'take', rule: '', because: { kind: 'rule', id: '' } } as const
  expect(prompt({ ...take, left: 1 })).toBe('Prenez un personnage du Conseil')
  expect(prompt({ ...take, left: 2 })).toBe('Prenez un personnage du Conseil (encore 2 au maximum)')
})

test('titles of works stand apart from the words around them', () => {
  const { event, choice } = speechOf(renaissancePack, tongues.fr, { players: ['Anna'] })
  expect(typed(choice({ do: 'acquire', artwork: 'on-painting' }))).toBe(
    'Acquérir « De la peinture »',
  )
  expect(
    typed(event({ kind: 'reveal', row: 'workshop', slot: 0, card: 'the-prince', left: 3 })),
  ).toBe('Atelier : « Le Prince » entre dans la rangée, 3 cartes en pioche')
  expect(typed(event({ kind: 'reveal', row: 'council', slot: 0, card: 'raphael', left: 3 }))).toBe(
    'Conseil : Raphaël entre dans la rangée, 3 cartes en pioche',
  )
})

test('cards passed in a draft are received', () => {
  const { event } = speechOf(renaissancePack, tongues.fr, { players: ['Anna'] })
  const passed = { kind: 'card', what: 'character', seat: 0, seen: 1 } as const
  expect(event({ ...passed, card: 'raphael', from: 'pile', to: 'pile' })).toBe(
    'Anna reçoit Raphaël',
  )
  expect(event({ ...passed, card: null, from: 'pile', to: 'pile' })).toBe(
    'Anna reçoit un personnage',
  )
})

test('a ship that docks does not tell its destination twice', () => {
  const { event } = speechOf(renaissancePack, tongues.fr, { players: ['Anna'] })
  const docks = { kind: 'ship', seat: 0, from: 'bay', to: 'dock', at: 'acre' } as const
  expect(typed(event({ ...docks, because: { kind: 'destination', id: 'acre' } }))).toBe(
    'Anna : navire de la baie vers le quai d’Acre',
  )
  expect(typed(event({ ...docks, because: { kind: 'character', id: 'raphael' } }))).toBe(
    'Anna : navire de la baie vers le quai d’Acre (Raphaël)',
  )
})

test('permanent characters: whose deed it is decides the verb', () => {
  const when = (by: 'me' | 'other' | 'anyone'): string =>
    cards.abilities([{ when: 'acquire', of: 'painting', by, do: { points: 1 } }])
  expect(when('me')).toBe('Quand vous acquérez un tableau, gagnez 1 point.')
  expect(when('other')).toBe('Quand un autre joueur acquiert un tableau, gagnez 1 point.')
  expect(when('anyone')).toBe('Quand un joueur (vous compris) acquiert un tableau, gagnez 1 point.')
})

test('what counts more for titles is one sentence', () => {
  expect(
    cards.abilities([
      { extra: 1, of: 'artwork', for: 'titles' },
      { granary: 2 },
      { extra: 2, of: 'lighthouse', for: 'titles' },
    ]),
  ).toBe(
    'Pour les titres, comptez 1 œuvre et 2 phares érigés de plus. La capacité de votre grenier augmente de 2 (12 au maximum).',
  )
})

describe('typography', () => {
  const speech = speechOf(renaissancePack, tongues.fr)
  const texts = [
    ...[trialPack, renaissancePack].flatMap((pack) =>
      speechOf(pack, tongues.fr).cards.flatMap(({ text, cost }) => [text, cost]),
    ),
    ...Object.values(events).flatMap((all) => all.map((event) => speech.event(event) ?? '')),
    ...refusals.map(speech.refusal),
    ...decisions.map(speech.prompt),
    ...choices.map((choice) => speech.choice(choice)),
    ...(renaissancePack.startingPacks ?? []).map(({ id }) => speech.plan(id)),
    ...table.talk.help.map(([, does]) => does),
    table.talk.helpHint,
    table.talk.several('vin'),
  ]

  test('a space that never breaks stands before high punctuation, and no other', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[^\u00a0][:»]|«[^\u00a0]/)
      expect(text).not.toMatch(/[^\u202f\u00a0][;!?]/)
    }
    expect(refuse.alreadyAnswered({ code: 'alreadyAnswered' })).toBe(
      'Vous avez déjà choisi\u202f; les autres choisissent encore.',
    )
    expect(table.talk.helpHint).toBe('un numéro, ou «\u00a0?\u00a0» pour l’aide')
  })

  test('apostrophes are curly and ligatures are tied', () => {
    for (const text of texts) expect(text).not.toMatch(/'|oeuvre/i)
  })
})
