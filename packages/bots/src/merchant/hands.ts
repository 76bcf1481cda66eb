import { argumentOf, type Chance, choiceCode, codeOf, randomBelow } from '@amalfi/engine'
import { invitationCost, invitationWorth } from './cards.ts'
import type { Evaluation } from './evaluation.ts'

const PACK = choiceCode('pack')
/** In how many steps a random fraction is drawn. */
const RESOLUTION = 1 << 20
const DROP = choiceCode('drop')

/** The worth of a card in the first hand: at least that of the bread it can be turned into. */
const cardWorth = (ev: Evaluation, character: number): number =>
  Math.max(0.5, invitationWorth(ev, character) - invitationCost(ev, character))

/** Chooses a pack, a card to keep, or a card to drop. */
export function bestCards(ev: Evaluation, choices: readonly number[], chance: Chance): number {
  if (codeOf(choices[0]) === PACK) return randomPack(ev, choices, chance)
  const rate = (choice: number): number => {
    const argument = argumentOf(choice)
    const worth = cardWorth(ev, argument)
    return codeOf(choice) === DROP ? -worth : worth
  }
  return choices.reduce((best, choice) => (rate(choice) > rate(best) ? choice : best))
}

/** Picks a pack at random, for variety. The more a pack is worth, the likelier it is picked. */
function randomPack(ev: Evaluation, choices: readonly number[], chance: Chance): number {
  const worths = choices.map((choice) => packWorth(ev, argumentOf(choice)))
  const most = Math.max(...worths)
  const shares = worths.map((worth) => Math.exp((worth - most) / ev.weights.packVariety))
  let left =
    (randomBelow(chance, RESOLUTION) / RESOLUTION) * shares.reduce((sum, share) => sum + share)
  for (let i = 0; i < choices.length; i++) {
    left -= shares[i]
    if (left < 0) return choices[i]
  }
  return choices[0]
}

function packWorth(ev: Evaluation, pack: number): number {
  let worth = 0
  ev.tables.characters.pack.forEach((of, character) => {
    if (of === pack) worth += cardWorth(ev, character)
  })
  return worth
}
