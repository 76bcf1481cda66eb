import type { GameName } from '@amalfi/engine'
import { originalPack, type Pack, renaissancePack, trialPack } from '@amalfi/packs'

/** The packs that come with the games, by the name that `--pack` and records use. */
export const BUILT_IN: Readonly<Record<string, Pack>> = {
  [renaissancePack.name]: renaissancePack,
  [originalPack.name]: originalPack,
  [trialPack.name]: trialPack,
}

/** The pack of each game if `--pack` is not given. */
export const DEFAULT_PACKS: Readonly<Record<GameName, Pack>> = {
  renaissance: renaissancePack,
  original: originalPack,
}

/** The game, and with it the pack, if neither `--game` nor `--pack` is given. */
export const DEFAULT_GAME = 'renaissance' satisfies GameName
export const DEFAULT_PACK = DEFAULT_PACKS[DEFAULT_GAME].name

export const builtIn = (name: string): Pack | undefined =>
  Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name] : undefined
