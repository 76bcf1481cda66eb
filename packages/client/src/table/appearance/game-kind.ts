import type { GameName, RefusalCode } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'
import type { Card, RuleId } from '@amalfi/text'
import type { TargetKind } from '../../model/game/targets.ts'
import { gameWith } from '../../model/games/catalog/packs.ts'
import type { GameCards, GameRules } from '../../model/games/types/game-cards.ts'
import type { GameChart } from '../geography/game-chart.ts'
import type { Sign } from '../signs/signs.ts'

/** A game as the table shows it: its cards, and everything in which one table looks different. */
export interface GameKind extends GameCards {
  readonly chart: GameChart
  /** The chart with the places of another pack of this game. */
  readonly chartOf: (pack: Pack) => GameChart
  /** Signs that it draws in its own way. */
  readonly signs: Readonly<Partial<Record<Sign, string>>>
  /** Where to read about what is seen. */
  readonly ruleOf: RuleFinder
}

export interface RuleFinder {
  /** The rules that belong to a card, by its kind and type. */
  readonly card: (card: Pick<Card, 'kind' | 'type'>) => readonly RuleId[]
  /** The rules of targets that are no cards. */
  readonly target: Readonly<Partial<Record<TargetKind, readonly RuleId[]>>>
  /** The rule behind a refusal; null where it is the question at hand, or the card that asks it. */
  readonly refusal: Readonly<Record<RefusalCode, RuleId | null>>
}

const kinds = new Map<GameName, GameKind>()

/** Makes a game known to the table. The page does so when it loads a game. */
export function registerKind(kind: GameKind): void {
  kinds.set(kind.name, kind)
}

/** A game that the table knows. */
export function kindOf(name: string): GameKind {
  for (const kind of kinds.values()) if (kind.name === name) return kind
  throw new Error(`the game ${name} is not loaded`)
}

const withOlderCards = new Map<Pack, GameKind>()

/** A game that the table knows, with the cards of this hash if they are loaded. */
export function kindWith(name: string, hash: string): GameKind {
  const today = kindOf(name)
  const { pack } = gameWith(name, hash)
  if (pack === today.pack) return today
  const known = withOlderCards.get(pack) ?? { ...today, pack, chart: today.chartOf(pack) }
  withOlderCards.set(pack, known)
  return known
}

/** The game that these rules play, with their cards. */
export const kindFor = ({ game, tables }: GameRules): GameKind => kindWith(game, tables.hash)
