import type { SavesMessages } from '../../messages/saves.ts'

export const saves: SavesMessages = {
  olderCards: 'These are the cards your game is played with. Some of them have changed since.',
  currentCards: 'Show the current cards',
  replayMissing: (move) =>
    `The rules have changed since this game was saved. Moves from ${move} on can’t be replayed.`,
  notSaved:
    'This game is NOT saved: the browser can’t store it right now. Keep it as a file so you don’t lose it.',
  notSavedNewer:
    'This game is NOT saved: the saves in this browser belong to a newer version of Amalfi. Keep the game as a file, then reload the page.',
  unreachable:
    'Your saved games can’t be reached: the browser’s storage is turned off or doesn’t respond. You can play, but games won’t be saved.',
  newerDatabase:
    'Your saved games belong to a newer version of Amalfi. They are left untouched. Reload the page to update it; until then, games won’t be saved.',
  newerGames: (games) =>
    games === 1
      ? 'One more game was saved by a newer version of Amalfi. It is left untouched; reload the page to update it and see the game.'
      : `${games} more games were saved by a newer version of Amalfi. They are left untouched; reload the page to update it and see them.`,
  newerGame:
    'This game was saved by a newer version of Amalfi and is left untouched. Reload the page to update it, then open the game again.',
}
