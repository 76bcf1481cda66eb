import { type Printing, renaissance } from '@amalfi/engine'
import { compile, renaissancePack } from '@amalfi/packs'

export type GameRules = ReturnType<typeof renaissance>

const made = new Map<Printing, GameRules>()

/** The rules with the cards of a printing, made once. */
export function rulesOf(printing: Printing): GameRules {
  const known = made.get(printing)
  if (known !== undefined) return known
  const rules = renaissance(compile(renaissancePack, { printing }))
  made.set(printing, rules)
  return rules
}
