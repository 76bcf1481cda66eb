import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { NOBODY } from '../../model/curtain/curtain.ts'
import type { Table, TableListener } from '../../model/session/table.ts'
import { pace, soundEnabled } from '../../ui/settings.ts'
import { skipping } from '../motion/pacing.ts'
import { soundsFor } from './sounds-for-events.ts'
import { playSound, type SoundName } from './synth.ts'

/** Plays the sounds of a table, if sound is on. A bell rings when bots are done and a person is asked. */
export function useSound(table: Table): void {
  useEffect(() => {
    const listener: TableListener = (entries, isNew) => {
      if (!soundEnabled.value || !isNew) return
      const beat = skipping.value ? 0 : pace.value / 1000
      const played = new Set<SoundName>()
      for (const { name, beats } of soundsFor(entries.map(({ event }) => event))) {
        // Without a beat all sounds come at the same time: each is played once.
        if (beat > 0 || !played.has(name)) playSound(name, beats * beat)
        played.add(name)
      }
    }
    table.listeners.add(listener)
    let botsHavePlayed = false
    const stopBell = effect(() => {
      const isAsked = table.question.value !== null || table.nextViewer.value !== NOBODY
      if (table.thinking.value !== NOBODY) botsHavePlayed = true
      else if (isAsked && botsHavePlayed) {
        botsHavePlayed = false
        if (soundEnabled.peek()) playSound('bell', 0)
      }
    })
    return () => {
      table.listeners.delete(listener)
      stopBell()
    }
  }, [table])
}
