import type { Refusal } from '@amalfi/engine'
import { fairUndo } from '@amalfi/session'
import type { ClientMessage, MessageOf } from '@amalfi/wire'
import type { GameEntry } from '../log/entries.ts'
import type { FoldedGame } from '../log/fold.ts'

type MessageOfPage<Type extends ClientMessage['t']> = Extract<ClientMessage, { t: Type }>

/** What becomes of a message: an entry to store, an answer that was stored before, or a refusal. */
export type Verdict =
  | { readonly do: 'store'; readonly entry: GameEntry }
  | { readonly do: 'acknowledge' }
  | { readonly do: 'refuse'; readonly why: MessageOf<'no'>['why']; readonly refusal?: Refusal }

const refuse = (why: MessageOf<'no'>['why'], refusal?: Refusal): Verdict => ({
  do: 'refuse',
  why,
  ...(refusal === undefined ? {} : { refusal }),
})

/** Judges a choice. It changes nothing. Throws if the rules cannot play the choice. */
export function judgeChoice(
  { rules, game, asked, answered }: FoldedGame,
  seat: number,
  { asked: question, choice, follows }: Omit<MessageOfPage<'choose'>, 't'>,
): Verdict {
  const before = answered[seat]
  if (before?.asked === question)
    return before.choice === choice ? { do: 'acknowledge' } : refuse('stale')
  if (asked[seat] < 0) return refuse('notAsked')
  if (asked[seat] !== question) return refuse('stale')
  const refusal = rules.check(game.game, seat, choice)
  if (refusal !== null) return refuse('illegal', refusal)
  // A choice that breaks the engine must not be stored, or the game could never be opened again.
  rules.play(rules.copy(game.game), seat, choice)
  const [last] = game.movesSince(game.moveCount - 1)
  const isFollowing = follows === true && last?.seat === seat
  const entry: GameEntry = { kind: 'choice', seat, choice, asked: question }
  return { do: 'store', entry: isFollowing ? { ...entry, follows } : entry }
}

/** Judges an undo of own choices. `known` is the newest entry that the page has seen. */
export function judgeUndo(
  { game, v, asked }: FoldedGame,
  seat: number,
  known: number,
  target: 'lastChoice' | 'turn',
): Verdict {
  if (known !== v) return refuse('stale')
  const people = asked.map((_, other) => other)
  const to = fairUndo(game, people, seat, target)
  return typeof to === 'string' ? refuse(to) : { do: 'store', entry: { kind: 'undo', seat, to } }
}
