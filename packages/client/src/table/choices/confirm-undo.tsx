import type { UndoOffer } from '@amalfi/session'
import type { PlayMessages } from '@amalfi/text'
import { Confirm } from './confirm.tsx'

interface Props {
  readonly words: PlayMessages['confirmUndo']
  /** What the undo would take back besides own choices. */
  readonly offer: UndoOffer
  readonly yes: () => void
  readonly no: () => void
}

/**
 * Asks before an undo past moves of others, or past something that was revealed, since the game then
 * does not count.
 */
export const ConfirmUndo = ({ words, offer, yes, no }: Props) => (
  <Confirm
    label={offer.crossesOthers ? words.othersMoved : words.question}
    first="no"
    noText={words.no}
    yesText={words.yes}
    no={no}
    yes={yes}
    yesClass="undo-anyway"
  >
    {offer.crossesOthers && (
      <p>
        <b>{words.othersMoved}</b> {words.othersWarning}
      </p>
    )}
    {offer.marksRewound && (
      <p>
        <b>{words.question}</b> {words.warning}
      </p>
    )}
  </Confirm>
)
