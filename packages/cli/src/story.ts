import type { Game, GameEvent } from '@amalfi/engine'
import type { GameRules } from './games.ts'
import { many, player } from './names.ts'
import { tell } from './tell.ts'

/** Tells the events of a game in lines; after every period it says how the seats stand. */
export class Story {
  private readonly scores: number[]

  constructor(players: number) {
    this.scores = Array.from({ length: players }, () => 0)
  }

  lines(events: readonly GameEvent[]): string[] {
    const lines: string[] = []
    for (const event of events) {
      if (event.kind === 'score') this.scores[event.seat] = event.to
      if (event.kind === 'phase' && event.phase === 'actions' && event.period > 0)
        lines.push('', `Points: ${this.standing()}`)
      const line = tell(event)
      if (line !== null) lines.push(...line.split('\n'))
    }
    return counted(lines)
  }

  private standing(): string {
    return this.scores.map((points, seat) => `${player(seat)} ${points}`).join(' · ')
  }
}

/** What happens several times on end is told once: four ships that sail to the port, say. */
function counted(lines: readonly string[]): string[] {
  const told: string[] = []
  for (let i = 0; i < lines.length; ) {
    let times = 1
    while (lines[i] !== '' && lines[i + times] === lines[i]) times++
    told.push(times > 1 ? `${lines[i]} × ${times}` : lines[i])
    i += times
  }
  return told
}

/** How the seats stand, the best first. */
export function standingLines(rules: GameRules, game: Game): string[] {
  return rules
    .standings(game)
    .toSorted((a, b) => a.place - b.place)
    .map(({ seat, place, score, titlePoints, rank }) => {
      const points = `${many(score, 'point')}, ${titlePoints} of them from titles`
      const ranked = rank === undefined ? '' : rank === 0 ? ', lost' : `, rank ${rank}`
      return `  ${place}. ${player(seat)}: ${points}${ranked}`
    })
}
