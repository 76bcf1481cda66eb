import type { ComponentChildren } from 'preact'
import { openDialog } from '../cards/enlarge.ts'
import { useScene } from '../scene/scene.tsx'

interface Props {
  readonly seat: number
  /** The label: the name of the player, or a heading for the cards. */
  readonly children: ComponentChildren
}

/** A button that opens a dialog with all the cards of a player. */
export function AllCardsButton({ seat, children }: Props) {
  const { translator } = useScene()
  const label = translator.locale.details.showCardsOf(translator.names.seat(seat))
  return (
    <button
      type="button"
      class="plain player-label"
      title={label}
      onClick={() => {
        openDialog.value = { show: 'cards', seat }
      }}
    >
      {children} <span class="visually-hidden">{label}</span>
      <svg class="magnifier-icon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" />
        <path d="M15 15l6 6" />
      </svg>
    </button>
  )
}
