import { HANDS, type Hands, PRINTINGS, type Printing, RIVALS, type Rival } from '@amalfi/engine'

/** One way to play: everything about a game but its seed. */
export interface Mode {
  /** As `--only` takes it: `4-draft-english`, `1-packs-genoa-french`. */
  readonly name: string
  readonly players: number
  readonly hands: Hands
  readonly printing: Printing
  readonly rival?: Rival
}

/** All ways to play. */
export const MODES: readonly Mode[] = [1, 2, 3, 4].flatMap((players) =>
  HANDS.flatMap((hands) => PRINTINGS.flatMap((printing) => modesOf(players, hands, printing))),
)

function modesOf(players: number, hands: Hands, printing: Printing): Mode[] {
  if (players > 1) return [{ name: `${players}-${hands}-${printing}`, players, hands, printing }]
  // REN-SET-18: nobody drafts alone.
  if (hands === 'draft' || hands === 'scoreDraft') return []
  return RIVALS.map((rival) => ({
    name: `${players}-${hands}-${rival}-${printing}`,
    players,
    hands,
    printing,
    rival,
  }))
}
