import {
  ASIDE,
  boardPlaces,
  CHARACTER_TYPES,
  ENDGAME,
  ENGAGEABLE,
  ENGAGED,
  type Game,
  HAND,
  MODIFIER_CODE,
  MODIFIER_SIZE,
  MODIFIERS,
  PILE,
  type Tables,
  TRIGGER_NODE,
  TRIGGER_SIZE,
  UPRIGHT,
} from '@amalfi/engine'
import { EFFECT_SIZE, effectProfiles } from './effects.ts'
import { endgameScore } from './goals.ts'
import type { FeatureLayout } from './layout.ts'
import type { Root } from './root.ts'
import type { SparseVector } from './sparse-vector.ts'

/** Where cards are whose effects are added up. */
const GROUPS = [
  'hand-once',
  'hand-engage',
  'hand-trigger',
  'upright',
  'engaged',
  'trigger',
  'own',
  'own-free',
  'covers',
  'workshop',
  'atlas',
  'council',
] as const
type Group = (typeof GROUPS)[number]
const groupIndex = (group: Group): number => GROUPS.indexOf(group)
const HAND_ONCE = groupIndex('hand-once')
const HAND_ENGAGE = groupIndex('hand-engage')
const HAND_TRIGGER = groupIndex('hand-trigger')
const UPRIGHT_GROUP = groupIndex('upright')
const ENGAGED_GROUP = groupIndex('engaged')
const TRIGGER_GROUP = groupIndex('trigger')
const OWN = groupIndex('own')
const OWN_FREE = groupIndex('own-free')
const COVERS = groupIndex('covers')
const WORKSHOP_GROUP = groupIndex('workshop')
const ATLAS_GROUP = groupIndex('atlas')
const COUNCIL_GROUP = groupIndex('council')

/** The cards a seat holds, has on the table and sees in the rows: which ones, and what they do. */
export function cardFeatures(layout: FeatureLayout, tables: Tables, withIds: boolean) {
  const characters = withIds ? tables.characterIds.length : 0
  const artworks = withIds ? tables.artworkIds.length : 0
  const destinations = withIds ? tables.destinationIds.length : 0
  const places = boardPlaces(tables)
  const inHand = layout.block('hand', characters)
  const inPile = layout.block('pile', characters)
  const invited = layout.block('invited-ids', characters)
  const engaged = layout.block('engaged-ids', characters)
  const inCouncil = layout.block('council', characters)
  const own = layout.block('own', destinations)
  const ownFree = layout.block('own-free', destinations)
  const covers = layout.block('covers', destinations)
  const inAtlas = layout.block('atlas', destinations)
  const inWorkshop = layout.block('workshop', artworks)
  const unknown = layout.block('unknown', 1)
  const handTypes = layout.block('hand-types', CHARACTER_TYPES.length)
  const handModifiers = layout.block('hand-modifiers', MODIFIERS.length)
  const handEndgame = layout.block('hand-endgame', 2)
  const effects = layout.block('effects', GROUPS.length * EFFECT_SIZE)
  const profiles = effectProfiles(tables)
  const sums = new Float32Array(GROUPS.length * EFFECT_SIZE)
  const modifierSums = new Float32Array(MODIFIERS.length)
  const typeCounts = new Float32Array(CHARACTER_TYPES.length)
  const endgameCharacters = tables.characterIds
    .map((_, character) => character)
    .filter((character) => tables.characters.type[character] === ENDGAME)

  const addEffect = (group: number, node: number): void => {
    if (node < 0) return
    const profile = profiles[node]
    const first = group * EFFECT_SIZE
    for (let i = 0; i < profile.length; i += 2) sums[first + profile[i]] += profile[i + 1]
  }

  const addTriggers = (group: number, character: number): void => {
    const { triggerFirst, triggerCount } = tables.characters
    const first = triggerFirst[character]
    for (let row = first; row < first + triggerCount[character]; row++)
      addEffect(group, tables.triggers[row * TRIGGER_SIZE + TRIGGER_NODE])
  }

  const addHeld = (character: number): void => {
    const { type, node, modifierFirst, modifierCount } = tables.characters
    typeCounts[type[character]]++
    if (type[character] === ENGAGEABLE) addEffect(HAND_ENGAGE, node[character])
    else addEffect(HAND_ONCE, node[character])
    addTriggers(HAND_TRIGGER, character)
    const first = modifierFirst[character]
    for (let row = first; row < first + modifierCount[character]; row++)
      modifierSums[tables.modifiers[row * MODIFIER_SIZE + MODIFIER_CODE]]++
  }

  const addHand = (out: SparseVector, root: Root, game: Game): void => {
    const { seat } = root
    const pick = game.picks[seat] ?? -1
    let left = game.handSize[seat] + game.pileSize[seat] + game.asideSize[seat]
    let hidden = 0
    for (let character = 0; left > 0 && character < game.where.length; character++) {
      const where = game.where[character]
      if (where !== HAND + seat && where !== PILE + seat && where !== ASIDE + seat) continue
      left--
      if (!root.seenCharacters[character]) hidden++
      else if (where === PILE + seat && character !== pick) {
        if (withIds) out.add(inPile + character, 1)
      } else {
        if (withIds) out.add(inHand + character, 1)
        addHeld(character)
      }
    }
    out.add(unknown, hidden)
  }

  const addInvited = (out: SparseVector, seat: number, game: Game): void => {
    for (const character of game.invited) {
      const where = game.where[character]
      if (where !== UPRIGHT + seat && where !== ENGAGED + seat) continue
      if (withIds) out.add(invited + character, 1)
      if (withIds && where === ENGAGED + seat) out.add(engaged + character, 1)
      if (tables.characters.type[character] === ENGAGEABLE)
        addEffect(
          where === UPRIGHT + seat ? UPRIGHT_GROUP : ENGAGED_GROUP,
          tables.characters.node[character],
        )
      addTriggers(TRIGGER_GROUP, character)
    }
  }

  const addDestinations = (out: SparseVector, seat: number, game: Game): void => {
    const { node } = tables.destinations
    if (game.destinationCounts[seat] > 0)
      for (let d = places; d < game.destinationOwner.length; d++) {
        if (game.destinationOwner[d] !== seat) continue
        if (withIds) out.add(own + d, 1)
        addEffect(OWN, node[d])
        if (game.docks[d] !== 0) continue
        if (withIds) out.add(ownFree + d, 1)
        addEffect(OWN_FREE, node[d])
      }
    for (const d of game.covers) {
      if (d < 0) continue
      if (withIds) out.add(covers + d, 1)
      addEffect(COVERS, node[d])
    }
  }

  const addRows = (out: SparseVector, root: Root, game: Game): void => {
    for (const artwork of game.workshop) {
      if (artwork < 0 || !root.seenArtworks[artwork]) continue
      if (withIds) out.add(inWorkshop + artwork, 1)
      addEffect(WORKSHOP_GROUP, tables.artworks.node[artwork])
    }
    for (const d of game.atlas) {
      if (d < 0 || !root.seenTiles[d]) continue
      if (withIds) out.add(inAtlas + d, 1)
      addEffect(ATLAS_GROUP, tables.destinations.node[d])
    }
    for (const character of game.council) {
      if (character < 0 || !root.seenCharacters[character]) continue
      if (withIds) out.add(inCouncil + character, 1)
      addEffect(COUNCIL_GROUP, tables.characters.node[character])
    }
  }

  /** What the endgame characters in hand would score now, and what they can score at most. */
  const addHeldEndgame = (out: SparseVector, root: Root, game: Game): void => {
    const { seat } = root
    const pick = game.picks[seat] ?? -1
    let now = 0
    let most = 0
    for (const character of endgameCharacters) {
      const where = game.where[character]
      const isHeld =
        where === HAND + seat ||
        where === ASIDE + seat ||
        (where === PILE + seat && character === pick)
      if (!isHeld || !root.seenCharacters[character]) continue
      now += endgameScore({ tables, game }, seat, character)
      most += tables.characters.scoreMax[character]
    }
    out.add(handEndgame, now / 10)
    out.add(handEndgame + 1, most / 20)
  }

  const addCards = (out: SparseVector, root: Root, game: Game): void => {
    sums.fill(0)
    modifierSums.fill(0)
    typeCounts.fill(0)
    addHand(out, root, game)
    addInvited(out, root.seat, game)
    addDestinations(out, root.seat, game)
    addRows(out, root, game)
    for (let i = 0; i < typeCounts.length; i++) out.add(handTypes + i, typeCounts[i] / 2)
    for (let i = 0; i < modifierSums.length; i++) out.add(handModifiers + i, modifierSums[i] / 2)
    for (let i = 0; i < sums.length; i++) if (sums[i] !== 0) out.add(effects + i, sums[i] / 4)
  }
  return { cards: addCards, heldEndgame: addHeldEndgame }
}
