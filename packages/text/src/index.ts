export { type Card, type CardType, cardsOf, cardTypeName } from './cards/cards.ts'
export type { Face } from './cards/faces.ts'
export {
  type ArtworkPicture,
  artworkPictureOf,
  type Medallion,
  medallionOf,
} from './cards/pictures.ts'
export { countIcons, needIcons } from './icons/counts.ts'
export { effectIcons } from './icons/effects.ts'
export { ICONS, type Icon, type IconId } from './icons/icon.ts'
export { CARD_KINDS, type CardKind } from './locale/card-kind.ts'
export { iconName } from './locale/icon-name.ts'
export type { AskingFrame, CardTexts, Locale, Names, SilentFrame, Terms } from './locale/locale.ts'
export { nameOf } from './locale/names.ts'
export { numberText, PERIODS } from './locale/numerals.ts'
export type { AppMessages } from './messages/app.ts'
export type { BoardMessages } from './messages/board.ts'
export type {
  LearnFacts,
  Note,
  PraisedTopic,
  Remark,
  SkippedTopic,
  Task,
  Topic,
} from './messages/learn.ts'
export type { Paid } from './messages/log.ts'
export type { PlayMessages } from './messages/play.ts'
export type { FaultAt, SharedGameFault } from './messages/sharing.ts'
export type {
  Rulebook,
  RuleId,
  RulesParagraph,
  RulesPlace,
  RulesSection,
} from './rules/rulebook.ts'
export { type Covers, type Translator, translatorFor } from './translator.ts'
