import type { ChoiceKind, EventKind, RefusalCode } from '@amalfi/engine'

/** Words that one of the games never says, so that nobody waits for them. */
export interface Unsaid {
  readonly choices: readonly ChoiceKind[]
  readonly events: readonly EventKind[]
  readonly refusals: readonly RefusalCode[]
}

export const UNSAID: Readonly<Record<string, Unsaid>> = {
  renaissance: {
    choices: ['claim', 'buyPoint', 'settle', 'endTurn'],
    events: ['openTile', 'colony'],
    refusals: ['notYourTurn', 'notInGame', 'alreadyClaimed', 'needsNotMet', 'artworksLeft'],
  },
  // No lighthouses, no evolving places, no rival, no packs to choose from; sends are never pending.
  original: {
    choices: [
      'erect',
      'light',
      'lightSend',
      'lightBread',
      'characterFirst',
      'actionFirst',
      'insteadTake',
      'insteadPoints',
      'pack',
      'feed',
      'decree',
    ],
    events: ['lighthouse', 'useLighthouse', 'cover', 'reaction', 'lost'],
    refusals: [
      'noLighthouseSlot',
      'lighthouseSlotTaken',
      'noLighthouse',
      'holdNotShown',
      'lighthousesLeft',
      'noLighthouseLeft',
      'packTaken',
      'sendsPending',
    ],
  },
}
