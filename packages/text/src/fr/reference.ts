import type { ReferenceWords } from '../reference-words.ts'
import { capital } from './grammar.ts'
import type { Words } from './words.ts'

export const reference = (w: Words): ReferenceWords => ({
  theRule: 'La règle',
  ruleFor: (about) => `La règle : ${about}`,
  now: 'Maintenant',
  pictures: {
    chart: w.mapPicture,
    board: `Les navires d’un joueur : cinq ${w.hold[1]}, la ${w.bay}, le ${w.port} et le chantier naval`,
    granary: `Le ${w.granary} : ${w.theBread}, et les ${w.lighthouse[1]} qui ne sont pas encore ${w.erect[3]}s`,
    rows: `Les trois rangées : ${w.rowNames.atlas}, ${w.rowNames.workshop} et ${w.rowNames.council}, l’emplacement le plus cher à gauche`,
    goals: `${capital(w.decree[1])} et ${w.milestone[1]}, avec ce que chaque joueur en possède`,
  },
  filters: (set) => (set > 0 ? `Filtres (${set})` : 'Filtres'),
  paidIn: 'Payée en',
  values: 'Valeurs',
  differences: 'Ce qui change',
  ifYouKnow: (game) => `Si vous connaissez ${game}`,
})
