import { HOLDS } from '@amalfi/engine'
import type { Scoring } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { locales } from '../src/locales.ts'
import { effect } from './support/french.ts'

const { cards } = locales.fr

describe('French: counted items', () => {
  const score = (scoring: Pick<Scoring, 'per' | 'every'>): string =>
    cards.scoring({ score: 3, max: 12, ...scoring })

  test('are counted several at a time, or one of each', () => {
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

  test('say "yours" where others may have them too', () => {
    expect(score({ per: 'lighthouseOnOwn' })).toBe(
      '3 points par phare que vous avez érigé sur vos destinations, 12 au maximum.',
    )
    expect(score({ per: 'shipOnDock' })).toBe(
      '3 points par navire que vous avez à quai, 12 au maximum.',
    )
  })

  test('a condition uses the verb of the action, if there is one', () => {
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

describe('French: several effects', () => {
  test('ships sent and items gained share a verb', () => {
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

  test('an effect after a price, a condition or a choice is separated from it', () => {
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

  test('send ships to one hold or to several', () => {
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

  test('count uses of lighthouses, and recalled ships are called yours', () => {
    expect(effect({ light: 2, less: 1 })).toBe(
      'Utilisez vos phares jusqu’à 2 fois (1 pain de moins par envoi).',
    )
    expect(effect({ light: 1 })).toBe('Utilisez un de vos phares.')
    expect(effect({ recall: 2, from: 'dock' })).toBe(
      'Rappelez dans la baie jusqu’à 2 de vos navires à quai.',
    )
  })

  test('navigations may be cheaper and to occupied docks', () => {
    expect(effect({ navigate: 'own', less: 1, busy: true })).toBe(
      'Naviguez vers une de vos destinations, même occupée, pour 1 pain de moins.',
    )
    expect(effect({ visit: 'any', less: 2 })).toBe(
      'Utilisez sans navire n’importe quelle destination pour 2 pains de moins, si elle n’est pas occupée.',
    )
  })
})

test('any resource may pay for a character, but never in place of bread', () => {
  expect(effect({ invite: 'permanent', with: 'any' })).toBe(
    'Invitez un personnage permanent, payable en ressources au choix.',
  )
  expect(effect({ invite: 'character', less: 2, with: 'any' })).toBe(
    'Invitez un personnage pour 2 de moins, les ressources de son coût étant au choix.',
  )
})

test('one resource counts as another', () => {
  expect(cards.abilities([{ hold: 'spice', as: 'wood' }])).toBe(
    'Vous pouvez payer des épices au lieu de bois.',
  )
  expect(cards.abilities([{ accept: ['gem', 'wine'], for: 'all' }])).toBe(
    'Vous pouvez payer des joyaux ou du vin au lieu de toute autre ressource.',
  )
})

test('the verb of a trigger depends on whose action it is', () => {
  const when = (by: 'me' | 'other' | 'anyone'): string =>
    cards.abilities([{ when: 'acquire', of: 'painting', by, do: { points: 1 } }])
  expect(when('me')).toBe('Quand vous acquérez un tableau, gagnez 1 point.')
  expect(when('other')).toBe('Quand un autre joueur acquiert un tableau, gagnez 1 point.')
  expect(when('anyone')).toBe('Quand un joueur (vous compris) acquiert un tableau, gagnez 1 point.')
})

test('extras for titles form one sentence', () => {
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
