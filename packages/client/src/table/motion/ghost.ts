/** A place on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** When a movement begins and how long it lasts, in milliseconds. */
export interface Timing {
  readonly delay: number
  readonly duration: number
}

export const boxOf = (one: Element): Box => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return { left, top, width, height }
}

/** A box of some size in the middle of another. */
export const middleOf = ({ left, top, width, height }: Box, side: number): Box => ({
  left: left + (width - side) / 2,
  top: top + (height - side) / 2,
  width: side,
  height: side,
})

const running = new Set<Animation>()

/** Moves something for a while; it is as before when the time is over. Only how it looks changes. */
export function animate(
  one: Element,
  frames: Keyframe[],
  { delay, duration }: Timing,
  easing = 'ease-in-out',
): Animation {
  const animation = one.animate(frames, { delay, duration, easing, fill: 'backwards' })
  running.add(animation)
  const done = (): boolean => running.delete(animation)
  animation.finished.then(done, done)
  return animation
}

/** Everything is at once where it was going. */
export function finishAll(): void {
  for (const animation of [...running]) animation.finish()
}

/** Something that is only there to be seen moving. */
export function ghost(inside: Element, to: Box, kind: string): HTMLElement | null {
  const layer = document.querySelector('.motion-layer')
  if (layer === null) return null
  const shell = document.createElement('div')
  shell.className = `moving ${kind}`
  shell.style.left = `${to.left}px`
  shell.style.top = `${to.top}px`
  shell.style.width = `${to.width}px`
  shell.style.height = `${to.height}px`
  shell.append(inside)
  layer.append(shell)
  return shell
}

/** Moves a ghost, which is gone afterwards. */
export function haunt(shell: HTMLElement, frames: Keyframe[], timing: Timing, easing?: string) {
  const gone = (): void => shell.remove()
  animate(shell, frames, timing, easing).finished.then(gone, gone)
}

/** The transform that shows what is in one box as if it were in another. */
export function asIf(from: Box, to: Box): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  const scale = Math.min(from.width / to.width, from.height / to.height)
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/** A picture of something, that nobody can mistake for it: it offers nothing and says nothing. */
export function pictureOf(one: Element): Element {
  const picture = one.cloneNode(true) as Element
  for (const part of [picture, ...picture.querySelectorAll('*')])
    for (const { name } of [...part.attributes])
      if (name === 'id' || name.startsWith('data-') || name.startsWith('aria-'))
        part.removeAttribute(name)
  return picture
}

/** Out of sight while its ghost is on the way. */
export const hide = (one: Element, { delay, duration }: Timing): Animation =>
  animate(one, [{ opacity: 0 }, { opacity: 0 }], { delay: 0, duration: delay + duration }, 'linear')

/** It swells a little, so that one sees where something has changed. */
export const swell = (one: Element, timing: Timing): Animation =>
  animate(
    one,
    [{ transform: 'none' }, { transform: 'scale(1.15)', offset: 0.4 }, { transform: 'none' }],
    timing,
  )
