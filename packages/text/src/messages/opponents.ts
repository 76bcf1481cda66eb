/** The levels of computer opponents, the weakest first. */
type LevelName = 'deckhand' | 'apprentice' | 'merchant' | 'captain' | 'doge'
/** Everything that can play a seat by itself. The names with a number are bots of earlier versions. */
type BotName = LevelName | 'random' | 'apprentice-1' | 'merchant-1'

/** Messages about computer opponents. */
export interface OpponentMessages {
  /** As a label. */
  readonly names: Readonly<Record<BotName, string>>
  /** A bot in the list of who can play a seat. */
  readonly computer: (bot: BotName) => string
  /** One sentence that says how a bot plays. */
  readonly help: Readonly<Record<LevelName | 'random', string>>
  /** How strong a level is. */
  readonly strength: (level: number, of: number) => string
  /** The opponent of a quick start. */
  readonly quickStart: (level: LevelName) => string
  /** Proposes a stronger level after two wins in a row. */
  readonly stronger: (now: LevelName, next: LevelName) => string
  /** Proposes a weaker level after three losses in a row. */
  readonly weaker: (now: LevelName, next: LevelName) => string
  /** What accepting the proposal does besides beginning a game. */
  readonly acceptHint: string
  readonly accept: (next: LevelName) => string
  readonly dismiss: (now: LevelName) => string
  /** Another bot plays for these players: there is no network for the cards, or something failed. */
  readonly standIn: Readonly<Record<'untrained' | 'failed', (players: readonly string[]) => string>>
  /** Shown while a bot takes longer to decide. */
  readonly thinking: string
}
