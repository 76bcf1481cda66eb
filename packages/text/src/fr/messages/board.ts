import type { BoardMessages } from '../../messages/board.ts'
import { capital, counted } from '../grammar.ts'
import { POINT } from '../nouns.ts'
import type { Words } from '../words.ts'

export const board = (w: Words): BoardMessages => ({
  labelled: (label, text) => `${label} : ${text}`,
  period: (period, phase) => `${capital(w.period[0])} ${period} : ${phase}`,
  points: (n) => counted(n, POINT),
  bread: (has, limit) => `${counted(has, w.bread)} sur ${limit}`,
  lighthouses: (erected) => `${counted(erected, w.counts.lighthouse)} sur 6`,
  feeding: (due, short, coming = 0) =>
    `${w.toFeed} ${due}${coming > 0 ? ` (${coming} des ${w.lighthouse[1]})` : ''}${short > 0 ? `, il manque ${short}` : ''}`,
  fed: w.feed[3],
  ships: 'Navires',
  holds: capital(w.hold[1]),
  hand: (cards) => `Main (${cards})`,
  cardsOnTable: 'Sur la table',
  invited: `Personnages ${w.invite[3]}s`,
  engaged: w.engage[3],
  artworks: capital(w.artwork[1]),
  destinations: capital(w.discoverable[1]),
  publicDestinations: capital(w.publicDestination[1]),
  titles: capital(w.title[1]),
  decrees: capital(w.decree[1]),
  includingBoardPoints: (text) => `${text} (Points du plateau compris.)`,
  deck: (cards) => `pioche : ${cards}`,
  empty: 'vide',
  windRose: capital(w.windRose.replace(/^l[ea] /, '')),
  windRoseHelp: w.windRoseHelp,
  passed: 'a passé',
  lighthouseOf: (name) => `${w.lighthouse[0]} : ${name}`,
  shipOf: (name) => `navire : ${name}`,
  standings: 'Classement final',
  finalPlace: (place, name, points, titlePoints) =>
    `${place}. ${name} : ${counted(points, POINT)}, dont ${titlePoints} grâce aux ${w.title[1]}`,
  soloRank: (rank) => `niveau ${rank} sur 4`,
  soloLost: 'partie perdue',
  pointsAtEnd: (points) => `+${points} en fin de partie`,
  usedFromPlayers: (players) => `à partir de ${players} joueurs`,
})
