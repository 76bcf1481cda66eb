import { locale } from '../../ui/locale.ts'
import { shortcutsEnabled } from '../../ui/settings.ts'

/** The keys of the table and what they do; the shortcuts only if they are switched on. */
export function KeyHelp() {
  const { play } = locale.value
  const keys = shortcutsEnabled.value ? [...play.keyHelp, ...play.shortcutHelp] : play.keyHelp
  return (
    <dl class="key-help">
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
