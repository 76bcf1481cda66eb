import type { ArtType, CharacterType, Count, Hold, Place, Row } from '@amalfi/engine'
import type { Terms } from '../tongue.ts'
import { de, type Noun } from './grammar.ts'

/** The pieces that are counted out. */
export const SHIP: Noun = ['navire', 'navires', 'm']
export const LIGHTHOUSE: Noun = ['phare', 'phares', 'm']
export const POINT: Noun = ['point', 'points', 'm']
export const BREAD: Noun = ['pain', 'pains', 'm']
export const CARD: Noun = ['carte', 'cartes', 'f']
export const RESOURCE: Noun = ['ressource', 'ressources', 'f']
export const TITLE: Noun = ['titre', 'titres', 'm']
export const DESTINATION: Noun = ['destination', 'destinations', 'f']

/** The resources as they are counted in a cost. */
export const resources: Readonly<Record<Hold, Noun>> = {
  spice: ['épice', 'épices', 'f'],
  wood: ['bois', 'bois', 'm'],
  wine: ['vin', 'vins', 'm'],
  gem: ['joyau', 'joyaux', 'm'],
  fabric: ['tissu', 'tissus', 'm'],
}

/** The resources as what one pays in: `en joyaux`. */
export const matter: Readonly<Record<Hold, string>> = {
  spice: 'épices',
  wood: 'bois',
  wine: 'vin',
  gem: 'joyaux',
  fabric: 'tissu',
}

/** The holds where ships are sent to, called by their load. */
export const holds: Readonly<Record<Hold, string>> = {
  spice: 'les épices',
  wood: 'le bois',
  wine: 'le vin',
  gem: 'les joyaux',
  fabric: 'le tissu',
}

export const hold = (load: Hold): string => `la cale ${de(matter[load])}`

export const places: Readonly<Record<Place, string>> = {
  spice: hold('spice'),
  wood: hold('wood'),
  wine: hold('wine'),
  gem: hold('gem'),
  fabric: hold('fabric'),
  bay: 'la baie',
  port: 'le port',
  shipyard: 'le chantier naval',
  dock: 'un quai',
}

export const rows: Readonly<Record<Row, string>> = {
  workshop: 'l’Atelier',
  atlas: 'l’Atlas',
  council: 'le Conseil',
}

export const artTypes: Readonly<Record<ArtType | 'artwork', Noun>> = {
  artwork: ['œuvre', 'œuvres', 'f'],
  book: ['livre', 'livres', 'm'],
  painting: ['tableau', 'tableaux', 'm'],
  monument: ['monument', 'monuments', 'm'],
}

export const characterTypes: Readonly<Record<CharacterType | 'character', Noun>> = {
  character: ['personnage', 'personnages', 'm'],
  immediate: ['personnage immédiat', 'personnages immédiats', 'm'],
  permanent: ['personnage permanent', 'personnages permanents', 'm'],
  endgame: ['personnage de fin de partie', 'personnages de fin de partie', 'm'],
  engageable: ['personnage engageable', 'personnages engageables', 'm'],
}

/** Those in hand do not count. */
const invited = ([one, many, gender]: Noun): Noun => [`${one} invité`, `${many} invités`, gender]

/** Everything that can be counted. */
export const counts: Readonly<Record<Count, Noun>> = {
  ...artTypes,
  artType: ['type d’œuvre', 'types d’œuvres', 'm'],
  mostArt: ['œuvre d’un même type', 'œuvres d’un même type', 'f'],
  secondArt: ['œuvre d’un autre type', 'œuvres d’un autre type', 'f'],
  set: ['trio d’œuvres (une de chaque type)', 'trios d’œuvres (une de chaque type)', 'm'],
  pair: [
    'paire d’œuvres de types différents parmi le reste',
    'paires d’œuvres de types différents hors trios',
    'f',
  ],
  destination: ['destination découverte', 'destinations découvertes', 'f'],
  character: invited(characterTypes.character),
  immediate: invited(characterTypes.immediate),
  permanent: invited(characterTypes.permanent),
  endgame: invited(characterTypes.endgame),
  engageable: invited(characterTypes.engageable),
  characterType: ['type de personnage invité', 'types de personnages invités', 'm'],
  shipBuilt: ['navire construit', 'navires construits', 'm'],
  fleet: ['navire de votre flotte', 'navires dans votre flotte', 'm'],
  lighthouse: ['phare érigé', 'phares érigés', 'm'],
  lighthouseOnOwn: ['phare érigé sur vos destinations', 'phares érigés sur vos destinations', 'm'],
  lighthouseOnPublic: [
    'phare érigé sur une destination publique',
    'phares érigés sur des destinations publiques',
    'm',
  ],
  shipInBay: ['navire dans votre baie', 'navires dans votre baie', 'm'],
  shipInPort: ['navire dans votre port', 'navires dans votre port', 'm'],
  shipInHold: ['navire dans vos cales', 'navires dans vos cales', 'm'],
  shipOnDock: ['navire à quai', 'navires à quai', 'm'],
  shipOnOwn: ['navire sur vos destinations', 'navires sur vos destinations', 'm'],
  bread: ['pain dans votre grenier', 'pains dans votre grenier', 'm'],
  hand: ['carte en main', 'cartes en main', 'f'],
  title: ['titre obtenu', 'titres obtenus', 'm'],
  lasting: ['personnage invité non immédiat', 'personnages invités non immédiats', 'm'],
  holdUsed: ['cale occupée par un de vos navires', 'cales occupées par vos navires', 'f'],
}

/** After `par`, where the bare noun would leave open whose it is. */
export const each: Partial<Readonly<Record<Count, string>>> = {
  artType: 'type d’œuvre que vous possédez',
  mostArt: 'œuvre du type que vous possédez le plus',
  secondArt: 'œuvre de votre deuxième type',
  lighthouseOnOwn: 'phare que vous avez érigé sur vos destinations',
  lighthouseOnPublic: 'phare que vous avez érigé sur une destination publique',
  shipOnDock: 'navire que vous avez à quai',
}

export const terms: Terms = {
  places: {
    spice: 'Épice',
    wood: 'Bois',
    wine: 'Vin',
    gem: 'Joyau',
    fabric: 'Tissu',
    bay: 'Baie',
    port: 'Port',
    shipyard: 'Chantier naval',
    dock: 'Quais',
  },
  rows: { workshop: 'Atelier', atlas: 'Atlas', council: 'Conseil' },
  artTypes: { book: 'Livre', painting: 'Tableau', monument: 'Monument' },
  characterTypes: {
    immediate: 'Immédiat',
    permanent: 'Permanent',
    endgame: 'Fin de partie',
    engageable: 'Engageable',
  },
  phases: {
    hands: 'mains de départ',
    actions: 'actions',
    feed: 'repas',
    decree: 'décret',
    over: 'fin de la partie',
  },
  kinds: {
    character: 'Personnages',
    artwork: 'Œuvres',
    privateDestination: 'Destinations privées',
    publicDestination: 'Destinations publiques',
    evolvingDestination: 'Destinations évolutives',
    title: 'Titres',
    decree: 'Décrets',
  },
  shades: { dark: 'Titre sombre', light: 'Titre clair' },
  rivals: { naples: 'Naples', genoa: 'Gênes' },
  hands: {
    packs: 'Par paquets',
    blind: 'À l’aveugle',
    selection: 'Sélection personnelle',
    draft: 'Draft complet',
    scoreDraft: 'Draft avec score',
  },
  printings: { english: 'Édition anglaise', french: 'Édition française' },
}
