import type { Hold } from '@amalfi/engine'
import { agreeing, capital, de, type Noun, the } from './grammar.ts'
import type { GameWords, Words } from './words.ts'

const person = (kind: string, kinds = `${kind}s`): Noun => [
  `personnage ${kind}`,
  `personnages ${kinds}`,
  'm',
]

/** A noun with a participle: `phare érigé`, `phares érigés`. */
const withParticiple = (participle: string, [one, many, gender]: Noun, more = ''): Noun => {
  const noun: Noun = [one, many, gender]
  return [
    `${one} ${agreeing(participle, noun)}${more}`,
    `${many} ${agreeing(participle, noun, true)}${more}`,
    gender,
  ]
}

/** Derives all words from those of a game. */
export function makeWords(game: GameWords): Words {
  const { artwork, lighthouse, publicDestination, yourDestinations, hold, title, wood, fabric } =
    game
  const [, , , invited] = game.invite
  const [, , , erected] = game.erect
  const [art, arts, artGender] = artwork
  const resources: Words['resources'] = {
    spice: ['épice', 'épices', 'f'],
    wood,
    wine: ['vin', 'vins', 'm'],
    gem: ['joyau', 'joyaux', 'm'],
    fabric,
  }
  const paidIn: Words['paidIn'] = {
    spice: 'épices',
    wood: wood[0],
    wine: 'vin',
    gem: 'joyaux',
    fabric: fabric[0],
  }
  const holdOf = (load: Hold): string => `la ${game.holdOf} ${de(paidIn[load])}`
  const artTypes: Words['artTypes'] = {
    artwork,
    book: ['livre', 'livres', 'm'],
    painting: ['tableau', 'tableaux', 'm'],
    monument: game.monument,
  }
  const characterTypes: Words['characterTypes'] = {
    character: ['personnage', 'personnages', 'm'],
    immediate: person('immédiat'),
    permanent: person('permanent'),
    endgame: person('de fin de partie', 'de fin de partie'),
    engageable: person(game.engageable[0], game.engageable[1]),
  }
  const each = artGender === 'f' ? 'une de chaque type' : 'un de chaque type'
  return {
    ...game,
    resources,
    paidIn,
    holds: {
      spice: 'les épices',
      wood: the(wood),
      wine: 'le vin',
      gem: 'les joyaux',
      fabric: the(fabric),
    },
    places: {
      spice: holdOf('spice'),
      wood: holdOf('wood'),
      wine: holdOf('wine'),
      gem: holdOf('gem'),
      fabric: holdOf('fabric'),
      bay: `la ${game.bay}`,
      port: `le ${game.port}`,
      shipyard: 'le chantier naval',
      dock: game.aDock,
    },
    artTypes,
    characterTypes,
    counts: {
      ...artTypes,
      artType: [`type ${de(art)}`, `types ${de(arts)}`, 'm'],
      mostArt: [`${art} d’un même type`, `${arts} d’un même type`, artGender],
      secondArt: [`${art} d’un autre type`, `${arts} d’un autre type`, artGender],
      set: [`trio ${de(arts)} (${each})`, `trios ${de(arts)} (${each})`, 'm'],
      pair: [
        `paire ${de(arts)} de types différents parmi le reste`,
        `paires ${de(arts)} de types différents hors trios`,
        'f',
      ],
      destination: withParticiple(game.discover[3], game.discoverable),
      // Characters in hand do not count.
      character: withParticiple(invited, characterTypes.character),
      immediate: withParticiple(invited, characterTypes.immediate),
      permanent: withParticiple(invited, characterTypes.permanent),
      endgame: withParticiple(invited, characterTypes.endgame),
      engageable: withParticiple(invited, characterTypes.engageable),
      characterType: [`type de personnage ${invited}`, `types de personnages ${invited}s`, 'm'],
      shipBuilt: ['navire construit', 'navires construits', 'm'],
      fleet: ['navire de votre flotte', 'navires dans votre flotte', 'm'],
      lighthouse: withParticiple(erected, lighthouse),
      lighthouseOnOwn: withParticiple(erected, lighthouse, ` sur ${yourDestinations}`),
      lighthouseOnPublic: [
        `${lighthouse[0]} ${erected} sur une ${publicDestination[0]}`,
        `${lighthouse[1]} ${erected}s sur des ${publicDestination[1]}`,
        'm',
      ],
      shipInBay: [`navire ${game.inYourBay}`, `navires ${game.inYourBay}`, 'm'],
      shipInPort: [`navire dans votre ${game.port}`, `navires dans votre ${game.port}`, 'm'],
      shipInHold: [`navire dans vos ${hold[1]}`, `navires dans vos ${hold[1]}`, 'm'],
      shipOnDock: [`navire ${game.onDock}`, `navires ${game.onDock}`, 'm'],
      shipOnOwn: [`navire sur ${yourDestinations}`, `navires sur ${yourDestinations}`, 'm'],
      bread: game.breadStored,
      hand: ['carte en main', 'cartes en main', 'f'],
      title: withParticiple(game.takeTitle[3], title),
      lasting: [`personnage ${invited} non immédiat`, `personnages ${invited}s non immédiats`, 'm'],
      holdUsed: [
        `${hold[0]} occupée par un de vos navires`,
        `${hold[1]} occupées par vos navires`,
        'f',
      ],
    },
    each: {
      artType: `type ${de(art)} que vous possédez`,
      mostArt: `${art} du type que vous possédez le plus`,
      secondArt: `${art} de votre deuxième type`,
      lighthouseOnOwn: `${lighthouse[0]} que vous avez ${erected} sur ${yourDestinations}`,
      lighthouseOnPublic: `${lighthouse[0]} que vous avez ${erected} sur une ${publicDestination[0]}`,
      shipOnDock: `navire que vous avez ${game.onDock}`,
    },
    terms: {
      places: {
        spice: 'Épice',
        wood: capital(wood[0]),
        wine: 'Vin',
        gem: 'Joyau',
        fabric: capital(fabric[0]),
        bay: capital(game.bay),
        port: capital(game.port),
        shipyard: 'Chantier naval',
        dock: capital(game.docks),
      },
      rows: game.rowNames,
      artTypes: { book: 'Livre', painting: 'Tableau', monument: capital(game.monument[0]) },
      characterTypes: {
        immediate: 'Immédiat',
        permanent: 'Permanent',
        endgame: 'Fin de partie',
        engageable: game.engageable[2],
      },
      phases: game.phases,
      kinds: {
        character: 'Personnages',
        artwork: capital(arts),
        privateDestination: capital(game.privateDestination[1]),
        publicDestination: capital(publicDestination[1]),
        evolvingDestination: capital(game.evolvingDestination[1]),
        title: capital(title[1]),
        decree: capital(game.decree[1]),
      },
      shades: { dark: `${capital(title[0])} sombre`, light: `${capital(title[0])} clair` },
      rivals: { naples: 'Naples', genoa: 'Gênes' },
      hands: game.handNames,
      printings: { english: 'Édition anglaise', french: 'Édition française' },
    },
  }
}
