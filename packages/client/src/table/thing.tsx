import type { ComponentChildren, CSSProperties } from 'preact'
import { useState } from 'preact/hooks'
import { closeUp, useScene } from './scene.tsx'
import type { Offered, Thing } from './targets.ts'

interface Props {
  readonly thing: Thing
  /** What it is, for whoever listens. */
  readonly label: string
  readonly class?: string
  readonly style?: CSSProperties
  readonly children: ComponentChildren
}

/**
 * Something on the table. It glows when a choice lies on it, and takes it on a click or Enter; with
 * several it opens a list. What cannot be done it tells to whoever looks closely.
 */
export function ThingView({ thing, label, class: extra = '', style, children }: Props) {
  const { targets, table, speech } = useScene()
  const [open, setOpen] = useState(false)
  const offered = targets.get(thing) ?? []
  const asked = offered.filter(({ option }) => !option)
  const decision = table.question.value?.decision
  const say = ({ described }: Offered): string => speech.choice(described, decision)
  const act = () => {
    if (offered.length === 0) return
    if (offered.length === 1 || asked.length === 1)
      void table.choose((asked[0] ?? offered[0]).choice)
    else setOpen(!open)
  }
  const look = () => {
    closeUp.value = thing
  }
  const glow = asked.length > 0 ? 'glow' : offered.length > 0 ? 'faint-glow' : ''
  const what = offered.length === 0 ? label : `${label}: ${offered.map(say).join(', ')}`
  return (
    <div class={`thing ${extra} ${glow}`} style={style} onPointerEnter={look} onFocusIn={look}>
      <button
        type="button"
        class="touch"
        aria-label={what}
        aria-disabled={offered.length === 0}
        data-thing={thing}
        data-choices={offered.map(({ choice }) => choice).join(' ')}
        onClick={act}
      >
        {children}
      </button>
      {open && (
        <ul class="menu">
          {offered.map((one) => (
            <li key={one.choice}>
              <button
                type="button"
                data-choice={one.choice}
                onClick={() => {
                  setOpen(false)
                  void table.choose(one.choice)
                }}
              >
                {say(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {asked.length === 1 && offered.length > 1 && (
        <span class="aside">
          {offered
            .filter(({ option }) => option)
            .map((one) => (
              <button
                key={one.choice}
                type="button"
                class="small"
                data-choice={one.choice}
                aria-label={say(one)}
                title={say(one)}
                onClick={() => void table.choose(one.choice)}
              >
                +
              </button>
            ))}
        </span>
      )}
    </div>
  )
}
