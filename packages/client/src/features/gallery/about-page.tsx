import { CARD_KINDS, translatorFor } from '@amalfi/text'
import { currentKind } from '../../table/appearance/current-kind.ts'
import { locale } from '../../ui/locale.ts'
import { GameSwitch } from '../games/game-switch.tsx'
import '../../style/features/reading.css'

/** Says how many cards of each kind have printed values, and credits the works used. */
export function AboutPage() {
  const { terms, app, home, reference } = locale.value
  const { cards } = translatorFor(currentKind.value.pack, locale.value)
  return (
    <div class="page about">
      <h1>{app.aboutCards}</h1>
      <GameSwitch />
      {reference.aboutCardsText.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <dl class="provenance">
        {CARD_KINDS.map((kind) => {
          const all = cards.filter((card) => card.kind === kind)
          if (all.length === 0) return null
          const printed = all.filter(({ source }) => source === 'printed').length
          return (
            <div key={kind}>
              <dt>{terms.kinds[kind]}</dt>
              <dd>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * printed) / all.length} height="1" />
                </svg>
                {reference.printedCount(printed, all.length)}
              </dd>
            </div>
          )
        })}
      </dl>
      <h2>{reference.madeWith}</h2>
      <ul>
        {reference.credits.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p class="unofficial">{home.unofficial}</p>
    </div>
  )
}
