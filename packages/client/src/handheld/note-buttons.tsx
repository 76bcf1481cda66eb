import type { Card } from '@amalfi/text'
import { Mark } from '../app/marks.tsx'
import { large } from '../cards/large.ts'
import { useScene } from '../table/scene.tsx'
import { letGo } from './picked.ts'

/** On the note of what a finger has picked: the large view of its card, and away with it. */
export function NoteButtons({ card }: { readonly card: Card | undefined }) {
  const { handheld, closer } = useScene().speech.tongue
  return (
    <span class="note-buttons">
      {card !== undefined && (
        <button
          type="button"
          class="plain"
          aria-label={handheld.look}
          onClick={() => {
            large.value = { show: 'card', kind: card.kind, id: card.id }
          }}
        >
          <Mark of="glass" />
        </button>
      )}
      <button type="button" class="plain" aria-label={closer.close} onClick={letGo}>
        <Mark of="close" />
      </button>
    </span>
  )
}
