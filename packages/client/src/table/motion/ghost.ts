/** A rectangle on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** When an animation begins and how long it lasts, in milliseconds. */
export interface Timing {
  readonly delay: number
  readonly duration: number
}

/** The position of an element on the screen. */
export const boxOf = (one: Element): Box => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return { left, top, width, height }
}

/** A square of some size in the middle of a box. */
export const middleOf = ({ left, top, width, height }: Box, side: number): Box => ({
  left: left + (width - side) / 2,
  top: top + (height - side) / 2,
  width: side,
  height: side,
})

const running = new Set<Animation>()

/** Animates an element. Afterwards it looks as before. */
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

/** Ends all running animations. */
export function finishAll(): void {
  for (const animation of [...running]) animation.finish()
}

/** Adds a ghost to the motion layer: an element that exists only while it moves. */
export function createGhost(inside: Element, to: Box, kind: string): HTMLElement | null {
  const layer = document.querySelector('.motion-layer')
  if (layer === null) return null
  const ghost = document.createElement('div')
  ghost.className = `moving ${kind}`
  ghost.style.left = `${to.left}px`
  ghost.style.top = `${to.top}px`
  ghost.style.width = `${to.width}px`
  ghost.style.height = `${to.height}px`
  ghost.append(inside)
  layer.append(ghost)
  return ghost
}

/** Animates a ghost and removes it afterwards. */
export function animateGhost(
  ghost: HTMLElement,
  frames: Keyframe[],
  timing: Timing,
  easing?: string,
) {
  const gone = (): void => ghost.remove()
  animate(ghost, frames, timing, easing).finished.then(gone, gone)
}

/** The transform that shows an element of box `to` as if it were in box `from`. */
export function transformBetween(from: Box, to: Box): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  const scale = Math.min(from.width / to.width, from.height / to.height)
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/** A copy of an element without ids and attributes, so that no code or test takes it for the original. */
export function cloneForDisplay(one: Element): Element {
  const picture = one.cloneNode(true) as Element
  for (const part of [picture, ...picture.querySelectorAll('*')])
    for (const { name } of [...part.attributes])
      if (name === 'id' || name.startsWith('data-') || name.startsWith('aria-'))
        part.removeAttribute(name)
  return picture
}

/** Hides an element while its ghost moves. */
export const hide = (one: Element, { delay, duration }: Timing): Animation =>
  animate(one, [{ opacity: 0 }, { opacity: 0 }], { delay: 0, duration: delay + duration }, 'linear')

/** Scales an element up and down once, to show where something has changed. */
export const pulse = (one: Element, timing: Timing): Animation =>
  animate(
    one,
    [{ transform: 'none' }, { transform: 'scale(1.15)', offset: 0.4 }, { transform: 'none' }],
    timing,
  )
