import type { CardType, RuleId } from '@amalfi/text'
import type { RuleFinder } from '../../appearance/game-kind.ts'

const BY_CHARACTER_TYPE: Readonly<Partial<Record<CardType, readonly RuleId[]>>> = {
  immediate: ['ORI-CHR-1', 'ORI-CHR-2'],
  permanent: ['ORI-CHR-1', 'ORI-CHR-2'],
  endgame: ['ORI-CHR-1', 'ORI-CHR-2', 'ORI-END-2'],
  engageable: ['ORI-CHR-1', 'ORI-TAP-1'],
}

/** The rules of Amalfi (2020) about cards, targets and refusals. */
export const ruleOf: RuleFinder = {
  card({ kind, type }) {
    switch (kind) {
      case 'character':
        return BY_CHARACTER_TYPE[type] ?? []
      case 'artwork':
        return ['ORI-BUY-1', 'ORI-BUY-2']
      case 'privateDestination':
        return ['ORI-BUY-1', 'ORI-PLA-4']
      case 'publicDestination':
      case 'evolvingDestination':
        return ['ORI-PLA-1', 'ORI-PLA-2', 'ORI-SET-2']
      case 'title':
        return ['ORI-FRE-3', 'ORI-FRE-5']
      case 'decree':
        return ['ORI-STL-1']
    }
  },
  target: {
    hold: ['ORI-PLA-2', 'ORI-PAY-1', 'ORI-FRE-2'],
    bay: ['ORI-PLA-1', 'ORI-FRE-2'],
    port: ['ORI-PAY-1', 'ORI-PRE-1'],
    shipyard: ['ORI-SHP-1', 'ORI-SHP-2'],
    granary: ['ORI-FOD-1', 'ORI-COL-1', 'ORI-FED-1'],
  },
  refusal: {
    none: null,
    unknown: null,
    gameOver: 'ORI-END-1',
    notYourDecision: 'ORI-ACT-1',
    notAskedNow: null,
    alreadyAnswered: 'ORI-SET-6',
    bayEmpty: 'ORI-PLA-2',
    holdEmpty: 'ORI-FRE-2',
    otherHold: null,
    dockOccupied: 'ORI-PLA-4',
    notYourDestination: 'ORI-PLA-1',
    notDiscovered: 'ORI-PLA-1',
    discoveredThisTurn: 'ORI-PLA-4',
    otherKindOfDestination: null,
    breadShort: 'ORI-PLA-1',
    granaryTooSmall: 'ORI-FOD-1',
    cannotPay: 'ORI-PAY-1',
    notInRow: 'ORI-BUY-1',
    notInHand: 'ORI-CHR-1',
    notInvited: 'ORI-TAP-1',
    notEngageable: 'ORI-TAP-1',
    alreadyEngaged: 'ORI-TAP-1',
    notEngaged: 'ORI-TAP-1',
    otherType: null,
    shipyardShort: 'ORI-SHP-1',
    tooMany: null,
    paymentShort: 'ORI-PAY-1',
    needlessShip: 'ORI-PAY-5',
    holdNotAccepted: 'ORI-PAY-2',
    shipsShort: 'ORI-PAY-1',
    noLighthouseSlot: null,
    lighthouseSlotTaken: null,
    noLighthouse: null,
    holdNotShown: null,
    lighthousesLeft: 'ORI-COL-1',
    noLighthouseLeft: 'ORI-COL-1',
    notAmongThese: null,
    packTaken: 'ORI-SET-5',
    noShipThere: null,
    portEmpty: null,
    sendsPending: 'ORI-PLA-3',
    sendsOver: 'ORI-PLA-3',
    whilePaying: 'ORI-PAY-5',
    beforePlay: 'ORI-SET-6',
    notYourTurn: 'ORI-ACT-2',
    notInGame: 'ORI-SET-2',
    alreadyClaimed: 'ORI-FRE-3',
    needsNotMet: 'ORI-FRE-3',
    artworksLeft: 'ORI-FRE-4',
  },
}
