import { a, capital, type Noun } from './grammar.ts'
import type { GameWords, Words } from './words.ts'

const person = (kind: string): Noun => [`${kind} character`, `${kind} characters`]

/** Derives all words from those of a game. */
export function makeWords(game: GameWords): Words {
  const { artwork, monument, privateDestination, publicDestination, lighthouse, hold, title } = game
  const [, , invited] = game.invite
  const [, , erected] = game.erect
  const artTypes: Words['artTypes'] = {
    artwork,
    book: ['book', 'books'],
    painting: ['painting', 'paintings'],
    monument,
  }
  const characterTypes: Words['characterTypes'] = {
    character: ['character', 'characters'],
    immediate: person('immediate'),
    permanent: person('permanent'),
    endgame: person(game.endgame),
    engageable: person(game.engageable),
  }
  const asInvited = ([one, many]: Noun): Noun => [`${invited} ${one}`, `${invited} ${many}`]
  const [art, arts] = artwork
  const set = `a book, a painting and a ${monument[0]}`
  return {
    ...game,
    artTypes,
    characterTypes,
    counts: {
      ...artTypes,
      character: asInvited(characterTypes.character),
      immediate: asInvited(characterTypes.immediate),
      permanent: asInvited(characterTypes.permanent),
      endgame: asInvited(characterTypes.endgame),
      engageable: asInvited(characterTypes.engageable),
      artType: [`type of ${art}`, `types of ${art}`],
      mostArt: [`${art} of one type`, `${arts} of one type`],
      secondArt: [`${art} of another type`, `${arts} of another type`],
      set: [`set of ${set}`, `sets of ${set}`],
      pair: ['pair of different types', 'pairs of different types'],
      destination: privateDestination,
      characterType: [
        `type among your ${invited} characters`,
        `types among your ${invited} characters`,
      ],
      shipBuilt: ['ship built', 'ships built'],
      fleet: ['ship in your fleet', 'ships in your fleet'],
      lighthouse: [`${lighthouse[0]} ${erected}`, `${lighthouse[1]} ${erected}`],
      lighthouseOnOwn: [
        `${lighthouse[0]} on your ${privateDestination[1]}`,
        `${lighthouse[1]} on your ${privateDestination[1]}`,
      ],
      lighthouseOnPublic: [
        `${lighthouse[0]} on ${publicDestination[1]}`,
        `${lighthouse[1]} on ${publicDestination[1]}`,
      ],
      shipInBay: [`ship ${game.inYourBay}`, `ships ${game.inYourBay}`],
      shipInPort: [`ship in ${game.yourPort}`, `ships in ${game.yourPort}`],
      shipInHold: [`ship in your ${hold[1]}`, `ships in your ${hold[1]}`],
      shipOnDock: [`ship on ${a(game.dock[0])}`, `ships on ${game.dock[1]}`],
      shipOnOwn: [
        `ship on your ${privateDestination[1]}`,
        `ships on your ${privateDestination[1]}`,
      ],
      bread: [game.breadStored, game.breadStored],
      hand: ['card in your hand', 'cards in your hand'],
      title: title,
      lasting: [`${invited} character not immediate`, `${invited} characters not immediate`],
      holdUsed: [`${hold[0]} with a ship of yours`, `${hold[1]} with a ship of yours`],
    },
    each: {
      artType: `type of ${art} you have`,
      mostArt: `${art} of your most numerous type`,
      secondArt: `${art} of your second most numerous type`,
      pair: 'pair of different types among the rest',
      characterType: `type of character you have ${invited}`,
      shipBuilt: 'ship you have built',
      lighthouse: `${lighthouse[0]} you have ${erected}`,
      lighthouseOnOwn: `${lighthouse[0]} of yours on your ${privateDestination[1]}`,
      lighthouseOnPublic: `${lighthouse[0]} of yours on ${publicDestination[1]}`,
      shipOnDock: `ship of yours on ${a(game.dock[0])}`,
      shipOnOwn: `ship of yours on your ${privateDestination[1]}`,
      title: `${title[0]} you have ${game.takeTitle[2]}`,
    },
    terms: {
      places: {
        spice: capital(game.holds.spice),
        wood: capital(game.holds.wood),
        wine: capital(game.holds.wine),
        gem: capital(game.holds.gem),
        fabric: capital(game.holds.fabric),
        bay: capital(game.bay),
        port: capital(game.port),
        shipyard: 'Shipyard',
        dock: capital(game.dock[1]),
      },
      rows: game.rowNames,
      artTypes: { book: 'Book', painting: 'Painting', monument: capital(monument[0]) },
      characterTypes: {
        immediate: 'Immediate',
        permanent: 'Permanent',
        endgame: capital(game.endgame),
        engageable: capital(game.engageable),
      },
      phases: game.phases,
      kinds: {
        character: 'Characters',
        artwork: capital(artwork[1]),
        privateDestination: capital(privateDestination[1]),
        publicDestination: capital(publicDestination[1]),
        evolvingDestination: capital(game.evolvingDestination[1]),
        title: capital(title[1]),
        decree: capital(game.decree[1]),
      },
      shades: { dark: `Dark ${title[0]}`, light: `Light ${title[0]}` },
      rivals: { naples: 'Naples', genoa: 'Genoa' },
      hands: game.handNames,
      printings: { english: 'English printing', french: 'French printing' },
    },
  }
}
