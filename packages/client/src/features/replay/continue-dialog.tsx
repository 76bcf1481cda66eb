import { useEffect, useRef } from 'preact/hooks'
import { NOBODY } from '../../model/curtain/curtain.ts'
import { newChance } from '../../model/game/new-chance.ts'
import type { ReplayTable } from '../../model/replay/replay-table.ts'
import type { CheckedGame } from '../../model/sharing/check.ts'
import { useScene } from '../../table/scene/scene.tsx'
import { useCloseOnBack } from '../../ui/close-on-back.ts'
import { UiIcon } from '../../ui/ui-icon.tsx'
import { ImportGame } from '../sharing/import-game.tsx'
import { useReplay } from './replay-context.tsx'
import '../../style/features/sharing.css'

/** Starts a new game from the current step of a replay. */
export function ContinueDialog({ close }: { readonly close: () => void }) {
  const table = useReplay()
  const { details, replay } = useScene().translator.locale
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useCloseOnBack(close)
  return (
    <dialog
      ref={dialog}
      class="settings page continue-dialog"
      closedby="any"
      aria-labelledby="continue-title"
      onClose={close}
    >
      <h2 id="continue-title">{replay.continueHere}</h2>
      <p>{table.isOpenToAll ? replay.continueSameCards : replay.continueNewCards}</p>
      <ImportGame checked={branchOf(table)} origin="replay" over={false} />
      <button
        type="button"
        class="plain close"
        aria-label={details.close}
        onClick={() => dialog.current?.close()}
      >
        <UiIcon of="close" />
      </button>
    </dialog>
  )
}

/** The game up to the current step. While people still play it, hidden cards are dealt again. */
function branchOf(table: ReplayTable): CheckedGame {
  const { rules, players, step } = table
  const common = { rules, moveCount: step.value, otherRules: false }
  if (table.isOpenToAll) {
    const record = table.recordUntilHere()
    const rewound = table.rewound.value
    return { ...common, game: table.game, shared: { kind: 'game', record, players, rewound } }
  }
  const game = rules.imagine(rules.view(table.game, NOBODY), newChance())
  const { pack, printing } = rules.tables
  const position = rules.encode(game)
  return {
    ...common,
    game,
    shared: {
      kind: 'position',
      game: rules.game,
      version: rules.version,
      pack,
      printing,
      position,
      players,
      seenBy: NOBODY,
    },
  }
}
