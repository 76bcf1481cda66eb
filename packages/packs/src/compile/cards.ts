import {
  ART_TYPES,
  CHARACTER_TYPES,
  COUNTS,
  MODIFIER_SIZE,
  type Tables,
  TRIGGER_SIZE,
} from '@amalfi/engine'
import type { Character } from '../schema/cards.ts'
import type { Pack } from '../schema/pack.ts'
import { modifierRow, triggerRow } from './abilities.ts'
import { codeOf, holdMask, maskOf } from './masks.ts'
import type { NodeWriter } from './nodes.ts'
import { iconsOf, shownHoldsOf } from './traits.ts'

/** Public, evolving and private destinations share one table, in this order. */
export function destinationTable(pack: Pack, writer: NodeWriter): Tables['destinations'] {
  const nothing = { slots: 0, cost: 0, in: [], points: 0, players: 1 }
  const all = [
    ...pack.publicDestinations.map((place) => ({ ...nothing, ...place })),
    // Uncovered evolving destinations have no lighthouse slot (REN-EVO-2).
    ...pack.evolvingDestinations.map((place) => ({ ...nothing, ...place })),
    ...pack.privateDestinations.map((place) => ({ ...nothing, ...place })),
  ]
  return {
    bread: all.map((place) => place.bread ?? 0),
    node: all.map((place) => writer.write(place.benefits)),
    shownHolds: all.map((place) => shownHoldsOf(place.benefits).mask),
    showsAny: all.map((place) => shownHoldsOf(place.benefits).any),
    lighthouseSlots: all.map((place) => place.slots),
    cost: all.map((place) => place.cost),
    accepts: all.map((place) => holdMask(place.in)),
    points: all.map((place) => place.points),
    icons: all.map((place) => iconsOf(place.benefits)),
    minPlayers: all.map((place) => place.players ?? 1),
  }
}

export function artworkTable({ artworks }: Pack, writer: NodeWriter): Tables['artworks'] {
  return {
    type: artworks.map((card) => codeOf(ART_TYPES, card.type)),
    cost: artworks.map((card) => card.cost),
    accepts: artworks.map((card) => holdMask(card.in)),
    points: artworks.map((card) => card.points),
    node: artworks.map((card) => writer.write(card.bonus)),
    icons: artworks.map((card) => iconsOf(card.bonus)),
  }
}

/** The tables that describe characters. */
interface CharacterTables {
  readonly characters: Tables['characters']
  readonly triggers: number[]
  readonly modifiers: number[]
}

export function characterTables(
  { characters }: Pack,
  packIds: readonly string[],
  writer: NodeWriter,
): CharacterTables {
  const triggers: number[] = []
  const modifiers: number[] = []
  const spans = characters.map((card) => writeAbilities(card, writer, triggers, modifiers))
  const scoring = characters.map((card) => (card.type === 'endgame' ? card.scoring : null))
  const table = {
    type: characters.map((card) => codeOf(CHARACTER_TYPES, card.type)),
    cost: characters.map((card) => card.cost),
    accepts: characters.map((card) => (card.in === undefined ? 0 : holdMask(card.in))),
    pack: characters.map((card) => (card.pack === undefined ? -1 : codeOf(packIds, card.pack))),
    node: characters.map((card) => ('effect' in card ? writer.write(card.effect) : -1)),
    triggerFirst: spans.map((span) => span.triggerFirst),
    triggerCount: spans.map((span) => span.triggerCount),
    modifierFirst: spans.map((span) => span.modifierFirst),
    modifierCount: spans.map((span) => span.modifierCount),
    scorePoints: scoring.map((s) => s?.score ?? 0),
    scoreCounts: scoring.map((s) => (s === null ? 0 : maskOf(COUNTS, [s.per].flat()))),
    scoreEvery: scoring.map((s) => s?.every ?? 1),
    scoreMax: scoring.map((s) => s?.max ?? 0),
  }
  return { characters: table, triggers, modifiers }
}

function writeAbilities(
  card: Character,
  writer: NodeWriter,
  triggers: number[],
  modifiers: number[],
) {
  const triggerFirst = triggers.length / TRIGGER_SIZE
  const modifierFirst = modifiers.length / MODIFIER_SIZE
  for (const ability of card.type === 'permanent' ? card.abilities : []) {
    if ('when' in ability) triggers.push(...triggerRow(ability, writer.write(ability.do)))
    else modifiers.push(...modifierRow(ability))
  }
  return {
    triggerFirst,
    triggerCount: triggers.length / TRIGGER_SIZE - triggerFirst,
    modifierFirst,
    modifierCount: modifiers.length / MODIFIER_SIZE - modifierFirst,
  }
}
