import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { TableSession } from '../../model/session/table-session.ts'
import { openDialog } from '../../table/cards/enlarge.ts'
import { logPanel } from '../../table/log/log-panel.tsx'
import { inspectedTarget, openMenu, previewedChoice } from '../../table/scene/scene.tsx'
import { isSharing } from '../sharing/share-state.ts'

/** Closes dialogs, panels and menus when another player looks at the table. */
export function useCloseOverlays(session: TableSession): void {
  useEffect(
    () =>
      effect(() => {
        session.viewer.value
        openDialog.value = null
        isSharing.value = false
        logPanel.value = null
        inspectedTarget.value = null
        previewedChoice.value = null
        openMenu.value = null
      }),
    [session],
  )
}
