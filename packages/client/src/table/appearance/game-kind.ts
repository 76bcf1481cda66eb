import type { GameName, RefusalCode } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'
import type { Card, RuleId } from '@amalfi/text'
import type { TargetKind } from '../../model/game/targets.ts'
import { gameWith } from '../../model/games/catalog/packs.ts'
import type { GameDefinition, GameRules } from '../../model/games/types/game-definition.ts'
import type { GameChart } from '../geography/game-chart.ts'
import type { GameIconName } from '../icons/game-icons.ts'

/** A game as the table shows it: its cards, chart, icons and links to its rules. */
export interface GameKind extends GameDefinition {
  readonly chart: GameChart
  /** The chart for another version of the cards. */
  readonly chartOf: (pack: Pack) => GameChart
  /** Icons that differ from the common ones. */
  readonly icons: Readonly<Partial<Record<GameIconName, string>>>
  readonly ruleOf: RuleFinder
}

/** Finds the rules about a card, a target or a refusal. */
export interface RuleFinder {
  readonly card: (card: Pick<Card, 'kind' | 'type'>) => readonly RuleId[]
  /** For targets that are not cards. */
  readonly target: Readonly<Partial<Record<TargetKind, readonly RuleId[]>>>
  /** The rule behind a refusal; null if it is the rule of the current question. */
  readonly refusal: Readonly<Record<RefusalCode, RuleId | null>>
}

const kinds = new Map<GameName, GameKind>()

/** Registers a game when it has been loaded. */
export function registerKind(kind: GameKind): void {
  kinds.set(kind.name, kind)
}

/** A registered game. */
export function kindOf(name: string): GameKind {
  for (const kind of kinds.values()) if (kind.name === name) return kind
  throw new Error(`the game ${name} is not loaded`)
}

const withOlderCards = new Map<Pack, GameKind>()

/** A registered game with the cards of this hash, if they are loaded. */
export function kindWith(name: string, hash: string): GameKind {
  const current = kindOf(name)
  const { pack } = gameWith(name, hash)
  if (pack === current.pack) return current
  const known = withOlderCards.get(pack) ?? { ...current, pack, chart: current.chartOf(pack) }
  withOlderCards.set(pack, known)
  return known
}

/** The game that these rules play, with their cards. */
export const kindFor = ({ game, tables }: GameRules): GameKind => kindWith(game, tables.hash)
