import { argumentOf, choiceCode, codeOf } from '@amalfi/engine'
import { invitationCost, invitationWorth } from './cards.ts'
import type { Outlook } from './outlook.ts'

const PACK = choiceCode('pack')
const DROP = choiceCode('drop')

/** What a card of a first hand is worth: never less than the bread it can be turned into. */
const cardWorth = (o: Outlook, character: number): number =>
  Math.max(0.5, invitationWorth(o, character) - invitationCost(o, character))

/** Chooses a pack, a card to keep, or a card to drop. */
export function bestCards(o: Outlook, choices: readonly number[]): number {
  const rate = (choice: number): number => {
    const argument = argumentOf(choice)
    if (codeOf(choice) === PACK) return packWorth(o, argument)
    const worth = cardWorth(o, argument)
    return codeOf(choice) === DROP ? -worth : worth
  }
  return choices.reduce((best, choice) => (rate(choice) > rate(best) ? choice : best))
}

function packWorth(o: Outlook, pack: number): number {
  let worth = 0
  o.tables.characters.pack.forEach((of, character) => {
    if (of === pack) worth += cardWorth(o, character)
  })
  return worth
}
