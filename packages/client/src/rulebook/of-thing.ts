import type { RuleId } from '@amalfi/text'

/** The rules of what is no card, by what stands before the colon of a thing. */
const RULES: Readonly<Record<string, readonly RuleId[]>> = {
  hold: ['REN-NAV-4', 'REN-PAY-1', 'REN-OPT-1'],
  bay: ['REN-NAV-1', 'REN-OPT-2'],
  port: ['REN-PAY-1', 'REN-NEW-1'],
  shipyard: ['REN-CON-1', 'REN-CON-2', 'REN-CON-3'],
  granary: ['REN-BRD-2', 'REN-BRD-3', 'REN-NAV-7', 'REN-FED-1'],
}

export const rulesOfThing = (thing: string): readonly RuleId[] => RULES[thing.split(':')[0]] ?? []
