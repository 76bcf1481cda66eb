import { type Pack, renaissancePack, trialPack } from '@amalfi/packs'

/** The packs that come with the game, by the name that `--pack` and records know them by. */
export const BUILT_IN: Readonly<Record<string, Pack>> = {
  [renaissancePack.name]: renaissancePack,
  [trialPack.name]: trialPack,
}

/** The pack that is played when nobody says which. */
export const DEFAULT_PACK = renaissancePack.name

export const builtIn = (name: string): Pack | undefined =>
  Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name] : undefined
