import { useEffect, useState } from 'preact/hooks'
import { allGames, type KeptGame } from '../../model/storage/games.ts'

export type Opponent = 'apprentice' | 'merchant'

/** Who has been guided and not yet come to the end of a game without a guide meets an apprentice. */
export function opponentAfter(games: readonly Pick<KeptGame, 'lesson' | 'finished'>[]): Opponent {
  const guided = games.some(({ lesson }) => lesson !== undefined)
  const tried = games.some(({ lesson, finished }) => finished && lesson === undefined)
  return guided && !tried ? 'apprentice' : 'merchant'
}

/** Against whom one plays who has not said. */
export function useOpponent(): Opponent {
  const [opponent, setOpponent] = useState<Opponent>('merchant')
  useEffect(() => {
    allGames().then(
      (games) => setOpponent(opponentAfter(games)),
      () => setOpponent('merchant'),
    )
  }, [])
  return opponent
}
