import type { Pack } from '../../../schema/pack.ts'
import { books } from '../artworks/books.ts'
import { monuments } from '../artworks/monuments.ts'
import { paintings } from '../artworks/paintings.ts'
import { boards } from '../boards.ts'
import { anchor } from '../characters/anchor.ts'
import { compass } from '../characters/compass.ts'
import { courtiers } from '../characters/courtiers.ts'
import { crown } from '../characters/crown.ts'
import { endgames } from '../characters/endgame.ts'
import { engageables } from '../characters/engageable.ts'
import { immediates } from '../characters/immediate.ts'
import { lantern } from '../characters/lantern.ts'
import { palette } from '../characters/palette.ts'
import { sheaf } from '../characters/sheaf.ts'
import { traders } from '../characters/traders.ts'
import { decrees } from '../decrees.ts'
import { cargoDestinations } from '../destinations/cargo.ts'
import { evolvingDestinations, publicDestinations } from '../destinations/public.ts'
import { specialDestinations } from '../destinations/special.ts'
import { startingPacks } from '../starting-packs.ts'
import { titles } from '../titles.ts'

/**
 * The reconstructed cards of Amalfi: Renaissance. Values that a rulebook states are marked as
 * printed.
 */
export const renaissancePack: Pack = {
  amalfi: 1,
  game: 'renaissance',
  name: 'renaissance',
  publicDestinations: publicDestinations,
  evolvingDestinations: evolvingDestinations,
  privateDestinations: [...cargoDestinations, ...specialDestinations],
  artworks: [...books, ...paintings, ...monuments],
  characters: [
    ...anchor,
    ...lantern,
    ...compass,
    ...palette,
    ...crown,
    ...sheaf,
    ...immediates,
    ...traders,
    ...courtiers,
    ...endgames,
    ...engageables,
  ],
  startingPacks,
  titles,
  decrees,
  ...boards,
}
