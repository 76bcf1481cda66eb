import type { Forbidden, FrameKind, GameEvent } from '@amalfi/engine'
import { CARD_IN_ROW } from '@amalfi/packs'
import type { Locale, Names } from '../../locale/locale.ts'
import { formatChange, PERIODS } from '../../locale/numerals.ts'
import {
  a,
  agreeing,
  capital,
  counted,
  de,
  list,
  type Noun,
  quoted,
  to as toPlace,
} from '../grammar.ts'
import { CARD, POINT, SHIP } from '../nouns.ts'
import type { Words } from '../words.ts'
import { becauseInBrackets } from './because.ts'

const TILE: Noun = ['tuile', 'tuiles', 'f']
const LOST: Noun = ['perdu', 'perdus', 'm']

const hiddenCard = (w: Words) => ({
  artwork: a(w.artTypes.artwork),
  destination: a(w.discoverable),
  character: a(w.characterTypes.character),
})
const cardPlaces = (w: Words) => ({
  deck: 'la pioche',
  row: 'la rangée',
  discard: 'la défausse',
  hand: 'la main',
  table: 'la table',
  pile: 'les cartes à choisir',
  pack: 'un paquet de départ',
  aside: 'les cartes mises de côté',
  evolving: a(w.evolvingDestination),
  gone: 'la boîte',
})

type Moved = Extract<GameEvent, { kind: 'card' }>

/**
 * What happens to a card that a player could choose. The text does not say where it came from. In a
 * draft, the next player receives the passed cards.
 */
const CHOSEN: Partial<Readonly<Record<Moved['to'], (name: string) => string>>> = {
  hand: (name) => `garde ${name}`,
  pile: (name) => `reçoit ${name}`,
  deck: (name) => `remet ${name} dans la pioche`,
  discard: (name) => `défausse ${name}`,
  gone: (name) => `remet ${name} dans la boîte`,
}

export const events = (w: Words): Locale['events'] => ({
  phase: ({ phase, period }) =>
    phase === 'over'
      ? 'Fin de la partie'
      : `${capital(w.period[0])} ${PERIODS[period]} : ${w.terms.phases[phase]}`,
  turn: ({ seat }, names) => `Au tour ${de(names.seat(seat))}`,
  reaction: ({ rival }) => `${w.terms.rivals[rival]} réagit`,
  end: ({ winners }, names) =>
    winners.length === 0
      ? 'Personne ne gagne'
      : `${list(winners.map(names.seat), 'et')} ${winners.length > 1 ? 'se partagent la victoire' : 'gagne'}`,

  navigate: ({ seat, to, ship }, names) =>
    ship
      ? `${names.seat(seat)} ${w.sail[2]} ${w.sailPreposition} ${names.destination(to)}`
      : `${names.seat(seat)} utilise ${names.destination(to)} sans navire`,
  acquire: ({ seat, artwork, type, cost }, names) =>
    `${names.seat(seat)} acquiert ${quoted(names.artwork(artwork))} (${w.artTypes[type][0]}, coût ${cost})`,
  discover: ({ seat, destination, cost }, names) =>
    `${names.seat(seat)} ${w.discover[2]} ${names.destination(destination)} (coût ${cost})`,
  invite: ({ seat, character, cost }, names) =>
    `${names.seat(seat)} ${w.invite[2]} ${names.character(character)} (coût ${cost})`,
  engage: ({ seat, character }, names) =>
    `${names.seat(seat)} ${w.engage[2]} ${names.character(character)}`,
  construct: ({ seat, ships, cost }, names) =>
    `${names.seat(seat)} construit ${counted(ships, SHIP)} (coût ${cost})`,
  pass: ({ seat, first }, names) => `${names.seat(seat)} passe${first ? ' en premier' : ''}`,
  pack: ({ seat, pack }, names) =>
    `${names.seat(seat)} choisit le paquet ${quoted(names.pack(pack))}`,
  answered: ({ seat }, names) => `${names.seat(seat)} a choisi`,
  feed: ({ seat, due, paid, short }, names) =>
    `${names.seat(seat)} ${w.feed[2]} : ${counted(paid, w.bread)} sur ${due}${short > 0 ? `, il en manque ${short}` : ''}`,
  decree: ({ decree, seat, points }, names) =>
    `${capital(w.decree[0])} ${names.decree(decree)} : ${counted(points, POINT)} pour ${names.seat(seat)}`,
  endgame: ({ seat, character, points, counted: n }, names) =>
    `${names.character(character)} : ${counted(points, POINT)} pour ${names.seat(seat)} (éléments comptés : ${n})`,
  title: ({ seat, title, points }, names) =>
    `${names.seat(seat)} ${w.takeTitle[2]} le ${w.title[0]} ${names.title(title)} : ${counted(points, POINT)}`,
  lost: ({ period, titles, needed }) =>
    `La partie est perdue : ${counted(titles, w.title)} après la ${w.period[0]} ${PERIODS[period]}, il en fallait ${needed}`,
  decreeTurned: () => null,

  ship: ({ seat, from, to, at, because: why }, names) => {
    const place = (name: typeof from): string =>
      name === 'dock' && at !== null ? `${w.theDock} ${de(names.destination(at))}` : w.places[name]
    // The dock already names the destination.
    const isPlainFromDock = why.kind === 'destination' && why.id === at
    const reason = isPlainFromDock ? '' : becauseInBrackets(w, why, names)
    return `${names.seat(seat)} : navire ${de(place(from))} vers ${place(to)}${reason}`
  },
  bread: ({ seat, from, to, lost, because: why }, names) => {
    const over = lost > 0 ? `, ${counted(lost, LOST)}` : ''
    return `${names.seat(seat)} : ${formatChange(w.asBread, from, to)}${over}${becauseInBrackets(w, why, names)}`
  },
  score: ({ seat, from, to, because: why }, names) =>
    `${names.seat(seat)} : ${formatChange('score', from, to)}${becauseInBrackets(w, why, names)}`,
  limit: ({ seat, from, to }, names) =>
    `${names.seat(seat)} : ${formatChange(`capacité du ${w.granary}`, from, to)}`,
  card: ({ seat, what, card, from, to }, names) => {
    const name = card === null ? hiddenCard(w)[what] : cardName(what, card, names)
    const chosen = from === 'pile' || from === 'aside' ? CHOSEN[to] : undefined
    if (chosen !== undefined && seat >= 0) return `${names.seat(seat)} ${chosen(name)}`
    const moved = `${name} passe ${de(cardPlaces(w)[from])} ${toPlace(cardPlaces(w)[to])}`
    return seat < 0 ? capital(moved) : `${names.seat(seat)} : ${moved}`
  },
  slide: () => null,
  reveal: ({ row, card, left }, names) =>
    `${w.terms.rows[row]} : ${cardName(CARD_IN_ROW[row], card, names)} entre dans la rangée, ${counted(left, row === 'atlas' ? TILE : CARD)} en pioche`,
  remake: ({ row, cards }) =>
    `${w.terms.rows[row]} : la défausse devient une nouvelle pioche de ${counted(cards, CARD)}`,
  openTile: ({ destination }, names) =>
    `${names.destination(destination)} est désormais ${agreeing('ouvert', w.discoverable)} à tous`,
  colony: ({ seat, colonies }, names) =>
    `${names.seat(seat)} possède ${counted(colonies, w.lighthouse)}`,
  cover: ({ destination, place }, names) =>
    `${names.destination(destination)} recouvre ${names.destination(place)}`,
  lighthouse: ({ seat, at }, names) =>
    `${names.seat(seat)} ${w.erect[2]} un ${w.lighthouse[0]} ${toPlace(names.destination(at))}`,
  useLighthouse: ({ seat, at, how }, names) => {
    const light = `le ${w.lighthouse[0]} ${de(names.destination(at))}`
    if (how === 'send') return `${names.seat(seat)} envoie un navire grâce ${toPlace(light)}`
    if (how === 'bread') return `${names.seat(seat)} tire ${counted(1, w.bread)} ${de(light)}`
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
      ? `${names.seat(to)} garde ${w.windRose}`
      : `${names.seat(to)} détient ${w.windRose}`,
  nothing: ({ seat, verb, because: source, why }, names) =>
    verb === 'main'
      ? `${names.seat(seat)} n’a plus rien à faire`
      : `${names.seat(seat)} : sans effet, ${reason(w, verb, why)}${becauseInBrackets(w, source, names)}`,
})

/** Why an effect did nothing: a rule forbids it (REN-OPT-5), or something is missing. */
const reason = (w: Words, verb: FrameKind, why?: Forbidden): string =>
  why === undefined
    ? (missing(w)[verb] ?? 'rien n’est possible')
    : `un navire a déjà été changé en ${w.asBread} après un envoi`

/** What was missing when an effect did nothing. */
const missing = (w: Words): Partial<Readonly<Record<FrameKind, string>>> => ({
  send: 'aucun navire à envoyer',
  take: 'aucun personnage à prendre',
  erect: `aucun ${w.lighthouse[0]} à ${w.erect[0]}`,
  straighten: 'aucun personnage à redresser',
  price: 'impossible d’en payer le prix',
  build: 'aucun navire à construire',
  acquire: `${none(w.artTypes.artwork)} à acquérir`,
  discover: `${none(w.discoverable)} à ${w.discover[0]}`,
  invite: `aucun personnage à ${w.invite[0]}`,
  navigate: 'aucun navire ne peut naviguer',
  visit: `${none(w.destination)} à utiliser`,
  recall: 'aucun navire à faire revenir',
  shift: 'aucun navire à déplacer',
  discard: 'aucune carte à défausser',
  light: `aucun ${w.lighthouse[0]} à utiliser`,
  borrow: 'aucun personnage adverse à utiliser',
})
const none = ([one, , gender]: Noun): string => `${gender === 'f' ? 'aucune' : 'aucun'} ${one}`

/** An artwork is quoted by its title, other cards are named. */
const cardName = (
  what: 'artwork' | 'destination' | 'character',
  card: string,
  names: Names,
): string => (what === 'artwork' ? quoted(names.artwork(card)) : names[what](card))
