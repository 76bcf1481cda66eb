import type { ReadingWords } from '../reading-words.ts'

export const reading: ReadingWords = {
  theRule: 'La règle',
  ruleFor: (about) => `La règle : ${about}`,
  now: 'Maintenant',
  pictures: {
    chart: 'La carte avec ses destinations publiques et évolutives, en cours de partie',
    board: 'Les navires d’un joueur : cinq cales, la baie, le port et le chantier naval',
    granary: 'Le grenier : le pain, et les phares qui ne sont pas encore érigés',
    rows: 'Les trois rangées : Atlas, Atelier et Conseil, l’emplacement le plus cher à gauche',
    goals: 'Décrets et titres, avec ce que chaque joueur en possède',
  },
  paidIn: 'Payée en',
  values: 'Valeurs',
}
