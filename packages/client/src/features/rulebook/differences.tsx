import type { Differences as DifferencesOf } from '@amalfi/text/differences'
import { useEffect, useState } from 'preact/hooks'
import { GAME_NAMES } from '../../model/games/catalog/by-game.ts'
import { currentKind } from '../../table/appearance/current-kind.ts'
import { locale, localeOf } from '../../ui/locale.ts'
import { addressOf } from '../../ui/screen.ts'

/** The anchor of the differences on the page of the rules. */
export const DIFFERENCES = 'differences'

/** For players who know the other game: what is different here, with a link to each rule. */
export function Differences({ open }: { readonly open: boolean }) {
  const { language } = locale.value
  const [differences, setDifferences] = useState<DifferencesOf | null>(null)
  useEffect(() => {
    import('@amalfi/text/differences').then(
      (loaded) => setDifferences(loaded.differences[language]),
      // If they cannot be loaded, the rules can still be read.
      () => {},
    )
  }, [language])
  const title = useDifferencesTitle()
  useEffect(() => {
    if (open && differences !== null) document.getElementById(DIFFERENCES)?.scrollIntoView()
  }, [open, differences])
  return (
    <section aria-labelledby={DIFFERENCES}>
      <h2 id={DIFFERENCES} tabIndex={-1} class={open ? 'opened' : ''}>
        {title}
      </h2>
      <ul class="differences">
        {differences?.[currentKind.value.name].map(({ rule, text }) => (
          <li key={text}>
            {text}{' '}
            <a class="rule-id" href={addressOf({ name: 'rules', rule })}>
              {rule}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The heading of the differences, which names the other game. */
export function useDifferencesTitle(): string {
  const { name } = currentKind.value
  const others = GAME_NAMES.filter((other) => other !== name).map(
    (other) => localeOf(other).app.title,
  )
  return locale.value.reference.ifYouKnow(others.join(', '))
}
