export type { AppWords } from './app-words.ts'
export type { BoardWords } from './board-words.ts'
export { CARD_KINDS, type CardKind } from './card-kind.ts'
export { type Card, cardsOf } from './cards.ts'
export type { Face } from './faces.ts'
export { countIcons, needIcons } from './icons/counts.ts'
export { effectIcons } from './icons/effects.ts'
export { ICONS, type Icon, type IconId } from './icons/icon.ts'
export { iconName } from './icons/name.ts'
export type {
  LearnFacts,
  LeftOut,
  Note,
  Praised,
  Remark,
  Task,
  Topic,
} from './learn-words.ts'
export type { Asked, CardTexts, Locale, Names, Silent, Terms } from './locale.ts'
export type { Paid } from './log-words.ts'
export { type Framed, framedOf, type Medallion, medallionOf } from './medallion.ts'
export { nameOf } from './names.ts'
export { figure, PERIODS } from './numerals.ts'
export type { PlayWords } from './play-words.ts'
export type {
  Rulebook,
  RuleId,
  RulesParagraph,
  RulesPlace,
  RulesSection,
} from './rules/rulebook.ts'
export type { FaultAt, SharedGameFault } from './sharing-words.ts'
export { type Covers, type Translator, translatorFor } from './translator.ts'
