import type { GuideMessages } from '../../messages/learn.ts'
import { quoted } from '../grammar.ts'

/** The tutorial texts that both games share. */
export const guide: GuideMessages = {
  learn: 'Apprendre en jouant',
  learnHint: 'une première partie guidée, dix minutes environ',
  continueLearning: 'Continuer d’apprendre',
  continueLearningHint: 'la partie guidée vous attend où vous l’avez laissée',
  guided: 'Partie guidée',
  guide: 'Guide',
  step: (step, of, topic) => `${step} sur ${of} · ${topic}`,
  next: 'Suite',
  skip: 'Sauter',
  hideGuide: 'Ranger le guide',
  showGuide: 'Montrer le guide',
  ruleLink: 'La règle',
  suggestedInstead: (proposed) => `Mon idée était : ${proposed}. « Annuler » reprend un choix.`,
  named: (kind, name) => (kind === 'artwork' ? quoted(name) : name),
  sentences: (some) => some.join(' '),
  endTurnFirst: ({ other }) =>
    `Votre tour est fini. Tant que vous ne l’avez pas validé, tout peut encore être annulé. Ensuite ${other} joue : suivez les navires.`,
  endTurnFirstAtOnce: ({ other }) =>
    `Votre tour est fini. Tant que vous ne l’avez pas validé, tout peut encore être annulé. Ensuite ${other} joue ; le journal dit ce qui s’est passé.`,
  endTurn: 'Finissez votre tour.',
  wellDone: 'Belle traversée !',
  finished: 'Vous savez maintenant jouer à Amalfi.',
  played: 'Vous avez joué',
  notPlayed: 'Encore à voir',
  skippedHeading: 'Nous avons laissé de côté',
  continueAlone: 'Continuer sans guide',
}
