import type { ArtType, CharacterType, Count, Hold } from '@amalfi/engine'
import type { Terms } from '../tongue.ts'
import type { Noun } from './grammar.ts'

/** The holds as places, and their loads as things to pay with. */
export const holds: Readonly<Record<Hold, string>> = {
  spice: 'spice',
  wood: 'wood',
  wine: 'wine',
  gem: 'gems',
  fabric: 'fabric',
}

export const artTypes: Readonly<Record<ArtType | 'artwork', Noun>> = {
  artwork: ['artwork', 'artworks'],
  book: ['book', 'books'],
  painting: ['painting', 'paintings'],
  monument: ['monument', 'monuments'],
}

export const characterTypes: Readonly<Record<CharacterType | 'character', Noun>> = {
  character: ['character', 'characters'],
  immediate: ['immediate character', 'immediate characters'],
  permanent: ['permanent character', 'permanent characters'],
  endgame: ['endgame character', 'endgame characters'],
  engageable: ['engageable character', 'engageable characters'],
}

/** Everything that can be counted: after "per" it is the first, after a number the second. */
export const counts: Readonly<Record<Count, Noun>> = {
  ...artTypes,
  ...characterTypes,
  artType: ['type of artwork you have', 'types of artwork'],
  mostArt: ['artwork of your commonest type', 'artworks of one type'],
  secondArt: ['artwork of your second type', 'artworks of another type'],
  set: ['set of the three types of artwork', 'sets of the three types of artwork'],
  pair: ['pair of two types among the rest', 'pairs of two types'],
  destination: ['destination of yours', 'destinations of your own'],
  characterType: ['type of character invited', 'types of character'],
  shipBuilt: ['ship built', 'ships built'],
  fleet: ['ship of your fleet', 'ships in your fleet'],
  lighthouse: ['lighthouse', 'lighthouses'],
  lighthouseOnOwn: ['lighthouse on your own destinations', 'lighthouses on your own destinations'],
  lighthouseOnPublic: ['lighthouse on public destinations', 'lighthouses on public destinations'],
  shipInBay: ['ship in your bay', 'ships in your bay'],
  shipInPort: ['ship in your port', 'ships in your port'],
  shipInHold: ['ship in your holds', 'ships in your holds'],
  shipOnDock: ['ship on a dock', 'ships on docks'],
  shipOnOwn: ['ship on your own destinations', 'ships on your own destinations'],
  bread: ['bread', 'bread'],
  hand: ['card in hand', 'cards in hand'],
  title: ['title', 'titles'],
}

export const terms: Terms = {
  places: {
    spice: 'Spice',
    wood: 'Wood',
    wine: 'Wine',
    gem: 'Gem',
    fabric: 'Fabric',
    bay: 'Bay',
    port: 'Port',
    shipyard: 'Shipyard',
    dock: 'Docks',
  },
  rows: { workshop: 'Workshop', atlas: 'Atlas', council: 'Council' },
  artTypes: { book: 'Book', painting: 'Painting', monument: 'Monument' },
  characterTypes: {
    immediate: 'Immediate',
    permanent: 'Permanent',
    endgame: 'Endgame',
    engageable: 'Engageable',
  },
  phases: {
    hands: 'starting hands',
    actions: 'actions',
    feed: 'feed',
    decree: 'decree',
    over: 'the end',
  },
  kinds: {
    character: 'Characters',
    artwork: 'Artworks',
    privateDestination: 'Private destinations',
    publicDestination: 'Public destinations',
    evolvingDestination: 'Evolving destinations',
    title: 'Titles',
    decree: 'Decrees',
  },
  shades: { dark: 'Dark title', light: 'Light title' },
  rivals: { naples: 'Naples', genoa: 'Genoa' },
  hands: {
    packs: 'Starting packs',
    blind: 'Blind',
    selection: 'Personal selection',
    draft: 'Full draft',
    scoreDraft: 'Draft with score',
  },
  printings: { english: 'English printing', french: 'French printing' },
}
