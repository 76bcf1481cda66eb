import type { GuideWords } from '../learn-words.ts'
import { quoted } from './grammar.ts'

/** What the guide says in any game. */
export const guide: GuideWords = {
  learn: 'Apprendre en jouant',
  learnHint: 'une première partie guidée, dix minutes environ',
  goOn: 'Continuer d’apprendre',
  goOnHint: 'la partie guidée vous attend où vous l’avez laissée',
  guided: 'Partie guidée',
  guide: 'Guide',
  step: (step, of, topic) => `${step} sur ${of} · ${topic}`,
  next: 'Suite',
  skip: 'Sauter',
  putAway: 'Ranger le guide',
  bringBack: 'Montrer le guide',
  aboutRule: 'La règle',
  instead: (proposed) => `Mon idée était : ${proposed}. « Annuler » reprend un choix.`,
  named: (kind, name) => (kind === 'artwork' ? quoted(name) : name),
  sentences: (some) => some.join(' '),
  endTurnFirst: ({ other }) =>
    `Votre tour est fini. Tant que vous ne l’avez pas validé, tout peut encore être annulé. Ensuite ${other} joue : suivez les navires.`,
  endTurn: 'Finissez votre tour.',
  wellDone: 'Belle traversée !',
  allPlayed: 'Vous savez maintenant jouer à Amalfi.',
  played: 'Vous avez joué',
  notPlayed: 'Encore à voir',
  leftOut: 'Nous avons laissé de côté',
  playOn: 'Continuer sans guide',
}
