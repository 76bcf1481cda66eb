import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { NOBODY } from '../../model/curtain/curtain.ts'
import type { Table, Watch } from '../../model/session/table.ts'
import { pace, sound } from '../../ui/settings.ts'
import { skipping } from '../motion/pacing.ts'
import { notesOf } from './score.ts'
import { sing, type Voice } from './voices.ts'

/** Lets a table be heard, if one wishes: ships, cards, and a bell for a person who is asked anew. */
export function useSound(table: Table): void {
  useEffect(() => {
    const watch: Watch = (news, isNew) => {
      if (!sound.value || !isNew) return
      const beat = skipping.value ? 0 : pace.value / 1000
      const sung = new Set<Voice>()
      for (const { voice, beats } of notesOf(news.map(({ event }) => event))) {
        // What happens at once is heard once.
        if (beat > 0 || !sung.has(voice)) sing(voice, beats * beat)
        sung.add(voice)
      }
    }
    table.watchers.add(watch)
    let others = false
    const bell = effect(() => {
      const asked = table.question.value !== null || table.awaited.value !== NOBODY
      if (table.thinking.value !== NOBODY) others = true
      else if (asked && others) {
        others = false
        if (sound.peek()) sing('bell', 0)
      }
    })
    return () => {
      table.watchers.delete(watch)
      bell()
    }
  }, [table])
}
