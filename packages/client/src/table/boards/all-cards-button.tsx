import type { ComponentChildren } from 'preact'
import { openDialog } from '../cards/enlarge.ts'
import { useScene } from '../scene/scene.tsx'

interface Props {
  readonly seat: number
  /** What it says: the name of a player, or what lies before one. */
  readonly children: ComponentChildren
}

/** Opens all the cards before a player. */
export function AllCardsButton({ seat, children }: Props) {
  const { translator } = useScene()
  const open = translator.locale.details.showCardsOf(translator.names.seat(seat))
  return (
    <button
      type="button"
      class="plain whose"
      title={open}
      onClick={() => {
        openDialog.value = { show: 'cards', seat }
      }}
    >
      {children} <span class="visually-hidden">{open}</span>
      <svg class="glass" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" />
        <path d="M15 15l6 6" />
      </svg>
    </button>
  )
}
