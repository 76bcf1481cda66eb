import { CHARACTER_TYPES } from '@amalfi/engine'
import type { Card } from '@amalfi/text'
import { GameIcon } from '../art/game-icon.tsx'
import { useScene } from '../scene/scene.tsx'

/** The type of a character, with its icon. Nothing for other cards. */
export function CharacterTypeLabel({ card: { kind, type } }: { readonly card: Card }) {
  const { terms } = useScene().translator.locale
  const known = CHARACTER_TYPES.find((one) => one === type)
  if (kind !== 'character' || known === undefined) return null
  return (
    <span class="character-type">
      <GameIcon of={known} /> {terms.characterTypes[known]}
    </span>
  )
}
