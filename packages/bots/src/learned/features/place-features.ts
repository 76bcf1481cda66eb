import { boardPlaces, type Game, type Tables } from '@amalfi/engine'
import { EFFECT_SIZE, effectProfiles } from './effects.ts'
import type { FeatureLayout } from './layout.ts'
import type { Root } from './root.ts'
import type { SparseVector } from './sparse-vector.ts'

/** The places of the board: which docks are free, and whose lighthouses stand where. */
export function placeFeatures(layout: FeatureLayout, tables: Tables, withIds: boolean) {
  const places = boardPlaces(tables)
  const known = withIds ? places : 0
  const free = layout.block('place-free', known)
  const mine = layout.block('my-lighthouses', known)
  const others = layout.block('other-lighthouses', known)
  const onPrivate = layout.block('private-lighthouses', 2)
  const onBoard = layout.block('board-lighthouses', 2)
  const freeEffects = layout.block('free-effects', EFFECT_SIZE)
  const profiles = effectProfiles(tables)
  const sums = new Float32Array(EFFECT_SIZE)

  return (out: SparseVector, root: Root, game: Game): void => {
    const { seat } = root
    sums.fill(0)
    for (let d = 0; d < places; d++) {
      if (game.docks[d] !== 0 || game.seats < tables.destinations.minPlayers[d]) continue
      if (withIds) out.add(free + d, 1)
      const profile = profiles[tables.destinations.node[d]]
      if (profile !== undefined)
        for (let i = 0; i < profile.length; i += 2) sums[profile[i]] += profile[i + 1]
    }
    for (let i = 0; i < EFFECT_SIZE; i++) out.add(freeEffects + i, sums[i] / 8)
    let ownOnPrivate = 0
    let ownOnOwnTiles = 0
    let ownOnBoard = 0
    let otherOnBoard = 0
    for (let d = 0; d < game.lighthouses.length; d++) {
      let lights = game.lighthouses[d]
      if (lights === 0) continue
      let own = 0
      let other = 0
      // Three bits for each lighthouse: the number of its seat plus 1.
      for (; lights > 0; lights >>= 3)
        if ((lights & 7) === seat + 1) own++
        else if ((lights & 7) !== 0) other++
      if (d < places) {
        if (withIds) out.add(mine + d, own)
        if (withIds) out.add(others + d, other)
        ownOnBoard += own
        otherOnBoard += other
      } else {
        ownOnPrivate += own
        if (game.destinationOwner[d] === seat) ownOnOwnTiles += own
      }
    }
    out.add(onPrivate, ownOnPrivate / 2)
    out.add(onPrivate + 1, ownOnOwnTiles / 2)
    out.add(onBoard, ownOnBoard / 4)
    out.add(onBoard + 1, otherOnBoard / 8)
  }
}
