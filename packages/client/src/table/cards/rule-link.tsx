import { locale } from '../../ui/locale.ts'
import { addressOf } from '../../ui/screen.ts'
import { UiIcon } from '../../ui/ui-icon.tsx'
import { openDialog } from './enlarge.ts'

/** A small icon that links to a rule. */
export function RuleLink({ rule, about }: { readonly rule: string; readonly about: string }) {
  const { reference } = locale.value
  return (
    <a
      class="rule-link"
      href={addressOf({ name: 'rules', rule })}
      title={reference.ruleLink}
      aria-label={reference.ruleFor(about)}
      onClick={() => {
        openDialog.value = null
      }}
    >
      <UiIcon of="rules" />
    </a>
  )
}
