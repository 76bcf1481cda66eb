import type { Described } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { decline, invite, triggerTable } from '../support/triggers.ts'

describe('triggers for a type of card', () => {
  const art = ['book', 'painting', 'monument'] as const
  const types = ['immediate', 'permanent', 'endgame', 'engageable'] as const
  const people = ['abbot', 'duke', 'poet', 'smith']
  const triggered = triggerTable(
    Object.fromEntries([
      ...art.map((of) => [of, { when: 'acquire', of }]),
      ...(['invite', 'take', 'engage'] as const).flatMap((when) =>
        types.map((of) => [`${when}-${of}`, { when, of }]),
      ),
    ]),
  )
  const all = (when: string) => types.map((type) => `${when}-${type}`)

  test('REN-INV-3: an artwork', () => {
    for (const [i, id] of ['page', 'canvas', 'stone'].entries())
      expect(triggered([...art], 1, {}, [{ do: 'acquire', artwork: id }])).toEqual([art[i]])
  })

  test('REN-INV-3: an invited character', () => {
    const council = ['raphael', 'qaitbay', 'leo-x', 'cesare-borgia']
    for (const [i, id] of people.entries())
      expect(triggered(all('invite'), 1, { hand: people }, [invite(id)], { council })).toEqual([
        `invite-${types[i]}`,
      ])
  })

  test('REN-INV-3: a character that is taken', () => {
    for (const [i, character] of people.entries()) {
      const choices = [invite('host'), { do: 'take' as const, character }]
      const actor = { bread: 2, hand: ['host'] }
      expect(triggered(all('take'), 1, actor, choices)).toEqual([`take-${types[i]}`])
    }
  })

  test('REN-INV-3: an engaged character', () => {
    const choices = [{ do: 'engage' as const, character: 'mason' }]
    expect(triggered(all('engage'), 1, { invited: ['mason'] }, choices)).toEqual([
      'engage-engageable',
    ])
  })
})

describe('triggers for a kind of destination', () => {
  const kinds = ['public', 'evolving', 'own', 'other'] as const
  const triggered = triggerTable(
    Object.fromEntries(
      (['navigate', 'erect', 'light'] as const).flatMap((when) =>
        kinds.map((to) => [`${when}-${to}`, { when, by: 'anyone', to }]),
      ),
    ),
  )
  const all = (when: string) => kinds.map((kind) => `${when}-${kind}`)
  const sail = (to: string, turn: number, then: Described[] = []) =>
    triggered(all('navigate'), turn, { bread: 4, destinations: turn === 1 ? ['isle'] : ['rock'] }, [
      { do: 'navigate', to },
      ...then,
    ])

  test('REN-INV-3: a navigation', () => {
    expect(sail('reef', 1)).toEqual(['navigate-public'])
    expect(sail('palermo', 0)).toEqual(['navigate-public'])
    // "Own" means the destinations of the player who has the character.
    expect(sail('isle', 1)).toEqual(['navigate-own'])
    expect(sail('rock', 0)).toEqual(['navigate-other'])
  })

  test('REN-INV-3 REN-EVO-2: evolving destinations are public too, the first and the last', () => {
    const both = ['navigate-public', 'navigate-evolving']
    const then = [{ do: 'actionFirst' as const }, decline]
    expect(sail('salerno', 1, [...then, decline])).toEqual(both)
    expect(sail('gaeta', 1, then)).toEqual(both)
  })

  test('REN-INV-3: an erected lighthouse', () => {
    const erect = (at: string, turn: number) =>
      triggered(
        all('erect'),
        turn,
        { hand: ['builder'], destinations: ['isle'] },
        [invite('builder'), { do: 'erect', to: at }],
        { covers: ['trani', null, null] },
      )
    expect(erect('cove', 1)).toEqual(['erect-public'])
    expect(erect('salerno', 1)).toEqual(['erect-public', 'erect-evolving'])
    expect(erect('isle', 1)).toEqual(['erect-own'])
    expect(erect('isle', 2)).toEqual(['erect-other'])
  })

  test('REN-INV-3: a used lighthouse', () => {
    const use = (at: string, turn: number) =>
      triggered(
        all('light'),
        turn,
        { hand: ['watch'], destinations: ['isle'], lighthouses: ['cove', 'isle'] },
        [invite('watch'), { do: 'light', to: at }, { do: 'lightBread' }],
      )
    expect(use('cove', 1)).toEqual(['light-public'])
    expect(use('isle', 1)).toEqual(['light-own'])
    expect(use('isle', 0)).toEqual(['light-other'])
  })
})
