import type { Standing } from '@amalfi/engine'
import type { Scene } from '../../table/scene/scene.tsx'

/** Who has won and by how much, in the second person if the reader plays alone on this device. */
export function verdictText(
  { translator, boardView }: Pick<Scene, 'translator' | 'boardView'>,
  standings: readonly Standing[],
): string {
  const { names, locale } = translator
  const { terms, result } = locale
  const [{ rank, score }] = standings
  if (boardView.rival !== null) {
    const rival = terms.rivals[boardView.rival.name]
    return rank === 0 ? result.soloLost(rival) : result.soloWon(rival)
  }
  if (standings.length === 1) return result.soloScore(score)
  const first = standings.filter(({ place }) => place === 1)
  const isFirst = first.some(({ seat }) => seat === names.you)
  if (first.length > 1) {
    const others = first
      .filter(({ seat }) => seat !== names.you)
      .map(({ seat }) => names.seat(seat))
    return isFirst ? result.sharedWinWithYou(others) : result.sharedWin(others)
  }
  const [winner] = first
  const reader = standings.find(({ seat }) => seat === names.you)
  const best = Math.max(
    ...standings.filter(({ seat }) => seat !== winner.seat).map((other) => other.score),
  )
  if (isFirst) return result.youWin(winner.score - best)
  const name = names.seat(winner.seat)
  return reader === undefined
    ? result.wins(name, winner.score - best)
    : result.winsAgainstYou(name, winner.score - reader.score)
}
