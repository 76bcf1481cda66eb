import type { Game, GameEvent } from '@amalfi/engine'
import type { Translator } from '@amalfi/text'
import { eventLines } from './event-lines.ts'
import type { GameRules } from './games.ts'

/** Turns the events of a game into lines of text, with the scores after each period. */
export class GameLog {
  private readonly scores: number[]
  private translator: Translator

  constructor(players: number, translator: Translator) {
    this.scores = Array.from({ length: players }, () => 0)
    this.translator = translator
  }

  lines(events: readonly GameEvent[]): string[] {
    const lines: string[] = []
    for (const event of events) {
      if (event.kind === 'score') this.scores[event.seat] = event.to
      if (event.kind === 'phase' && event.phase === 'actions' && event.period > 0)
        lines.push('', this.scoreLine())
      lines.push(...eventLines(event, this.translator))
      this.translator = this.translator.after(event)
    }
    return joinRepeated(lines)
  }

  private scoreLine(): string {
    const { names, locale } = this.translator
    return this.scores
      .map((points, seat) => locale.board.labelled(names.seat(seat), locale.board.points(points)))
      .join(' · ')
  }
}

/** Joins equal lines that follow one another: `ship to the port × 4`. */
function joinRepeated(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (let i = 0; i < lines.length; ) {
    let times = 1
    while (lines[i] !== '' && lines[i + times] === lines[i]) times++
    joined.push(times > 1 ? `${lines[i]} × ${times}` : lines[i])
    i += times
  }
  return joined
}

/** The final standings, best first. */
export function standingLines(rules: GameRules, game: Game, translator: Translator): string[] {
  const { board } = translator.locale
  return rules
    .standings(game)
    .toSorted((a, b) => a.place - b.place)
    .map(({ seat, place, score, titlePoints, rank }) => {
      const line = board.finalPlace(place, translator.names.seat(seat), score, titlePoints)
      const ranked =
        rank === undefined ? '' : ` · ${rank === 0 ? board.soloLost : board.soloRank(rank)}`
      return `  ${line}${ranked}`
    })
}
