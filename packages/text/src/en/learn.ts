import type { GuideWords } from '../learn-words.ts'

/** What the guide says in any game. */
export const guide: GuideWords = {
  learn: 'Learn by playing',
  learnHint: 'a guided first game, about ten minutes',
  goOn: 'Go on learning',
  goOnHint: 'the guided game waits where you left it',
  guided: 'Guided game',
  guide: 'Guide',
  step: (step, of, topic) => `${step} of ${of} · ${topic}`,
  next: 'Next',
  skip: 'Skip',
  putAway: 'Put the guide away',
  bringBack: 'Show the guide',
  aboutRule: 'The rule',
  instead: (proposed) => `My idea was: ${proposed}. Undo takes a choice back.`,
  named: (_, name) => name,
  sentences: (some) => some.join(' '),
  endTurnFirst: ({ other }) =>
    `Your turn is over. Until you end it, you can still undo everything. Then ${other} plays: watch the ships.`,
  endTurn: 'End your turn.',
  wellDone: 'Well sailed!',
  allPlayed: 'Now you know how Amalfi is played.',
  played: 'You have played',
  notPlayed: 'Still to come',
  leftOut: 'We left out',
  playOn: 'Play on by myself',
}
