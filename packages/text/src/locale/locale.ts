import type {
  ArtType,
  Cause,
  CharacterType,
  ChoiceKind,
  Count,
  Decision,
  DescribedAs,
  EventKind,
  FrameKind,
  GameEvent,
  Hands,
  Hold,
  Phase,
  Place,
  Printing,
  Refusal,
  RefusalCode,
  Rival,
  Row,
  Shade,
} from '@amalfi/engine'
import type { Ability, Effect, Language, Scoring } from '@amalfi/packs'
import type { AppMessages } from '../messages/app.ts'
import type { BoardMessages } from '../messages/board.ts'
import type { DealingMessages } from '../messages/dealing.ts'
import type { DetailsMessages } from '../messages/details.ts'
import type { DeviceMessages } from '../messages/device.ts'
import type { HandheldMessages } from '../messages/handheld.ts'
import type { HomeMessages } from '../messages/home.ts'
import type { LearnMessages } from '../messages/learn.ts'
import type { LogMessages } from '../messages/log.ts'
import type { OpponentMessages } from '../messages/opponents.ts'
import type { PlayMessages } from '../messages/play.ts'
import type { ReferenceMessages } from '../messages/reference.ts'
import type { ReplayMessages } from '../messages/replay.ts'
import type { ResultMessages } from '../messages/result.ts'
import type { SavesMessages } from '../messages/saves.ts'
import type { SettingsMessages } from '../messages/settings.ts'
import type { SetupMessages } from '../messages/setup.ts'
import type { SharingMessages } from '../messages/sharing.ts'
import type { StatisticsMessages } from '../messages/statistics.ts'
import type { TerminalMessages } from '../messages/terminal.ts'
import type { CardKind } from './card-kind.ts'

/** Looks up the names of cards, places and players while a text is made. */
export interface Names {
  readonly artwork: (id: string) => string
  readonly character: (id: string) => string
  readonly destination: (id: string) => string
  readonly title: (id: string) => string
  readonly decree: (id: string) => string
  readonly pack: (id: string) => string
  /** A player, or the solo rival. */
  readonly seat: (seat: number) => string
}

/** Kinds of frames that never ask a player. They need no prompt. */
export type SilentFrame =
  | 'flow'
  | 'run'
  | 'resolving'
  | 'voyage'
  | 'engaged'
  | 'launch'
  | 'purchase'
  | 'reaction'
  | 'reward'
/** Kinds of frames that ask a player. A locale has a prompt for each. */
export type AskingFrame = Exclude<FrameKind, SilentFrame>

type EventOf<K extends EventKind> = Extract<GameEvent, { kind: K }>

/** Single terms, as they appear on boards and in tables. */
export interface Terms {
  readonly places: Readonly<Record<Place, string>>
  readonly rows: Readonly<Record<Row, string>>
  readonly artTypes: Readonly<Record<ArtType, string>>
  readonly characterTypes: Readonly<Record<CharacterType, string>>
  readonly phases: Readonly<Record<Phase, string>>
  readonly kinds: Readonly<Record<CardKind, string>>
  readonly shades: Readonly<Record<Shade, string>>
  readonly rivals: Readonly<Record<Rival, string>>
  readonly hands: Readonly<Record<Hands, string>>
  readonly printings: Readonly<Record<Printing, string>>
}

/**
 * The texts on the cards. Each text is complete: sentences, or a phrase for the needs of a title.
 */
export interface CardTexts {
  /** One or more sentences that describe an effect. */
  readonly effect: (effect: Effect) => string
  /** The benefits of a destination; `bread` is the price, or 0. */
  readonly benefits: (bread: number, effect: Effect) => string
  /** The text of an evolving destination, with the character that comes with it (REN-EVO-1). */
  readonly evolving: (text: string) => string
  readonly abilities: (abilities: readonly Ability[]) => string
  readonly scoring: (scoring: Scoring) => string
  /** The needs of a title. */
  readonly needs: (needs: readonly { readonly count: Count; readonly atLeast: number }[]) => string
  /** The points of a decree, and its maximum. */
  readonly lines: (
    lines: readonly { readonly per: Count; readonly points: number }[],
    most?: number,
  ) => string
  /** A cost with its resources. Without holds it is paid in bread. */
  readonly cost: (cost: number, holds: readonly Hold[]) => string
}

/** Everything that a language must provide. A language that lacks a message does not compile. */
export interface Locale {
  readonly language: Language
  readonly terms: Terms
  readonly cards: CardTexts
  /** The text of each event. Null if another event already says it. */
  readonly events: {
    readonly [K in EventKind]: (event: EventOf<K>, names: Names) => string | null
  }
  readonly refusals: Readonly<Record<RefusalCode, (refusal: Refusal) => string>>
  readonly prompts: Readonly<Record<AskingFrame, (decision: Decision, names: Names) => string>>
  /** The text on the button of each choice. */
  readonly choices: {
    readonly [K in ChoiceKind]: (
      choice: DescribedAs<K>,
      names: Names,
      decision?: Decision,
    ) => string
  }
  readonly because: (because: Cause, names: Names) => string
  readonly seat: (seat: number) => string
  readonly rival: string
  readonly board: BoardMessages
  readonly terminal: TerminalMessages
  readonly app: AppMessages
  readonly play: PlayMessages
  readonly log: LogMessages
  readonly details: DetailsMessages
  readonly dealing: DealingMessages
  readonly result: ResultMessages
  readonly saves: SavesMessages
  readonly sharing: SharingMessages
  readonly replay: ReplayMessages
  readonly learn: LearnMessages
  readonly device: DeviceMessages
  readonly reference: ReferenceMessages
  readonly statistics: StatisticsMessages
  readonly handheld: HandheldMessages
  readonly home: HomeMessages
  readonly setup: SetupMessages
  readonly opponents: OpponentMessages
  readonly settings: SettingsMessages
}
