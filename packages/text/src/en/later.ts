import type { LaterWords } from '../later-words.ts'
import { counted, list, type Noun } from './grammar.ts'
import type { Words } from './words.ts'

const POINT: Noun = ['point', 'points']

export const later = (w: Words): LaterWords => ({
  promised: (points) => `+${points} at the end`,
  usedFrom: (players) => `${players} players or more`,
  soloScore: (points) => `You have scored ${counted(points, POINT)}`,
  keepEnding: (name) =>
    `Keep one of the ${w.characterTypes.endgame[1]}; ${name} gets and keeps the other.`,
  differences: 'What is different',
  ifYouKnow: (game) => `If you know ${game}`,
  breadLeft: (bread) => `${bread} ${w.bread} left`,
  tieBroken: (points, ahead, behind) =>
    `${ahead.name} and ${behind.name} both have ${counted(points, POINT)}. The ${w.bread} left decides: ${ahead.bread} against ${behind.bread}, so ${ahead.name} is ahead.`,
  tieStands: (names, points, bread) =>
    `${list(names, 'and')} each have ${counted(points, POINT)} and ${bread} ${w.bread} left: they share the place.`,
})
