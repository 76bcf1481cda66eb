import { HUNGER_PENALTY } from '@amalfi/engine'
import { PERIODS } from '@amalfi/text'
import { useScene } from '../scene/scene.tsx'
import { useSession } from '../scene/session-context.tsx'
import { previewOnHover } from './target-view.tsx'

interface Props {
  readonly choice: number
  readonly about: 'feed' | 'decree'
}

/** Feeding and decree on one screen: the bread due, the points of the decree, one click for both. */
export function FeedQuestion({ choice, about }: Props) {
  const { boardView, translator, forecasts } = useScene()
  const table = useSession()
  const { play } = translator.locale
  const seat = table.question.value?.seat ?? 0
  const { due, short, decrees, breadCounts } = forecasts[seat]
  const now = boardView.period - 1
  const decree = translator.names.decree(boardView.decrees[now])
  const breadLeft = Math.max(0, boardView.boards[seat].bread - due)
  // After the last period, what has not become bread is worth nothing.
  const counting =
    boardView.period < PERIODS.length
      ? []
      : [
          ...(breadCounts.decree ? [decree] : []),
          ...breadCounts.characters.map((id) => translator.names.character(id)),
        ]
  return (
    <div class="feed-question">
      <h2>{play.feedAndDecree}</h2>
      {about === 'feed' && (
        <p class={short > 0 ? 'warning' : ''}>
          {play.feedDue(due, boardView.boards[seat].bread)}
          {short > 0 && ` ${play.feedShort(short, short * HUNGER_PENALTY)}`}
        </p>
      )}
      <p>{play.decreeNow(decree, decrees[now])}</p>
      {counting.length > 0 && (
        <p class="bread-counts" role="status">
          {play.breadStillCounts(breadLeft, counting)}
        </p>
      )}
      <p class="hint">{play.makeBread}</p>
      <div class="answers">
        <button
          type="button"
          class="primary"
          data-choices={choice}
          onClick={() =>
            void (about === 'feed' ? table.feedAndScoreDecree(choice) : table.choose(choice))
          }
          {...previewOnHover(choice)}
        >
          {about === 'feed' ? play.feedAndScore : play.scoreDecree}
        </button>
        {about === 'feed' && (
          <button type="button" data-choices={choice} onClick={() => void table.choose(choice)}>
            {play.feedOnly}
          </button>
        )}
      </div>
    </div>
  )
}
