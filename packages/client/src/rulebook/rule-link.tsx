import { locale } from '../app/locale.ts'
import { Mark } from '../app/marks.tsx'
import { addressOf } from '../app/screen.ts'
import { large } from '../cards/large.ts'

/** The way to a rule, as a small sign. */
export function RuleLink({ rule, about }: { readonly rule: string; readonly about: string }) {
  const { reading } = locale.value
  return (
    <a
      class="rule-link"
      href={addressOf({ name: 'rules', rule })}
      title={reading.theRule}
      aria-label={reading.ruleFor(about)}
      onClick={() => {
        large.value = null
      }}
    >
      <Mark of="rules" />
    </a>
  )
}
