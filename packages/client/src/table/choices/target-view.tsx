import { computed, type ReadonlySignal } from '@preact/signals'
import type { ComponentChildren, CSSProperties } from 'preact'
import { useMemo } from 'preact/hooks'
import { hasNoEffect } from '../../model/game/preview.ts'
import { type OfferedChoice, type TargetId, targetAttribute } from '../../model/game/targets.ts'
import { cancelHover, isKeyboardFocus, onHoverIntent } from '../../ui/hover-intent.ts'
import { isTouch } from '../../ui/touch.ts'
import { GameIcon } from '../art/game-icon.tsx'
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

/** The choice that a click takes; null if a click opens a menu. */
export function directChoice(offered: readonly OfferedChoice[]): OfferedChoice | null {
  const asked = offered.filter(({ option }) => !option)
  if (asked.length === 1) return asked[0]
  if (offered.length !== 1) return null
  // The click may have been meant to look at the card, so it does not discard it.
  return offered[0].described.do === 'handToBread' ? null : offered[0]
}

/** The distance of a menu from the edge of the window, in pixels. */
const EDGE = 6

/** Moves a menu that exceeds the right edge of the window, or the upper edge of its board. */
function keepInWindow(menu: HTMLElement | null): void {
  if (menu === null) return
  const { right, top } = menu.getBoundingClientRect()
  const edgeOfBoard = menu.closest('.board-strip')?.getBoundingClientRect().top ?? 0
  const over = right - document.documentElement.clientWidth + EDGE
  // A tablet scrolls its boards, so what is above them cannot be seen.
  const above = isScrolling(menu) ? edgeOfBoard - top + EDGE : 0
  if (over > 0 || above > 0)
    menu.style.translate = `${-Math.max(over, 0)}px ${Math.max(above, 0)}px`
}

const isScrolling = (menu: HTMLElement): boolean => {
  const strip = menu.closest('.board-strip')
  return strip !== null && getComputedStyle(strip).overflowX !== 'visible'
}

/** The element whose hover or focus shows the current preview. */
let previewSource: EventTarget | null = null

/**
 * Event handlers that preview a choice while it has the pointer or the focus. If another element loses
 * the focus, the preview of the hovered one stays: removing it between press and release would move the
 * page, and the click would be lost.
 */
export function previewOnHover(choice: number | null) {
  const begin = (source: EventTarget | null): void => {
    previewSource = source
    previewedChoice.value = choice
  }
  const end = ({ currentTarget }: Event): void => {
    if (currentTarget !== null) cancelHover(currentTarget)
    if (previewSource !== currentTarget || isTouch.value) return
    previewedChoice.value = null
  }
  // Touch picks a target first, which previews it (viewport/picked-target.ts).
  const enter = ({ currentTarget }: Event): void => {
    if (!isTouch.value && currentTarget !== null)
      onHoverIntent(currentTarget, () => begin(currentTarget))
  }
  const focus = (event: FocusEvent): void => {
    if (!isTouch.value && isKeyboardFocus(event)) begin(event.currentTarget)
  }
  return { onPointerEnter: enter, onPointerLeave: end, onFocus: focus, onBlur: end }
}

/** Whether a signal has this target as its value. Only targets for which it changes are rendered. */
const useIsTarget = (signal: ReadonlySignal<TargetId | null>, target: TargetId): boolean =>
  useMemo(() => computed(() => signal.value === target), [signal, target]).value

/**
 * A target: something on the table that may be chosen. It glows if it has a choice, and a click or Enter
 * takes it; with several choices it opens a menu. On touch screens the first tap picks the target, the
 * second takes the choice.
 */
export function TargetView({ target, label, class: extra = '', style, children }: Props) {
  const { targets, refusals, table, question, translator } = useScene()
  const open = useIsTarget(openMenu, target)
  const isPicked = useIsTarget(pickedTarget, target)
  const offered = targets.get(target) ?? []
  const asked = offered.some(({ option }) => !option)
  const decision = question?.decision
  const say = ({ described }: OfferedChoice): string => translator.choice(described, decision)
  const direct = directChoice(offered)
  const act = () => {
    if (isTouch.value) {
      clearPick()
      if (!isPicked) return pickTarget(target, direct?.choice ?? null)
      if (direct === null) return
    }
    // Details would cover the next question. If nothing is offered, they show why.
    inspectedTarget.value = offered.length > 0 ? null : target
    if (direct !== null) void table.choose(direct.choice)
    else if (offered.length > 0) openMenu.value = open ? null : target
  }
  const seat = question?.seat ?? 0
  const useful =
    asked && !(direct !== null && hasNoEffect(table.rules, table.imagined, seat, direct.choice))
  const glow = useful ? 'glow' : offered.length > 0 ? 'faint-glow' : ''
  const { labelled } = translator.locale.board
  const spokenText = offered.length > 0 ? labelled(label, offered.map(say).join(', ')) : label
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
        // An attribute instead of hidden text, because there are many and they are long.
        aria-description={offered.length === 0 && refused !== '' ? refused : undefined}
        aria-expanded={direct === null && offered.length > 0 ? open : undefined}
        data-target={targetAttribute(target)}
        data-choices={offered.map(({ choice }) => choice).join(' ')}
        onClick={act}
        {...previewOnHover(direct?.choice ?? null)}
      >
        {/* Screen readers get more text than is visible, in another order. */}
        <span class="visually-hidden">{spokenText}</span>
        <span class="visible-content" aria-hidden="true">
          {children}
        </span>
      </button>
      {open && direct === null && !isTouch.value && (
        <ul class="menu" ref={keepInWindow}>
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
      {asked && direct !== null && offered.length > 1 && !isTouch.value && (
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
                <GameIcon of="bread" />
              </button>
            ))}
        </span>
      )}
    </div>
  )
}
