import type { Locale } from '@amalfi/text'
import type { StorageFault } from '../model/storage/database.ts'

/** Why saved games cannot be reached. */
export const storageText = (fault: StorageFault, { saves }: Locale): string =>
  fault === 'newer' ? saves.newerDatabase : saves.unreachable
