import type { ChoiceKind } from '@amalfi/engine'
import type { Translator } from '@amalfi/text'
import type { ReplayTable } from '../../model/replay/replay-table.ts'

/** Choices among cards that nobody else sees. */
const SECRET: readonly ChoiceKind[] = ['keep', 'drop']

/** What was chosen last, or how the game began or ended, as far as the viewer may know it. */
export function captionOf(table: ReplayTable, translator: Translator): string {
  const { move, rules } = table
  const { board: words, replay } = translator.locale
  if (move === undefined) return replay.start
  if (table.over.value) {
    const end = table.events.value.findLast(({ kind }) => kind === 'end' || kind === 'lost')
    return (end === undefined ? null : translator.event(end)) ?? replay.end
  }
  const name = translator.names.seat(move.seat)
  const described = rules.describe(move.choice)
  const hidden = !table.canSeeHand(move.seat) && SECRET.includes(described.do)
  return hidden ? replay.hasChosen(name) : words.labelled(name, translator.choice(described))
}
