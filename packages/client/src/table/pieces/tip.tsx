import type { ComponentChildren } from 'preact'

interface Props {
  /** The text of the tooltip, and of the element for screen readers. */
  readonly text: string
  readonly class: string
  readonly children: ComponentChildren
}

/** A sign that explains itself: in a tooltip for pointer and keyboard, and by a tap on touch screens. */
export const Tip = ({ text, class: name, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be reachable by keyboard
  <span class={`tip ${name}`} role="img" aria-label={text} title={text} tabIndex={0}>
    {children}
    <span class="tip-text" aria-hidden="true">
      {text}
    </span>
  </span>
)
