import type { GameEvent } from '@amalfi/engine'
import { type Act, cuesOf } from '../motion/cues.ts'
import type { Voice } from './voices.ts'

/** A voice, and after how many beats it is heard. */
export interface Note {
  readonly voice: Voice
  readonly beats: number
}

/** More would be noise. */
const MOST = 6

const VOICES: Partial<Record<Act['do'], Voice>> = {
  sail: 'wood',
  rise: 'wood',
  pass: 'paper',
  reveal: 'paper',
  cover: 'paper',
  turnDecree: 'paper',
}

/** What is to be heard of the news: ships when they arrive, cards when they are taken up. */
export function notesOf(news: readonly GameEvent[]): Note[] {
  const notes = cuesOf(news).flatMap(({ act, begins, lasts }): Note[] => {
    const voice = VOICES[act.do]
    if (voice === undefined) return []
    return [{ voice, beats: voice === 'wood' ? begins + lasts : begins }]
  })
  return notes.slice(0, MOST)
}
