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
import type { CardKind } from './cards/card-kind.ts'
import type { AppMessages } from './messages/app.ts'
import type { BoardMessages } from './messages/board.ts'
import type { DealingMessages } from './messages/dealing.ts'
import type { DetailsMessages } from './messages/details.ts'
import type { DeviceMessages } from './messages/device.ts'
import type { HandheldMessages } from './messages/handheld.ts'
import type { HomeMessages } from './messages/home.ts'
import type { LearnMessages } from './messages/learn.ts'
import type { LogMessages } from './messages/log.ts'
import type { PlayMessages } from './messages/play.ts'
import type { ReferenceMessages } from './messages/reference.ts'
import type { ReplayMessages } from './messages/replay.ts'
import type { ResultMessages } from './messages/result.ts'
import type { SavesMessages } from './messages/saves.ts'
import type { SettingsMessages } from './messages/settings.ts'
import type { SetupMessages } from './messages/setup.ts'
import type { SharingMessages } from './messages/sharing.ts'
import type { StatisticsMessages } from './messages/statistics.ts'
import type { TerminalMessages } from './messages/terminal.ts'

/** How the things of a game are called where a text is being made. */
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

/** What the interpreter keeps to itself: frames of these kinds never ask anybody. */
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
export type AskingFrame = Exclude<FrameKind, SilentFrame>

type EventOf<K extends EventKind> = Extract<GameEvent, { kind: K }>

/** The words for single ideas, as they stand on a board or in a table. */
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

/** What is written on the cards. Every text is a whole one: sentences, or a phrase for a need. */
export interface CardTexts {
  /** A sentence or more that tells an effect. */
  readonly effect: (effect: Effect) => string
  /** What docking brings; `bread` is its price, 0 for none. */
  readonly benefits: (bread: number, effect: Effect) => string
  /** The text of what an evolving place acts as, with the character that comes with it (REN-EVO-1). */
  readonly evolving: (text: string) => string
  readonly abilities: (abilities: readonly Ability[]) => string
  readonly scoring: (scoring: Scoring) => string
  /** What a title asks for. */
  readonly needs: (needs: readonly { readonly count: Count; readonly atLeast: number }[]) => string
  /** What a decree gives, and the most of it. */
  readonly lines: (
    lines: readonly { readonly per: Count; readonly points: number }[],
    most?: number,
  ) => string
  /** In what a cost is paid; none: in bread. */
  readonly cost: (cost: number, holds: readonly Hold[]) => string
}

/** Everything that a language must be able to say: what is missing does not compile. */
export interface Locale {
  readonly language: Language
  readonly terms: Terms
  readonly cards: CardTexts
  /** What happened. Null for what another event says already. */
  readonly events: {
    readonly [K in EventKind]: (event: EventOf<K>, names: Names) => string | null
  }
  readonly refusals: Readonly<Record<RefusalCode, (refusal: Refusal) => string>>
  readonly prompts: Readonly<Record<AskingFrame, (decision: Decision, names: Names) => string>>
  /** What a button says. */
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
  readonly settings: SettingsMessages
}
