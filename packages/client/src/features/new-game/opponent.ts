import { useEffect, useState } from 'preact/hooks'
import { allGames, type SavedGame } from '../../model/storage/games.ts'

/** The bot that is proposed for a new game. */
export type DefaultOpponent = 'apprentice' | 'merchant'

/** After the tutorial, until a game without it was finished, an apprentice; otherwise a merchant. */
export function defaultOpponent(
  games: readonly Pick<SavedGame, 'lesson' | 'finished'>[],
): DefaultOpponent {
  const hasLearned = games.some(({ lesson }) => lesson !== undefined)
  const hasFinishedGame = games.some(({ lesson, finished }) => finished && lesson === undefined)
  return hasLearned && !hasFinishedGame ? 'apprentice' : 'merchant'
}

/** The default opponent, as the saved games suggest. */
export function useDefaultOpponent(): DefaultOpponent {
  const [opponent, setOpponent] = useState<DefaultOpponent>('merchant')
  useEffect(() => {
    allGames().then(
      (games) => setOpponent(defaultOpponent(games)),
      () => setOpponent('merchant'),
    )
  }, [])
  return opponent
}
