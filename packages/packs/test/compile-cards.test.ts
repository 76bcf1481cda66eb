import { MODIFIER_SIZE, MODIFIERS, TRIGGER_SIZE, TRIGGERS } from '@amalfi/engine'
import { describe, expect, it } from 'vitest'
import {
  character,
  count,
  destination,
  hold,
  icons,
  indexOf,
  node,
  read,
  tables,
} from './support/tables.ts'

describe('compile: cards', () => {
  it('numbers destinations in the order public, evolving, private', () => {
    expect([tables.publicCount, tables.evolvingCount]).toEqual([12, 3])
    expect(tables.destinationIds.slice(11, 16)).toEqual([
      'rhodes',
      'salerno',
      'messina',
      'gaeta',
      'trebizond',
    ])
    expect(tables.destinationIds).toHaveLength(51)
  })

  it('compiles what a destination costs, shows and gives', () => {
    const at = (id: string) => {
      const i = destination(id)
      const row: Record<string, number> = {}
      for (const [name, column] of Object.entries(tables.destinations))
        if (name !== 'node') row[name] = column[i]
      return row
    }
    const nothing = { cost: 0, accepts: 0, points: 0, minPlayers: 1 }
    expect(at('marseille')).toEqual({
      ...nothing,
      bread: 3,
      lighthouseSlots: 1,
      shownHolds: hold('wine', 'fabric'),
      showsAny: 0,
      icons: icons('wine', 'fabric'),
    })
    expect(at('salerno')).toEqual({
      ...nothing,
      bread: 1,
      lighthouseSlots: 0,
      shownHolds: 0,
      showsAny: 1,
      icons: 0,
    })
    expect(at('modon')).toEqual({
      bread: 2,
      lighthouseSlots: 1,
      shownHolds: 0,
      showsAny: 1,
      icons: icons('erect'),
      cost: 5,
      accepts: hold('spice'),
      points: 4,
      minPlayers: 1,
    })
    expect(at('salonica').icons).toBe(icons('take', 'bread'))
    expect(at('malacca').icons).toBe(icons('points'))
  })

  it('compiles artworks', () => {
    const i = indexOf(tables.artworkIds, 'amalfi-cathedral')
    const { type, cost, accepts, points, node: bonus, icons: shown } = tables.artworks
    expect([type[i], cost[i], accepts[i], points[i], shown[i]]).toEqual([
      2,
      6,
      hold('gem', 'wine'),
      6,
      icons('wine'),
    ])
    expect(read(bonus[i])).toEqual(node('send', { n: 1, what: hold('wine') }))
  })

  it('compiles characters, their packs and their scoring', () => {
    const at = (id: string) => {
      const i = character(id)
      const { type, cost, accepts, pack } = tables.characters
      return [type[i], cost[i], accepts[i], tables.packIds[pack[i]]]
    }
    expect(at('michael-of-rhodes')).toEqual([0, 3, 0, 'fleet'])
    expect(at('barsbay')).toEqual([1, 2, hold('wine'), 'routes'])
    expect(at('leonardo-da-vinci')).toEqual([2, 7, hold('gem'), undefined])
    expect(at('maestro-martino')).toEqual([3, 4, hold('wood', 'fabric'), 'bank'])
    const score = (id: string) => {
      const i = character(id)
      const { scorePoints, scoreCounts, scoreEvery, scoreMax } = tables.characters
      return [scorePoints[i], scoreCounts[i], scoreEvery[i], scoreMax[i]]
    }
    expect(score('raphael')).toEqual([4, 1 << count('painting'), 1, 24])
    expect(score('jacques-coeur')).toEqual([3, 1 << count('bread'), 2, 15])
    const three = (1 << count('artwork')) | (1 << count('destination')) | (1 << count('character'))
    expect(score('leonardo-da-vinci')).toEqual([3, three, 1, 18])
    expect(score('barsbay')).toEqual([0, 0, 1, 0])
  })

  it('compiles triggers with their filters', () => {
    const rows = (id: string) => {
      const i = character(id)
      const first = tables.characters.triggerFirst[i]
      return Array.from({ length: tables.characters.triggerCount[i] }, (_, j) => {
        const row = tables.triggers.slice(
          (first + j) * TRIGGER_SIZE,
          (first + j + 1) * TRIGGER_SIZE,
        )
        return [TRIGGERS[row[0]], ...row.slice(1, 7), read(row[7]).verb]
      })
    }
    expect(rows('niccolo-de-conti')).toEqual([['navigate', 0, 0, 3, 0, -1, 0, 'bread']])
    expect(rows('benvenuto-cellini')).toEqual([['navigate', 0, hold('gem'), 0, 0, -1, 0, 'points']])
    expect(rows('gracia-nasi')).toEqual([['pay', 0, 1 << 5, 0, 1, -1, 0, 'points']])
    expect(rows('bessarion')).toEqual([['acquire', 0, 1, 0, 0, -1, 0, 'sequence']])
    expect(rows('vittoria-colonna')).toEqual([['invite', 2, 0, 0, 0, -1, 0, 'points']])
    expect(rows('hayreddin-barbarossa')).toEqual([['build', 0, 0, 0, 2, -1, 0, 'navigate']])
    expect(rows('amerigo-vespucci')[1]).toEqual(['discover', 1, 0, 0, 1, -1, 0, 'bread'])
    expect(rows('bartolomeo-marchionni')).toEqual([
      ['period', 0, 0, 0, 0, count('destination'), 1, 'sequence'],
    ])
    expect(rows('bartolomeo-colleoni').map((row) => row[2])).toEqual([8, 8, 1])
    expect(rows('veronica-gambara')).toEqual([['take', 0, 1, 0, 0, -1, 0, 'bread']])
    expect(rows('barsbay')).toEqual([])
  })

  it('compiles modifiers', () => {
    const rows = (id: string) => {
      const i = character(id)
      const first = tables.characters.modifierFirst[i]
      return Array.from({ length: tables.characters.modifierCount[i] }, (_, j) => {
        const row = tables.modifiers.slice(
          (first + j) * MODIFIER_SIZE,
          (first + j + 1) * MODIFIER_SIZE,
        )
        return [MODIFIERS[row[0]], ...row.slice(1)]
      })
    }
    expect(rows('vettor-fausto')).toEqual([
      ['less', 1, 0b1_0000_0000, 0],
      ['as', hold('fabric'), hold('wood'), 0],
    ])
    expect(rows('cosimo-de-medici')).toEqual([['less', 2, 0b111, 2]])
    expect(rows('veronica-gambara')).toEqual([
      ['slotFree', 0b100, 0, 0],
      ['less', 1, 0b1111_0000, 1],
    ])
    expect(rows('leon-battista-alberti')).toEqual([
      ['accept', hold('wine', 'fabric', 'gem'), 0b111, 0],
    ])
    // All but immediate characters, which cost bread.
    expect(rows('benvenuto-cellini')).toEqual([['accept', hold('gem'), 0b1_1110_1111, 0]])
    expect(rows('barsbay')).toEqual([['yield', 0, 1, 0]])
    expect(rows('gracia-nasi')).toEqual([['yield', 5, 1, 0]])
    expect(rows('bartolomeo-scappi')).toEqual([
      ['less', 2, 0b1000_0000_0000, 0],
      ['granary', 2, 0, 0],
    ])
    expect(rows('suleiman-the-magnificent')).toEqual([['busyDock', 1, 0, 0]])
    expect(rows('hayreddin-barbarossa')).toEqual([['builtToBay', 0, 0, 0]])
    expect(rows('federico-da-montefeltro')).toEqual([
      ['extra', count('artwork'), 1, 0],
      ['extra', count('character'), 1, 0],
    ])
  })
})
