import type { Pack } from '../../schema/pack.ts'
import { boards } from '../boards.ts'
import { arsenal } from '../characters/arsenal.ts'
import { court } from '../characters/court.ts'
import { others } from '../characters/others.ts'
import { portolan } from '../characters/portolan.ts'
import { workshop } from '../characters/workshop.ts'
import { charts } from '../charts.ts'
import { books } from '../contracts/books.ts'
import { buildings } from '../contracts/buildings.ts'
import { paintings } from '../contracts/paintings.ts'
import { milestones } from '../milestones.ts'
import { sets } from '../sets.ts'
import { settlements } from '../settlements.ts'
import { spaces } from '../spaces.ts'

/**
 * The reconstructed cards of Amalfi (2020). Values that a rulebook states are marked as printed.
 */
export const originalPack: Pack = {
  amalfi: 1,
  game: 'original',
  name: 'original',
  publicDestinations: spaces,
  evolvingDestinations: [],
  privateDestinations: charts,
  artworks: [...books, ...paintings, ...buildings],
  characters: [...arsenal, ...portolan, ...workshop, ...court, ...others],
  startingPacks: sets,
  titles: milestones,
  decrees: settlements,
  ...boards,
}
