import { computed, type ReadonlySignal } from '@preact/signals'
import type { ComponentChildren, CSSProperties } from 'preact'
import { useMemo } from 'preact/hooks'
import { hasNoEffect } from '../../model/game/preview.ts'
import { type OfferedChoice, type TargetId, targetAttribute } from '../../model/game/targets.ts'
import { cancelHover, isKeyboardFocus, onHoverIntent } from '../../ui/hover-intent.ts'
import { isTouch } from '../../ui/touch.ts'
import { Drawing } from '../art/drawing.tsx'
import { inspectOnHover } from '../scene/inspect-on-hover.ts'
import { inspectedTarget, openMenu, previewedChoice, useScene } from '../scene/scene.tsx'
import { clearPick, pickedTarget, pickTarget } from '../viewport/picked-target.ts'
import { ChoiceCost } from './choice-cost.tsx'

interface Props {
  readonly target: TargetId
  /** What it is, for screen readers. */
  readonly label: string
  readonly class?: string
  readonly style?: CSSProperties
  readonly children: ComponentChildren
}

/** The choice that a click takes, or null if a list is to be opened. */
export function plainChoice(offered: readonly OfferedChoice[]): OfferedChoice | null {
  const asked = offered.filter(({ option }) => !option)
  if (asked.length === 1) return asked[0]
  if (offered.length !== 1) return null
  // A card is not thrown away by a click that may have been meant to look at it.
  return offered[0].described.do === 'handToBread' ? null : offered[0]
}

/** A list at the edge of the window is pushed into it. */
function intoWindow(list: HTMLElement | null): void {
  if (list === null) return
  const over = list.getBoundingClientRect().right - document.documentElement.clientWidth + EDGE
  if (over > 0) list.style.translate = `${-over}px`
}
/** So far from the edge it lies then, in pixels. */
const EDGE = 6

/** What has the pointer or the focus that made something be considered. */
let previewSource: EventTarget | null = null

/**
 * Shows what would come of a choice while the pointer or the focus is on it. What is under the
 * pointer stays considered while the focus leaves something else: a preview that is taken away
 * between press and release takes the click with it.
 */
export function previewOnHover(choice: number | null) {
  const begin = (on: EventTarget | null): void => {
    previewSource = on
    previewedChoice.value = choice
  }
  const end = ({ currentTarget }: Event): void => {
    if (currentTarget !== null) cancelHover(currentTarget)
    if (previewSource !== currentTarget || isTouch.value) return
    previewedChoice.value = null
  }
  // A finger picks first, and what it picks is considered (handheld/picked.ts).
  const enter = ({ currentTarget }: Event): void => {
    if (!isTouch.value && currentTarget !== null)
      onHoverIntent(currentTarget, () => begin(currentTarget))
  }
  const focus = (event: FocusEvent): void => {
    if (!isTouch.value && isKeyboardFocus(event)) begin(event.currentTarget)
  }
  return { onPointerEnter: enter, onPointerLeave: end, onFocus: focus, onBlur: end }
}

/** Whether something holds this thing: of all things on the table, only those it changes for are drawn anew. */
const useHolds = (holder: ReadonlySignal<TargetId | null>, target: TargetId): boolean =>
  useMemo(() => computed(() => holder.value === target), [holder, target]).value

/**
 * Something on the table. It glows when a choice lies on it, and takes it on a click or Enter; with
 * several it opens a list. A finger picks it first, and takes the choice with a second tap. What
 * cannot be done it tells to whoever looks closely.
 */
export function TargetView({ target, label, class: extra = '', style, children }: Props) {
  const { targets, refusals, table, question, translator } = useScene()
  const open = useHolds(openMenu, target)
  const isPicked = useHolds(pickedTarget, target)
  const offered = targets.get(target) ?? []
  const asked = offered.some(({ option }) => !option)
  const decision = question?.decision
  const say = ({ described }: OfferedChoice): string => translator.choice(described, decision)
  const plain = plainChoice(offered)
  const act = () => {
    const first = !isPicked
    if (isTouch.value) {
      clearPick()
      if (first) return pickTarget(target, plain?.choice ?? null)
      if (plain === null) return
    }
    // A note would lie over what is asked next; a press on what is refused wants it.
    inspectedTarget.value = offered.length > 0 ? null : target
    if (plain !== null) void table.choose(plain.choice)
    else if (offered.length > 0) openMenu.value = open ? null : target
  }
  const seat = question?.seat ?? 0
  const useful =
    asked && !(plain !== null && hasNoEffect(table.rules, table.imagined, seat, plain.choice))
  const glow = useful ? 'glow' : offered.length > 0 ? 'faint-glow' : ''
  const { labelled } = translator.locale.board
  const what = offered.length > 0 ? labelled(label, offered.map(say).join(', ')) : label
  const refused = (refusals.get(target) ?? []).map(({ text }) => text).join('. ')
  return (
    <div
      class={`target ${extra} ${glow} ${isPicked ? 'picked' : ''}`}
      style={style}
      {...inspectOnHover(target)}
    >
      <button
        type="button"
        class="target-button"
        aria-disabled={offered.length === 0}
        // Said after what it is, and set in no type: there are many, and they are long.
        aria-description={offered.length === 0 && refused !== '' ? refused : undefined}
        aria-expanded={plain === null && offered.length > 0 ? open : undefined}
        data-target={targetAttribute(target)}
        data-choices={offered.map(({ choice }) => choice).join(' ')}
        onClick={act}
        {...previewOnHover(plain?.choice ?? null)}
      >
        {/* What is heard is more than what is read on it, and in another order. */}
        <span class="visually-hidden">{what}</span>
        <span class="visible-content" aria-hidden="true">
          {children}
        </span>
      </button>
      {open && plain === null && !isTouch.value && (
        <ul class="menu" ref={intoWindow}>
          {offered.map((one) => (
            <li key={one.choice}>
              <button
                type="button"
                data-choice={one.choice}
                onClick={() => {
                  openMenu.value = null
                  void table.choose(one.choice)
                }}
                {...previewOnHover(one.choice)}
              >
                {say(one)}
                <ChoiceCost of={one} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {asked && plain !== null && offered.length > 1 && !isTouch.value && (
        <span class="target-options">
          {offered
            .filter(({ option }) => option)
            .map((one) => (
              <button
                key={one.choice}
                type="button"
                class="option-button"
                data-choice={one.choice}
                aria-label={say(one)}
                title={say(one)}
                onClick={() => void table.choose(one.choice)}
                {...previewOnHover(one.choice)}
              >
                <Drawing of="bread" />
              </button>
            ))}
        </span>
      )}
    </div>
  )
}
