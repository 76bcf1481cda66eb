import type { Differences as Told } from '@amalfi/text/differences'
import { useEffect, useState } from 'preact/hooks'
import { GAME_NAMES } from '../../model/games/catalog/by-game.ts'
import { shown } from '../../table/appearance/shown-kind.ts'
import { locale, localeOf } from '../../ui/locale.ts'
import { addressOf } from '../../ui/screen.ts'

/** Where they stand on the page of the rules. */
export const DIFFERENCES = 'differences'

/** For whoever knows the other game: what is not as it is there, each with the way to its rule. */
export function Differences({ open }: { readonly open: boolean }) {
  const { language } = locale.value
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    import('@amalfi/text/differences').then(
      ({ differences }) => setTold(differences[language]),
      // Without them the rules can still be read.
      () => {},
    )
  }, [language])
  const title = useDifferencesTitle()
  useEffect(() => {
    if (open && told !== null) document.getElementById(DIFFERENCES)?.scrollIntoView()
  }, [open, told])
  return (
    <section aria-labelledby={DIFFERENCES}>
      <h2 id={DIFFERENCES} tabIndex={-1} class={open ? 'opened' : ''}>
        {title}
      </h2>
      <ul class="differences">
        {told?.[shown.value.name].map(({ rule, text }) => (
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

export function useDifferencesTitle(): string {
  const { name } = shown.value
  const others = GAME_NAMES.filter((one) => one !== name).map((one) => localeOf(one).app.title)
  return locale.value.reference.ifYouKnow(others.join(', '))
}
