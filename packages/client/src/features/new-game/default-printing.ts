import type { Printing } from '@amalfi/engine'
import { currentKind } from '../../table/appearance/current-kind.ts'
import { language } from '../../ui/settings.ts'

/** The printing that players of the current language are likely to own. */
export const defaultPrinting = (): Printing =>
  language.value === 'fr' && currentKind.value.printings.includes('french') ? 'french' : 'english'
