import { useEffect, useRef } from 'preact/hooks'
import { useCloseOnBack } from '../../ui/close-on-back.ts'
import { locale } from '../../ui/locale.ts'
import { rulesPanel } from '../../ui/rules-panel.ts'
import { UiIcon } from '../../ui/ui-icon.tsx'
import { RulesBeside } from './rules-page.tsx'
import '../../style/features/rules-panel.css'

/** The rules beside the table. On a phone they cover it until they are closed. */
export function RulesPanel() {
  const { app, details } = locale.value
  const box = useRef<HTMLElement>(null)
  const close = (): void => {
    rulesPanel.value = null
  }
  useCloseOnBack(close)
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const rule = rulesPanel.value
  return (
    <aside
      class="rules-panel"
      ref={box}
      tabIndex={-1}
      aria-label={app.rules}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
      // Links between rules stay in the panel.
      onClick={(event) => {
        const { target } = event
        const link = target instanceof Element ? target.closest('a[href^="#/rules"]') : null
        if (link === null) return
        event.preventDefault()
        rulesPanel.value = link.getAttribute('href')?.split('/')[2] ?? ''
      }}
    >
      <button type="button" class="plain close" aria-label={details.close} onClick={close}>
        <UiIcon of="close" />
      </button>
      <RulesBeside {...(rule === null || rule === '' ? {} : { rule })} />
    </aside>
  )
}
