import { PERIODS } from '../numerals.ts'
import type { Names, Tongue } from '../tongue.ts'
import { inBrackets } from './because.ts'
import { a, capital, counted, de, list, type Noun, quoted, to as toPlace } from './grammar.ts'
import {
  artTypes,
  BREAD,
  CARD,
  characterTypes,
  DESTINATION,
  POINT,
  places,
  SHIP,
  TITLE,
  terms,
} from './terms.ts'

const TILE: Noun = ['tuile', 'tuiles', 'f']
const LOST: Noun = ['perdu', 'perdus', 'm']

const CARDS = {
  artwork: a(artTypes.artwork),
  destination: a(DESTINATION),
  character: a(characterTypes.character),
} as const
const ON_ROW = { workshop: 'artwork', atlas: 'destination', council: 'character' } as const
const CARD_PLACES = {
  deck: 'la pioche',
  row: 'la rangée',
  discard: 'la défausse',
  hand: 'la main',
  table: 'la table',
  pile: 'les cartes à choisir',
  pack: 'un paquet de départ',
  aside: 'les cartes mises de côté',
  evolving: 'une destination évolutive',
  gone: 'la boîte',
} as const

const changed = (what: string, from: number, to: number): string => `${what} ${from} → ${to}`

export const events: Tongue['events'] = {
  phase: ({ phase, period }) =>
    phase === 'over' ? 'Fin de la partie' : `Période ${PERIODS[period]} : ${terms.phases[phase]}`,
  turn: ({ seat }, names) => `Au tour ${de(names.seat(seat))}`,
  reaction: ({ rival }) => `${terms.rivals[rival]} réagit`,
  end: ({ winners }, names) =>
    winners.length === 0
      ? 'Personne ne gagne'
      : `${list(winners.map(names.seat), 'et')} ${winners.length > 1 ? 'se partagent la victoire' : 'gagne'}`,

  navigate: ({ seat, to, ship }, names) =>
    ship
      ? `${names.seat(seat)} navigue vers ${names.destination(to)}`
      : `${names.seat(seat)} utilise ${names.destination(to)} sans navire`,
  acquire: ({ seat, artwork, type, cost }, names) =>
    `${names.seat(seat)} acquiert ${quoted(names.artwork(artwork))} (${artTypes[type][0]}, coût ${cost})`,
  discover: ({ seat, destination, cost }, names) =>
    `${names.seat(seat)} découvre ${names.destination(destination)} (coût ${cost})`,
  invite: ({ seat, character, cost }, names) =>
    `${names.seat(seat)} invite ${names.character(character)} (coût ${cost})`,
  engage: ({ seat, character }, names) =>
    `${names.seat(seat)} engage ${names.character(character)}`,
  construct: ({ seat, ships, cost }, names) =>
    `${names.seat(seat)} construit ${counted(ships, SHIP)} (coût ${cost})`,
  pass: ({ seat, first }, names) => `${names.seat(seat)} passe${first ? ' en premier' : ''}`,
  pack: ({ seat, pack }, names) =>
    `${names.seat(seat)} choisit le paquet ${quoted(names.pack(pack))}`,
  answered: ({ seat }, names) => `${names.seat(seat)} a choisi`,
  feed: ({ seat, due, paid, short }, names) =>
    `${names.seat(seat)} nourrit ses équipages : ${counted(paid, BREAD)} sur ${due}${short > 0 ? `, il en manque ${short}` : ''}`,
  decree: ({ decree, seat, points }, names) =>
    `Décret ${names.decree(decree)} : ${counted(points, POINT)} pour ${names.seat(seat)}`,
  endgame: ({ seat, character, points, counted: n }, names) =>
    `${names.character(character)} : ${counted(points, POINT)} pour ${names.seat(seat)} (éléments comptés : ${n})`,
  title: ({ seat, title, points }, names) =>
    `${names.seat(seat)} obtient le titre ${names.title(title)} : ${counted(points, POINT)}`,
  lost: ({ period, titles, needed }) =>
    `La partie est perdue : ${counted(titles, TITLE)} après la période ${PERIODS[period]}, il en fallait ${needed}`,
  decreeTurned: () => null,

  ship: ({ seat, from, to, at, because: why }, names) => {
    const place = (name: typeof from): string =>
      name === 'dock' && at !== null ? `le quai ${de(names.destination(at))}` : places[name]
    // A ship that docks says where by itself.
    const said = why.kind === 'destination' && why.id === at
    const reason = said ? '' : inBrackets(why, names)
    return `${names.seat(seat)} : navire ${de(place(from))} vers ${place(to)}${reason}`
  },
  bread: ({ seat, from, to, lost, because: why }, names) => {
    const over = lost > 0 ? `, ${counted(lost, LOST)}` : ''
    return `${names.seat(seat)} : ${changed('pain', from, to)}${over}${inBrackets(why, names)}`
  },
  score: ({ seat, from, to, because: why }, names) =>
    `${names.seat(seat)} : ${changed('score', from, to)}${inBrackets(why, names)}`,
  limit: ({ seat, from, to }, names) =>
    `${names.seat(seat)} : ${changed('capacité du grenier', from, to)}`,
  card: ({ seat, what, card, from, to }, names) => {
    const name = card === null ? CARDS[what] : cardName(what, card, names)
    // In a draft, what one passes another receives.
    if (from === 'pile' && to === 'pile') return `${names.seat(seat)} reçoit ${name}`
    const moved = `${name} passe ${de(CARD_PLACES[from])} ${toPlace(CARD_PLACES[to])}`
    return seat < 0 ? capital(moved) : `${names.seat(seat)} : ${moved}`
  },
  slide: () => null,
  reveal: ({ row, card, left }, names) =>
    `${terms.rows[row]} : ${cardName(ON_ROW[row], card, names)} entre dans la rangée, ${counted(left, row === 'atlas' ? TILE : CARD)} en pioche`,
  remake: ({ row, cards }) =>
    `${terms.rows[row]} : la défausse devient une nouvelle pioche de ${counted(cards, CARD)}`,
  openTile: ({ destination }, names) =>
    `${names.destination(destination)} est désormais ouverte à tous`,
  colony: ({ seat, colonies }, names) =>
    `${names.seat(seat)} possède ${counted(colonies, ['colonie', 'colonies', 'f'])}`,
  cover: ({ destination, place }, names) =>
    `${names.destination(destination)} recouvre ${names.destination(place)}`,
  lighthouse: ({ seat, at }, names) =>
    `${names.seat(seat)} érige un phare ${toPlace(names.destination(at))}`,
  useLighthouse: ({ seat, at, how }, names) => {
    const light = `le phare ${de(names.destination(at))}`
    if (how === 'send') return `${names.seat(seat)} envoie un navire grâce ${toPlace(light)}`
    if (how === 'bread') return `${names.seat(seat)} tire 1 pain ${de(light)}`
    return `${names.seat(seat)} n’utilise pas ${light}`
  },
  turned: ({ seat, character, to }, names) => {
    const name = names.character(character)
    const turns = to === 'upright' ? `redresse ${name}` : `fait pivoter la carte ${de(name)}`
    return `${names.seat(seat)} ${turns}`
  },
  trigger: ({ seat, character }, names) =>
    `${names.seat(seat)} : effet ${de(names.character(character))}`,
  windRose: ({ from, to }, names) =>
    from === to
      ? `${names.seat(to)} garde la Rose des Vents`
      : `${names.seat(to)} détient la Rose des Vents`,
  nothing: ({ seat, because: why }, names) =>
    `${names.seat(seat)} : aucun effet possible${inBrackets(why, names)}`,
}

/** An artwork is called by its title, anything else by its name. */
const cardName = (what: keyof typeof CARDS, card: string, names: Names): string =>
  what === 'artwork' ? quoted(names.artwork(card)) : names[what](card)
