import type { Decision, Described } from '@amalfi/engine'
import type { Effect } from '@amalfi/packs'
import { effectIcons } from './effects.ts'
import { type Icon, icon } from './icon.ts'

/** What an answer costs and gives, as icons. Empty for answers that icons would not explain. */
export function choiceIcons(
  choice: Described,
  { cost = 0 }: Decision,
  effect: Effect | undefined,
): readonly Icon[] {
  switch (choice.do) {
    case 'buy':
      return effect === undefined ? [] : effectIcons(effect)
    case 'choose':
      return effect !== undefined && 'choose' in effect
        ? effectIcons(effect.choose[choice.number])
        : []
    case 'lightSend':
      return [
        ...(cost === 0 ? [] : [icon('bread', cost), icon('for')]),
        icon('ship'),
        icon('to'),
        icon(choice.hold),
      ]
    case 'lightBread':
      return [icon('bread', 1)]
    case 'insteadTake':
      return [icon('take')]
    case 'insteadPoints':
      return [icon('points', 2)]
    case 'buyPoint':
      return [icon('any', 3), icon('for'), icon('points', 1)]
    default:
      return []
  }
}
