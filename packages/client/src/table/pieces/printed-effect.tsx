import type { Effect } from '@amalfi/packs'
import { effectIcons } from '@amalfi/text'
import { useMemo } from 'preact/hooks'
import { IconLine } from '../art/icon-line.tsx'
import { useScene } from '../scene/scene.tsx'

interface Props {
  readonly effect: Effect
  readonly label: (text: string) => string
}

/** An effect that is printed on a board: its icons, with its text as tooltip. */
export function PrintedEffect({ effect, label }: Props) {
  const text = label(useScene().translator.locale.cards.effect(effect))
  const icons = useMemo(() => effectIcons(effect), [effect])
  return (
    <span class="printed-effect" role="img" aria-label={text} title={text}>
      <IconLine icons={icons} />
    </span>
  )
}
