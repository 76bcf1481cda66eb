export { CHART, isFar } from './chart.ts'
export { extendPath, type Fault, type FaultCode } from './check/fault.ts'
export { type Checked, checkPack } from './check.ts'
export { compile } from './compile.ts'
export { allParts, modifierOf, verbOf } from './effect/walk.ts'
export { packHash } from './hash.ts'
export { packJsonSchema, packJsonSchemaText } from './json-schema.ts'
export { originalPack } from './original/pack/index.ts'
export { type Provenance, provenance } from './provenance.ts'
export { renaissancePack } from './renaissance/full/pack/index.ts'
export { trialPack } from './renaissance/trial/index.ts'
export { CARD_IN_ROW, ROW_OF_CARD } from './rows.ts'
export type { Ability, Modifier, Scoring, Trigger } from './schema/abilities.ts'
export type { Amount, Price } from './schema/amounts.ts'
export type {
  Artwork,
  Character,
  Decree,
  EvolvingDestination,
  PrivateDestination,
  PublicDestination,
  StartingPack,
  Title,
} from './schema/cards.ts'
export type { Effect } from './schema/effects.ts'
export { isObject } from './schema/is-object.ts'
export { type Pack, packSchema } from './schema/pack.ts'
export { MOTIFS, type Motif, TRADES, type Trade } from './schema/pictures.ts'
export { isPlayerAction } from './schema/player-actions.ts'
export { inPrinting } from './schema/printing.ts'
export { LANGUAGES, type Language, type LocalizedText } from './schema/texts.ts'
