import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { large } from '../cards/large.ts'
import type { LiveTable } from '../game/live.ts'
import { sharing } from '../links/sharing.ts'
import { panel } from '../log/panel.tsx'
import { closeUp, considered, openMenu } from '../table/scene.tsx'

/** What somebody had opened or was looking at is put away when another looks. */
export function useCleared(table: LiveTable): void {
  useEffect(
    () =>
      effect(() => {
        table.eyes.value
        large.value = null
        sharing.value = false
        panel.value = null
        closeUp.value = null
        considered.value = null
        openMenu.value = null
      }),
    [table],
  )
}
