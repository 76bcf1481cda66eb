import { type Bot, merchant } from '@amalfi/bots'
import { HANDS, RIVALS, type Setup } from '@amalfi/engine'
import { playGame, rules } from './tables.ts'

/** Every way to deal hands, every number of players and both rivals, but not every combination. */
const SETUPS: readonly Omit<Setup, 'seed'>[] = [
  ...RIVALS.flatMap((rival) =>
    (['packs', 'blind', 'selection'] as const).map((hands) => ({ players: 1, rival, hands })),
  ),
  ...HANDS.map((hands) => ({ players: 2, hands })),
  { players: 3, hands: 'scoreDraft' },
  { players: 4, hands: 'packs' },
]

/**
 * Plays all modes and returns how many merchants reached the end of their game. An illegal choice
 * throws.
 */
export function playAllModes(): number {
  const bot: Bot = merchant(rules)
  let ended = 0
  SETUPS.forEach((setup, seed) => {
    const game = playGame(
      { ...setup, seed },
      Array.from({ length: setup.players }, () => bot),
    )
    if (!game.lost) ended += setup.players
  })
  return ended
}
