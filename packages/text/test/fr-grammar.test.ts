import { HOLDS } from '@amalfi/engine'
import { renaissancePack, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { de, que, to } from '../src/fr/grammar.ts'
import { translatorFor } from '../src/index.ts'
import { locales } from '../src/locales.ts'
import { effect, plainSpaces } from './support/french.ts'

const { cards, board } = locales.fr

describe('French plurals', () => {
  test('begin at 2; 0 is singular', () => {
    expect([0, 1, 2, -1, -2].map((n) => board.points(n))).toEqual([
      '0 point',
      '1 point',
      '2 points',
      '−1 point',
      '−2 points',
    ])
    expect(cards.cost(0, [])).toBe('0 pain')
    expect(cards.cost(3, [])).toBe('3 pains')
  })

  test('of costs agree with their number', () => {
    expect(cards.cost(1, ['gem', 'wine'])).toBe('1 joyau ou vin')
    expect(cards.cost(5, ['gem', 'wine'])).toBe('5 joyaux ou vins')
    expect(cards.cost(4, ['wood', 'fabric', 'spice'])).toBe('4 bois, tissus ou épices')
    expect(cards.cost(2, HOLDS)).toBe('2 ressources au choix')
  })

  test('of participles agree with what was lost', () => {
    const translator = translatorFor(trialPack, locales.fr, { players: ['Anna'] })
    const lost = (n: number) =>
      plainSpaces(
        translator.event({
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

describe('French gender', () => {
  test('of discarded cards, one by one', () => {
    expect(effect({ discard: 'artwork', upTo: 3, do: { bread: 1 } })).toBe(
      'Jusqu’à 3 fois, défaussez une œuvre de l’Atelier et gagnez 1 pain.',
    )
    expect(effect({ discard: 'character', upTo: 1, do: { bread: 2 } })).toBe(
      'Défaussez un personnage du Conseil et gagnez 2 pains.',
    )
  })

  test('of costs reduced once or always', () => {
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

describe('French elision and contraction', () => {
  test('with names', () => {
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

  test('an h is mute in names used in French, and aspirate in others', () => {
    expect(['Hélène', 'Henri', 'Hortense', 'Hassan', 'Hanna'].map(de)).toEqual([
      'd’Hélène',
      'd’Henri',
      'd’Hortense',
      'de Hassan',
      'de Hanna',
    ])
  })

  test('with players', () => {
    expect(['Élodie', 'Zoé', 'Yves', 'Hélène'].map(que)).toEqual([
      'qu’Élodie',
      'que Zoé',
      'qu’Yves',
      'qu’Hélène',
    ])
    const { dealing, sharing } = locales.fr
    expect(sharing.containsView('Élodie')).toMatch(/^Ce qu’Élodie a le droit de voir\./)
    expect(sharing.seenBy('Zoé')).toMatch(/^Telle que Zoé la voyait/)
    expect(dealing.receivedFrom('Anna')).toBe('Ces cartes viennent d’Anna.')
  })

  test('in events', () => {
    const { event, choice } = translatorFor(renaissancePack, locales.fr, {
      players: ['Anna', 'Zoé'],
    })
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

  test('with rows', () => {
    expect(cards.abilities([{ slot: 'free', at: ['workshop', 'atlas', 'council'] }])).toBe(
      'Ignorez les surcoûts de l’Atelier, de l’Atlas et du Conseil.',
    )
  })
})
