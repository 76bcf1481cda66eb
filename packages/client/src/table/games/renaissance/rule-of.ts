import type { CardType, RuleId } from '@amalfi/text'
import type { RuleFinder } from '../../appearance/game-kind.ts'

const BY_CHARACTER_TYPE: Readonly<Partial<Record<CardType, readonly RuleId[]>>> = {
  immediate: ['REN-INV-1', 'REN-INV-2'],
  permanent: ['REN-INV-1', 'REN-INV-3', 'REN-INV-6'],
  endgame: ['REN-INV-1', 'REN-INV-4'],
  engageable: ['REN-INV-5', 'REN-ENG-1', 'REN-ENG-2'],
}

/** The rules of Renaissance about cards, targets and refusals. */
export const ruleOf: RuleFinder = {
  card({ kind, type }) {
    switch (kind) {
      case 'character':
        return BY_CHARACTER_TYPE[type] ?? []
      case 'artwork':
        return ['REN-ACQ-1', 'REN-ACQ-2', 'REN-ACQ-3']
      case 'privateDestination':
        return ['REN-DIS-1', 'REN-DIS-2', 'REN-DIS-3']
      case 'publicDestination':
        return ['REN-NAV-1', 'REN-NAV-2', 'REN-NAV-9']
      case 'evolvingDestination':
        return ['REN-EVO-1', 'REN-EVO-2']
      case 'title':
        return ['REN-TIT-1', 'REN-TIT-2', 'REN-TIT-5']
      case 'decree':
        return ['REN-DEC-1', 'REN-DEC-12']
    }
  },
  target: {
    hold: ['REN-NAV-4', 'REN-PAY-1', 'REN-OPT-1'],
    bay: ['REN-NAV-1', 'REN-OPT-2'],
    port: ['REN-PAY-1', 'REN-NEW-1'],
    shipyard: ['REN-CON-1', 'REN-CON-2', 'REN-CON-3'],
    granary: ['REN-BRD-2', 'REN-BRD-3', 'REN-NAV-7', 'REN-FED-1'],
  },
  refusal: {
    none: null,
    unknown: null,
    gameOver: 'REN-END-1',
    notYourDecision: 'REN-ACT-1',
    notAskedNow: null,
    alreadyAnswered: 'REN-SET-17',
    bayEmpty: 'REN-NAV-1',
    holdEmpty: 'REN-OPT-1',
    otherHold: null,
    dockOccupied: 'REN-NAV-1',
    notYourDestination: 'REN-DIS-2',
    notDiscovered: 'REN-DIS-2',
    discoveredThisTurn: 'REN-DIS-5',
    otherKindOfDestination: null,
    breadShort: 'REN-NAV-2',
    granaryTooSmall: 'REN-BRD-3',
    cannotPay: 'REN-PAY-1',
    notInRow: 'REN-ROW-1',
    notInHand: 'REN-INV-1',
    notInvited: 'REN-ENG-1',
    notEngageable: 'REN-INV-5',
    alreadyEngaged: 'REN-ENG-1',
    notEngaged: 'REN-ENG-2',
    otherType: null,
    shipyardShort: 'REN-CON-4',
    tooMany: null,
    paymentShort: 'REN-PAY-1',
    needlessShip: 'REN-PAY-5',
    holdNotAccepted: 'REN-PAY-3',
    shipsShort: 'REN-PAY-1',
    noLighthouseSlot: 'REN-NAV-14',
    lighthouseSlotTaken: 'REN-NAV-14',
    noLighthouse: 'REN-NAV-9',
    holdNotShown: 'REN-NAV-15',
    lighthousesLeft: 'REN-NAV-8',
    noLighthouseLeft: 'REN-NAV-8',
    notAmongThese: null,
    packTaken: 'REN-SET-8',
    noShipThere: null,
    portEmpty: null,
    sendsPending: 'REN-OPT-5',
    sendsOver: 'REN-OPT-5',
    whilePaying: 'REN-OPT-4',
    beforePlay: 'REN-SET-15',
    notYourTurn: 'REN-OPT-1',
    notInGame: null,
    alreadyClaimed: 'REN-TIT-1',
    needsNotMet: 'REN-TIT-1',
    artworksLeft: 'REN-ACQ-1',
  },
}
