import { sha256 } from '@amalfi/engine'
import { canonicalJson } from './canonical.ts'
import { playedFields } from './played-fields.ts'
import type { Pack } from './schema/pack.ts'

/** SHA-256 of the fields of a pack that affect play. Records and the archive identify a pack by it. */
export const packHash = (pack: Pack): string => sha256(canonicalJson(playedFields(pack)))
