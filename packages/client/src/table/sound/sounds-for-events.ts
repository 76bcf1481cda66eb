import type { GameEvent } from '@amalfi/engine'
import { cuesFor, type Movement } from '../motion/cues.ts'
import type { SoundName } from './synth.ts'

/** A sound, and after how many beats it is played. */
export interface TimedSound {
  readonly name: SoundName
  readonly beats: number
}

/** More sounds at once would be noise. */
const MAX_SOUNDS = 6

const SOUNDS: Partial<Record<Movement['do'], SoundName>> = {
  sail: 'wood',
  raiseLighthouse: 'wood',
  moveCard: 'paper',
  reveal: 'paper',
  coverDestination: 'paper',
  turnDecree: 'paper',
}

/** The sounds of new events: a ship sounds when it arrives, a card when it starts to move. */
export function soundsFor(events: readonly GameEvent[]): TimedSound[] {
  const sounds = cuesFor(events).flatMap(({ movement, begins, lasts }): TimedSound[] => {
    const name = SOUNDS[movement.do]
    if (name === undefined) return []
    return [{ name, beats: name === 'wood' ? begins + lasts : begins }]
  })
  return sounds.slice(0, MAX_SOUNDS)
}
