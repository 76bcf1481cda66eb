import type { ChoiceKind, EventKind, FrameKind, RefusalCode, Verb } from '@amalfi/engine'

/** Words that one of the games never uses, so the coverage test does not require them. */
export interface UnusedWords {
  readonly verbs: readonly Verb[]
  readonly choices: readonly ChoiceKind[]
  readonly events: readonly EventKind[]
  readonly refusals: readonly RefusalCode[]
  /** Questions that the game has, but that none of its cards asks. */
  readonly decisions: readonly FrameKind[]
}

export const UNUSED_WORDS: Readonly<Record<string, UnusedWords>> = {
  renaissance: {
    verbs: [],
    choices: ['claim', 'buyPoint', 'settle', 'endTurn'],
    events: ['openTile', 'colony'],
    refusals: [
      'notYourTurn',
      'notInGame',
      'alreadyClaimed',
      'needsNotMet',
      'artworksLeft',
      // After the last send of a turn the player is not asked to send again, so nothing is refused.
      // Only a lighthouse used later refuses it. Random games do not reach that case;
      // sends-after-bread.test.ts does.
      'sendsOver',
    ],
    decisions: [],
  },
  // No lighthouses, no evolving places, no rival and no packs to choose; sends are never pending.
  // The contract deck is never used up in a random game.
  original: {
    // Its only price is paid when a character is tapped, before the effect is carried out.
    verbs: ['pay'],
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
    events: ['lighthouse', 'useLighthouse', 'cover', 'reaction', 'lost', 'remake'],
    refusals: [
      // Nothing costs more food than the limit at the start; nobody navigates twice a turn or
      // recalls from docks.
      'granaryTooSmall',
      'discoveredThisTurn',
      'noShipThere',
      'noLighthouseSlot',
      'lighthouseSlotTaken',
      'noLighthouse',
      'holdNotShown',
      'lighthousesLeft',
      'noLighthouseLeft',
      'packTaken',
      'sendsPending',
      'sendsOver',
    ],
    decisions: ['choose', 'price', 'navigate', 'shift', 'draw', 'borrow', 'give', 'order'],
  },
}
