import { type Forbidden, type FrameKind, type GameEvent, HOLDS } from '@amalfi/engine'
import { CARD_IN_ROW, ROW_OF_CARD } from '@amalfi/packs'
import type { Locale, Names } from '../../locale/locale.ts'
import { PERIODS } from '../../locale/numerals.ts'
import {
  a,
  agreeing,
  type Clause,
  capital,
  counted,
  de,
  does,
  form,
  list,
  type Noun,
  quoted,
  to as toPlace,
  verb,
  who,
  whom,
} from '../grammar.ts'
import { CARD, POINT, SHIP } from '../nouns.ts'
import type { Words } from '../words.ts'
import { becauseInBrackets } from './because.ts'

const LOST: Noun = ['perdu', 'perdus', 'm']

const hiddenCard = (w: Words) => ({
  artwork: a(w.artTypes.artwork),
  destination: a(w.discoverable),
  character: a(w.characterTypes.character),
})
const cardPlaces = (w: Words) => ({
  deck: 'la pioche',
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
const CHOSEN: Partial<Readonly<Record<Moved['to'], (name: string) => Clause>>> = {
  hand: (name) => [`gardez ${name}`, `garde ${name}`],
  pile: (name) => [`recevez ${name}`, `reçoit ${name}`],
  deck: (name) => [`remettez ${name} dans la pioche`, `remet ${name} dans la pioche`],
  discard: (name) => [`défaussez ${name}`, `défausse ${name}`],
  gone: (name) => [`remettez ${name} dans la boîte`, `remet ${name} dans la boîte`],
}

export const events = (w: Words): Locale['events'] => ({
  phase: ({ phase, period }) =>
    phase === 'over'
      ? 'Fin de la partie'
      : `${capital(w.period[0])} ${PERIODS[period]} : ${w.terms.phases[phase]}`,
  turn: ({ seat }, names) => (seat === names.you ? 'À vous' : `Au tour ${de(names.seat(seat))}`),
  reaction: ({ rival }) => `${w.terms.rivals[rival]} réagit`,
  end: ({ winners }, names) => {
    if (winners.length === 0) return 'Personne ne gagne'
    if (winners.length === 1) return does(names, winners[0], ['gagnez', 'gagne'])
    return winners.includes(names.you)
      ? `Vous partagez la victoire avec ${list(
          winners.filter((seat) => seat !== names.you).map(names.seat),
          'et',
        )}`
      : `${list(winners.map(names.seat), 'et')} se partagent la victoire`
  },

  navigate: ({ seat, to, ship }, names) =>
    ship
      ? `${does(names, seat, verb(w.sail))} ${w.sailPreposition} ${names.destination(to)}`
      : `${does(names, seat, ['utilisez', 'utilise'])} ${names.destination(to)} sans navire`,
  acquire: ({ seat, artwork, type, cost }, names) =>
    `${does(names, seat, ['acquérez', 'acquiert'])} ${quoted(names.artwork(artwork))} (${w.artTypes[type][0]}, coût ${cost})`,
  discover: ({ seat, destination, cost }, names) =>
    `${does(names, seat, verb(w.discover))} ${names.destination(destination)} (coût ${cost})`,
  invite: ({ seat, character, cost }, names) =>
    `${does(names, seat, verb(w.invite))} ${names.character(character)} (coût ${cost})`,
  engage: ({ seat, character }, names) =>
    `${does(names, seat, verb(w.engage))} ${names.character(character)}`,
  construct: ({ seat, ships, cost }, names) =>
    `${does(names, seat, ['construisez', 'construit'])} ${counted(ships, SHIP)} (coût ${cost})`,
  pass: ({ seat, first }, names) =>
    `${does(names, seat, ['passez', 'passe'])}${first ? ' en premier' : ''}`,
  pack: ({ seat, pack }, names) =>
    `${does(names, seat, ['choisissez', 'choisit'])} le paquet ${quoted(names.pack(pack))}`,
  answered: ({ seat }, names) => does(names, seat, ['avez choisi', 'a choisi']),
  feed: ({ seat, due, paid, short }, names) =>
    `${does(names, seat, verb(w.feed))} : ${counted(paid, w.bread)} sur ${due}${short > 0 ? `, il en manque ${short}` : ''}`,
  decree: ({ decree, seat, points }, names) =>
    `${capital(w.decree[0])} ${names.decree(decree)} : ${counted(points, POINT)} pour ${whom(names, seat)}`,
  endgame: ({ seat, character, points, counted: n }, names) =>
    `${names.character(character)} : ${counted(points, POINT)} pour ${whom(names, seat)} (éléments comptés : ${n})`,
  title: ({ seat, title, points }, names) =>
    `${does(names, seat, verb(w.takeTitle))} le ${w.title[0]} ${names.title(title)} : ${counted(points, POINT)}`,
  lost: ({ period, titles, needed }) =>
    `La partie est perdue : ${counted(titles, w.title)} après la ${w.period[0]} ${PERIODS[period]}, il en fallait ${needed}`,
  decreeTurned: () => null,

  ship: ({ seat, from, to, at, because: why }, names, times = 1) => {
    const ships = times === 1 ? a(SHIP) : counted(times, SHIP)
    const reason =
      why.kind === 'destination' && why.id === at ? '' : becauseInBrackets(w, why, names)
    const dock = at === null ? w.places.dock : names.destination(at)
    const hold = HOLDS.find((one) => one === to)
    if (hold !== undefined && from === 'bay')
      return `${does(names, seat, ['envoyez', 'envoie'])} ${ships} vers ${w.holds[hold]}${reason}`
    if (to === 'dock')
      return `${does(names, seat, ['placez', 'place'])} ${ships} ${toPlace(dock)}${reason}`
    const place = (name: typeof from): string => (name === 'dock' ? dock : w.places[name])
    if (to === 'bay' && (from === 'dock' || from === 'port'))
      return `${does(names, seat, ['récupérez', 'récupère'])} ${ships} ${de(place(from))}${reason}`
    return `${does(names, seat, ['déplacez', 'déplace'])} ${ships} ${de(place(from))} vers ${place(to)}${reason}`
  },
  bread: ({ seat, from, to, lost, because: why }, names) => {
    const reason = becauseInBrackets(w, why, names)
    if (to < from)
      return `${does(names, seat, ['payez', 'paie'])} ${counted(from - to, w.bread)}${reason}`
    if (to === from)
      return `${seat === names.you ? `Votre ${w.granary}` : `Le ${w.granary} ${de(names.seat(seat))}`} est plein : ${counted(lost, w.bread)} ${form(lost, LOST)}${reason}`
    const over = lost > 0 ? `, ${counted(lost, LOST)}` : ''
    return `${does(names, seat, ['gagnez', 'gagne'])} ${counted(to - from, w.bread)}${over}${reason}`
  },
  score: ({ seat, from, to, because: why }, names) => {
    const changes: Clause = to < from ? ['perdez', 'perd'] : ['gagnez', 'gagne']
    return `${does(names, seat, changes)} ${counted(Math.abs(to - from), POINT)}${becauseInBrackets(w, why, names)}`
  },
  limit: ({ seat, to }, names) =>
    `${seat === names.you ? `Votre ${w.granary}` : `Le ${w.granary} ${de(names.seat(seat))}`} peut désormais contenir ${counted(to, w.bread)}`,
  card: ({ seat, what, card, from, to }, names) => {
    const name = card === null ? hiddenCard(w)[what] : cardName(what, card, names)
    const row = w.rows[ROW_OF_CARD[what]]
    const place = (at: typeof from): string => (at === 'row' ? row : cardPlaces(w)[at])
    const chosen = from === 'pile' || from === 'aside' ? CHOSEN[to] : undefined
    if (chosen !== undefined && seat >= 0) return does(names, seat, chosen(name))
    if (from === 'row' && to === 'discard')
      return seat < 0
        ? `${capital(name)} quitte ${row}`
        : `${does(names, seat, ['défaussez', 'défausse'])} ${name} ${de(row)}`
    const moved = `${name} passe ${de(place(from))} ${toPlace(place(to))}`
    if (seat < 0) return capital(moved)
    if (to === 'hand' && from === 'row')
      return `${does(names, seat, ['prenez', 'prend'])} ${name} ${de(row)}`
    if (to === 'hand' && from === 'deck')
      return `${does(names, seat, ['piochez', 'pioche'])} ${name}`
    if (from === 'hand' && (to === 'discard' || to === 'gone'))
      return `${does(names, seat, ['défaussez', 'défausse'])} ${name}`
    return `${who(names, seat)} : ${moved}`
  },
  slide: () => null,
  reveal: ({ row, card }, names) =>
    `${cardName(CARD_IN_ROW[row], card, names)} rejoint ${w.rows[row]}`,
  remake: ({ row, cards }) =>
    `${w.terms.rows[row]} : la défausse devient une nouvelle pioche de ${counted(cards, CARD)}`,
  openTile: ({ destination }, names) =>
    `${names.destination(destination)} est désormais ${agreeing('ouvert', w.discoverable)} à tous`,
  colony: ({ seat, colonies }, names) =>
    `${does(names, seat, ['possédez', 'possède'])} ${counted(colonies, w.lighthouse)}`,
  cover: ({ destination, place }, names) =>
    `${names.destination(destination)} recouvre ${names.destination(place)}`,
  lighthouse: ({ seat, at }, names) =>
    `${does(names, seat, verb(w.erect))} un ${w.lighthouse[0]} ${toPlace(names.destination(at))}`,
  useLighthouse: ({ seat, at, how }, names) => {
    const light = `le ${w.lighthouse[0]} ${de(names.destination(at))}`
    if (how === 'send')
      return `${does(names, seat, ['envoyez', 'envoie'])} un navire grâce ${toPlace(light)}`
    if (how === 'bread')
      return `${does(names, seat, ['tirez', 'tire'])} ${counted(1, w.bread)} ${de(light)}`
    return `${does(names, seat, ['n’utilisez pas', 'n’utilise pas'])} ${light}`
  },
  turned: ({ seat, character, to }, names) => {
    const name = names.character(character)
    return to === 'upright'
      ? `${does(names, seat, ['redressez', 'redresse'])} ${name}`
      : `${does(names, seat, ['faites', 'fait'])} pivoter la carte ${de(name)}`
  },
  trigger: ({ seat, character }, names) =>
    `${names.character(character)} agit pour ${whom(names, seat)}`,
  windRose: ({ from, to }, names) =>
    `${does(names, to, from === to ? ['gardez', 'garde'] : ['détenez', 'détient'])} ${w.windRose}`,
  nothing: ({ seat, verb: tried, because: source, why }, names) =>
    tried === 'main'
      ? `${does(names, seat, ['n’avez', 'n’a'])} plus rien à faire`
      : `Sans effet pour ${whom(names, seat)} : ${reason(w, tried, why)}${becauseInBrackets(w, source, names)}`,
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
