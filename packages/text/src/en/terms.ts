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

const invited = ([one, many]: Noun): Noun => [`invited ${one}`, `invited ${many}`]

/** Everything that can be counted, as what one has: `2 invited characters`. */
export const counts: Readonly<Record<Count, Noun>> = {
  ...artTypes,
  character: invited(characterTypes.character),
  immediate: invited(characterTypes.immediate),
  permanent: invited(characterTypes.permanent),
  endgame: invited(characterTypes.endgame),
  engageable: invited(characterTypes.engageable),
  artType: ['type of artwork', 'types of artwork'],
  mostArt: ['artwork of one type', 'artworks of one type'],
  secondArt: ['artwork of another type', 'artworks of another type'],
  set: ['set of a book, a painting and a monument', 'sets of a book, a painting and a monument'],
  pair: ['pair of different types', 'pairs of different types'],
  destination: ['private destination', 'private destinations'],
  characterType: ['type among your invited characters', 'types among your invited characters'],
  shipBuilt: ['ship built', 'ships built'],
  fleet: ['ship in your fleet', 'ships in your fleet'],
  lighthouse: ['lighthouse erected', 'lighthouses erected'],
  lighthouseOnOwn: [
    'lighthouse on your private destinations',
    'lighthouses on your private destinations',
  ],
  lighthouseOnPublic: ['lighthouse on public destinations', 'lighthouses on public destinations'],
  shipInBay: ['ship in your bay', 'ships in your bay'],
  shipInPort: ['ship in your port', 'ships in your port'],
  shipInHold: ['ship in your holds', 'ships in your holds'],
  shipOnDock: ['ship on a dock', 'ships on docks'],
  shipOnOwn: ['ship on your private destinations', 'ships on your private destinations'],
  bread: ['bread in your granary', 'bread in your granary'],
  hand: ['card in your hand', 'cards in your hand'],
  title: ['title', 'titles'],
  lasting: ['invited character not immediate', 'invited characters not immediate'],
  holdUsed: ['hold with a ship of yours', 'holds with a ship of yours'],
}

/** After "per", where the words above would not say whose, or which. */
export const each: Readonly<Partial<Record<Count, string>>> = {
  artType: 'type of artwork you have',
  mostArt: 'artwork of your most numerous type',
  secondArt: 'artwork of your second most numerous type',
  pair: 'pair of different types among the rest',
  characterType: 'type of character you have invited',
  shipBuilt: 'ship you have built',
  lighthouse: 'lighthouse you have erected',
  lighthouseOnOwn: 'lighthouse of yours on your private destinations',
  lighthouseOnPublic: 'lighthouse of yours on public destinations',
  shipOnDock: 'ship of yours on a dock',
  shipOnOwn: 'ship of yours on your private destinations',
  title: 'title you have taken',
}

export const terms: Terms = {
  places: {
    spice: 'Spice',
    wood: 'Wood',
    wine: 'Wine',
    gem: 'Gems',
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
