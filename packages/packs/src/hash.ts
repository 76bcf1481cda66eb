import { sha256 } from '@amalfi/engine'
import { canonicalJson } from './canonical.ts'
import { played } from './played.ts'
import type { Pack } from './schema/pack.ts'

/** SHA-256 of what is played of a pack: the name under which records and the archive know it. */
export const packHash = (pack: Pack): string => sha256(canonicalJson(played(pack)))
