import type { GuideMessages } from '../../messages/learn.ts'

/** The tutorial texts that both games share. */
export const guide: GuideMessages = {
  learn: 'Learn by playing',
  learnHint: 'a guided first game, about ten minutes',
  continueLearning: 'Go on learning',
  continueLearningHint: 'the guided game waits where you left it',
  guided: 'Guided game',
  guide: 'Guide',
  step: (step, of, topic) => `${step} of ${of} · ${topic}`,
  next: 'Next',
  skip: 'Skip',
  hideGuide: 'Put the guide away',
  showGuide: 'Show the guide',
  ruleLink: 'The rule',
  suggestedInstead: (proposed) => `My idea was: ${proposed}. Undo takes a choice back.`,
  named: (_, name) => name,
  sentences: (some) => some.join(' '),
  endTurnFirst: ({ other }) =>
    `Your turn is over. Until you end it, you can still undo everything. Then ${other} plays: watch the ships.`,
  endTurn: 'End your turn.',
  wellDone: 'Well sailed!',
  finished: 'Now you know how Amalfi is played.',
  played: 'You have played',
  notPlayed: 'Still to come',
  skippedHeading: 'We left out',
  continueAlone: 'Play on by myself',
}
