import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { TableSession } from '../../model/session/table-session.ts'
import { openDialog } from '../../table/cards/enlarge.ts'
import { logPanel } from '../../table/log/log-panel.tsx'
import { inspectedTarget, openMenu, previewedChoice } from '../../table/scene/scene.tsx'
import { isSharing } from '../sharing/share-state.ts'

function closeOverlays(): void {
  openDialog.value = null
  isSharing.value = false
  logPanel.value = null
  inspectedTarget.value = null
  previewedChoice.value = null
  openMenu.value = null
}

/**
 * Closes dialogs, panels and menus when another player looks at the table, when the result covers it,
 * and when the table is left.
 */
export function useCloseOverlays(session: TableSession): void {
  useEffect(() => {
    const stop = effect(() => {
      session.viewer.value
      session.over.value
      closeOverlays()
    })
    return () => {
      stop()
      closeOverlays()
    }
  }, [session])
}
