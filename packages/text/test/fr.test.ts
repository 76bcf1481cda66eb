import { HOLDS } from '@amalfi/engine'
import { type Effect, renaissancePack, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { de, to } from '../src/fr/grammar.ts'
import { speechOf, tongues } from '../src/index.ts'
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
      '-1 point',
      '-2 points',
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
    const speech = speechOf(trialPack, 'fr', { players: ['Anna'] })
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
  test('so many at a time', () => {
    const per = (count: 'artwork' | 'bread'): string =>
      cards.scoring({ score: 3, per: count, every: 2, max: 12 })
    expect(per('artwork')).toBe('3 points toutes les 2 œuvres, 12 au maximum.')
    expect(per('bread')).toBe('3 points tous les 2 pains, 12 au maximum.')
  })

  test('each of what is discarded', () => {
    expect(effect({ discard: 'artwork', upTo: 3, do: { bread: 1 } })).toBe(
      'Défaussez jusqu’à 3 œuvres de l’Atelier ; pour chacune, gagnez 1 pain.',
    )
    expect(effect({ discard: 'character', upTo: 1, do: { bread: 2 } })).toBe(
      'Défaussez 1 personnage du Conseil ; pour chacun, gagnez 2 pains.',
    )
  })

  test('one of what is cheaper once, all of what always is', () => {
    expect(cards.abilities([{ less: 2, for: 'artwork', once: 'period' }])).toBe(
      'Une fois par période, une œuvre vous coûte 2 de moins.',
    )
    expect(cards.abilities([{ less: 1, for: 'endgame', once: 'turn' }])).toBe(
      'Une fois par tour, un personnage de fin de partie vous coûte 1 de moins.',
    )
    expect(cards.abilities([{ less: 1, for: 'painting' }])).toBe(
      'Les tableaux vous coûtent 1 de moins.',
    )
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
    const { event, choice } = speechOf(renaissancePack, 'fr', { players: ['Anna', 'Zoé'] })
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
      'Transférer un navire de la cale d’épice vers les joyaux',
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
      'Envoyez 1 navire vers les épices et jusqu’à 2 vers le vin ou le bois, puis gagnez 1 pain et 2 points.',
    )
    expect(effect({ choose: [{ bread: 1 }, { points: 1 }] })).toBe('Gagnez 1 pain ou 1 point.')
  })

  test('what follows a price, a condition or a choice stands apart from it', () => {
    expect(
      effect([
        { pay: { bread: 1 }, then: { erect: 1 } },
        { take: 2, slot: 'free' },
      ]),
    ).toBe('Payez 1 pain : érigez 1 phare ; puis prenez 2 personnages sans surcoût.')
    expect(effect([{ take: 1 }, { if: { count: 'hand', atLeast: 2 }, then: { bread: 1 } }])).toBe(
      'Prenez 1 personnage, puis, si vous avez au moins 2 cartes en main, gagnez 1 pain.',
    )
    expect(effect({ choose: [[{ erect: 1 }, { bread: 1 }], { straighten: 2 }] })).toBe(
      'Au choix : érigez 1 phare, puis gagnez 1 pain ; ou redressez 2 personnages.',
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
    expect(effect({ shift: 1, to: 'gem' })).toBe(
      'Transférez 1 navire d’une autre cale vers les joyaux.',
    )
    expect(effect({ shift: 2, to: ['gem', 'wine'] })).toBe(
      'Transférez jusqu’à 2 navires d’autres cales vers les joyaux ou le vin.',
    )
  })

  test('voyages, cheaper and to occupied docks', () => {
    expect(effect({ navigate: 'own', less: 1, busy: true })).toBe(
      'Naviguez vers une de vos destinations, même occupée, pour 1 pain de moins.',
    )
    expect(effect({ visit: 'any', less: 2 })).toBe(
      'Utilisez n’importe quelle destination sans navire pour 2 pains de moins.',
    )
  })
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
    'Pour les titres, comptez 1 œuvre et 2 phares érigés de plus. La capacité de votre grenier augmente de 2.',
  )
})

describe('typography', () => {
  const speech = speechOf(renaissancePack, 'fr')
  const texts = [
    ...[trialPack, renaissancePack].flatMap((pack) =>
      speechOf(pack, 'fr').cards.flatMap(({ text, cost }) => [text, cost]),
    ),
    ...Object.values(events).flatMap((all) => all.map((event) => speech.event(event) ?? '')),
    ...refusals.map(speech.refusal),
    ...decisions.map(speech.prompt),
    ...choices.map((choice) => speech.choice(choice)),
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
