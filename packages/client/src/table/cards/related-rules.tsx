import type { Rulebook, RuleId } from '@amalfi/text'
import { useEffect, useState } from 'preact/hooks'
import { rulebookOf } from '../../model/games/catalog/by-game.ts'
import { locale } from '../../ui/locale.ts'
import { addressOf } from '../../ui/screen.ts'
import { currentKind } from '../appearance/current-kind.ts'
import { openDialog } from './enlarge.ts'

/** The text of these rules, with links to the rulebook, which is loaded when this is shown. */
export function RelatedRules({ rules }: { readonly rules: readonly RuleId[] }) {
  const [book, setBook] = useState<Rulebook | null>(null)
  useEffect(() => {
    rulebookOf(currentKind.value.name).then(
      setBook,
      // If it cannot be loaded, the rest of the dialog is still useful.
      () => {},
    )
  }, [])
  if (book === null) return null
  const { language, app } = locale.value
  const sections = book.sections(language)
  const textOf = (rule: RuleId) => {
    const place = book.placeOfRule(rule)
    const section = sections.find(({ id }) => id === place?.section)
    const text = section?.paragraphs.find(({ id }) => id === place?.paragraph)?.text
    return section === undefined || text === undefined ? [] : [{ rule, title: section.title, text }]
  }
  return (
    <section>
      <h3>{app.rules}</h3>
      <ul class="related-rules">
        {rules.flatMap(textOf).map(({ rule, title, text }) => (
          <li key={rule}>
            {text}{' '}
            <a
              href={addressOf({ name: 'rules', rule })}
              onClick={() => {
                openDialog.value = null
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
