import type { LaterWords } from '../later-words.ts'
import { counted, list } from './grammar.ts'
import { POINT } from './pieces.ts'
import type { Words } from './words.ts'

export const later = (w: Words): LaterWords => ({
  promised: (points) => `+${points} en fin de partie`,
  usedFrom: (players) => `à partir de ${players} joueurs`,
  soloScore: (points) => `Votre score : ${counted(points, POINT)}`,
  keepEnding: (name) =>
    `Gardez un des personnages de fin de partie ; l’autre revient à ${name}, qui le garde.`,
  differences: 'Ce qui change',
  ifYouKnow: (game) => `Si vous connaissez ${game}`,
  breadLeft: (bread) => `${w.bread[1]} en réserve : ${bread}`,
  tieBroken: (points, ahead, behind) =>
    `${ahead.name} et ${behind.name} ont ${counted(points, POINT)}. Les ${w.bread[1]} en réserve décident : ${ahead.bread} contre ${behind.bread}, l’avantage est à ${ahead.name}.`,
  tieStands: (names, points, bread) =>
    `${list(names, 'et')} ont ${counted(points, POINT)} et ${counted(bread, w.bread)} en réserve : la place est partagée.`,
})
