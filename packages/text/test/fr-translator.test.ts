import { originalPack, renaissancePack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { translatorFor } from '../src/index.ts'
import { localeFor, locales } from '../src/locales.ts'
import { plainSpaces } from './support/french.ts'

const { refusals: refuse } = locales.fr

describe('French refusals', () => {
  test('distinguish a hand that is too small from a missing card', () => {
    expect(refuse.notInHand({ code: 'notInHand' })).toBe('Cette carte n’est pas dans votre main.')
    expect(refuse.notInHand({ code: 'notInHand', needs: 2, has: 1 })).toBe(
      'Il faut 2 cartes de votre main et vous en avez 1.',
    )
  })

  test('say "none" in place of 0', () => {
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

test('French questions say how often something can still be done', () => {
  const { prompt } = translatorFor(renaissancePack, locales.fr)
  const take = { seat: 0, about: 'take', rule: '', because: { kind: 'rule', id: '' } } as const
  expect(prompt({ ...take, left: 1 })).toBe('Prenez un personnage du Conseil')
  expect(prompt({ ...take, left: 2 })).toBe('Prenez un personnage du Conseil (encore 2 au maximum)')
})

test('French titles of works are in quotation marks', () => {
  const { event, choice } = translatorFor(renaissancePack, locales.fr, { players: ['Anna'] })
  expect(plainSpaces(choice({ do: 'acquire', artwork: 'on-painting' }))).toBe(
    'Acquérir « De la peinture »',
  )
  expect(
    plainSpaces(event({ kind: 'reveal', row: 'workshop', slot: 0, card: 'the-prince', left: 3 })),
  ).toBe('Atelier : « Le Prince » entre dans la rangée, 3 cartes en pioche')
  expect(
    plainSpaces(event({ kind: 'reveal', row: 'council', slot: 0, card: 'raphael', left: 3 })),
  ).toBe('Conseil : Raphaël entre dans la rangée, 3 cartes en pioche')
})

test('French: cards passed in a draft are received', () => {
  const { event } = translatorFor(renaissancePack, locales.fr, { players: ['Anna'] })
  const passed = { kind: 'card', what: 'character', seat: 0, seen: 1 } as const
  expect(event({ ...passed, card: 'raphael', from: 'pile', to: 'pile' })).toBe(
    'Anna reçoit Raphaël',
  )
  expect(event({ ...passed, card: null, from: 'pile', to: 'pile' })).toBe(
    'Anna reçoit un personnage',
  )
})

test('French: cards of a pile or set aside are reported without their origin', () => {
  const { event } = translatorFor(renaissancePack, locales.fr, { players: ['Anna'] })
  const moved = { kind: 'card', what: 'character', card: 'raphael', seat: 0, seen: 1 } as const
  expect(event({ ...moved, from: 'pile', to: 'hand' })).toBe('Anna garde Raphaël')
  expect(event({ ...moved, from: 'pile', to: 'deck' })).toBe('Anna remet Raphaël dans la pioche')
  expect(event({ ...moved, from: 'aside', to: 'deck' })).toBe('Anna remet Raphaël dans la pioche')
  expect(event({ ...moved, from: 'pile', to: 'gone' })).toBe('Anna remet Raphaël dans la boîte')
  expect(event({ ...moved, from: 'pile', to: 'discard' })).toBe('Anna défausse Raphaël')
  expect(event({ ...moved, card: null, from: 'aside', to: 'deck' })).toBe(
    'Anna remet un personnage dans la pioche',
  )
  expect(plainSpaces(event({ ...moved, from: 'row', to: 'hand' }))).toBe(
    'Anna : Raphaël passe de la rangée à la main',
  )
})

test('French: resource spaces of the original have a short name before a resource', () => {
  const { event } = translatorFor(originalPack, localeFor('fr', 'original'), { players: ['Anna'] })
  const because = { kind: 'rule', id: '' } as const
  expect(
    plainSpaces(event({ kind: 'ship', seat: 0, from: 'gem', to: 'bay', at: null, because })),
  ).toBe('Anna : navire de la case de joyaux vers la mer')
})

test('French: a docking ship does not name its destination twice', () => {
  const { event } = translatorFor(renaissancePack, locales.fr, { players: ['Anna'] })
  const docks = { kind: 'ship', seat: 0, from: 'bay', to: 'dock', at: 'acre' } as const
  expect(plainSpaces(event({ ...docks, because: { kind: 'destination', id: 'acre' } }))).toBe(
    'Anna : navire de la baie vers le quai d’Acre',
  )
  expect(plainSpaces(event({ ...docks, because: { kind: 'character', id: 'raphael' } }))).toBe(
    'Anna : navire de la baie vers le quai d’Acre (Raphaël)',
  )
})
