import type { GameName } from '@amalfi/engine'
import { type Card, type Rulebook, type RulesSection, translatorFor } from '@amalfi/text'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { GAME_NAMES, rulebookOf } from '../../model/games/catalog/by-game.ts'
import { currentKind } from '../../table/appearance/current-kind.ts'
import { CardDialog } from '../../table/cards/card-dialog.tsx'
import { layout } from '../../ui/layout.ts'
import { locale } from '../../ui/locale.ts'
import { addressOf } from '../../ui/screen.ts'
import { game } from '../../ui/settings.ts'
import { GameSwitch } from '../games/game-switch.tsx'
import { showGame } from '../games/shown-game.ts'
import { DIFFERENCES, Differences, useDifferencesTitle } from './differences.tsx'
import { Pictures } from './pictures.tsx'
import '../../style/features/reading.css'
import '../../style/features/rulebook.css'

/** The anchor of a paragraph. */
const anchor = (section: string, paragraph: string): string => `${section}/${paragraph}`

interface Props {
  /** The rule or the section to scroll to. */
  readonly rule?: string
}

/** Shows the game that has this rule. The current game comes first. */
async function showGameOf(rule: string): Promise<void> {
  for (const name of [game.value, ...GAME_NAMES]) {
    const book = await rulebookOf(name)
    const sections = book.sections(locale.value.language)
    if (book.placeOfRule(rule) !== undefined || sections.some(({ id }) => id === rule))
      return showGame(name)
  }
}

/** The rules of the current game, or of the game that has the given rule. */
export function RulesPage({ rule }: Props) {
  const [book, setBook] = useState<{ readonly of: GameName; readonly book: Rulebook } | null>(null)
  const { name } = currentKind.value
  useEffect(() => {
    if (rule !== undefined) void showGameOf(rule)
  }, [rule])
  useEffect(() => {
    void rulebookOf(name).then((loaded) => setBook({ of: name, book: loaded }))
  }, [name])
  if (book?.of !== name) return null
  return <Book key={name} book={book.book} rule={rule} />
}

interface BookProps {
  readonly book: Rulebook
  readonly rule: string | undefined
}

/** The whole rulebook, with a table of contents beside it. */
function Book({ book, rule }: BookProps) {
  const { language, app, reference } = locale.value
  const sections = book.sections(language)
  const contents = [{ id: DIFFERENCES, title: useDifferencesTitle() }, ...sections]
  const { pack } = currentKind.value
  const cards = useMemo(() => translatorFor(pack, locale.value).cards, [pack, locale.value])
  const place = rule === undefined ? undefined : book.placeOfRule(rule)
  const open = place === undefined ? rule : anchor(place.section, place.paragraph)
  useEffect(() => {
    const target = open === undefined ? null : document.getElementById(open)
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }, [open])
  return (
    <div class="page rulebook">
      <CardDialog card={(kind, id) => cards.find((card) => card.kind === kind && card.id === id)} />
      <nav class="contents" aria-label={reference.contents}>
        {layout.value === 'phone' ? (
          <details>
            <summary>{reference.contents}</summary>
            <Contents sections={contents} current={place?.section ?? rule} />
          </details>
        ) : (
          <>
            <h2>{reference.contents}</h2>
            <Contents sections={contents} current={place?.section ?? rule} />
          </>
        )}
      </nav>
      <div class="sections">
        <h1>{app.rules}</h1>
        <GameSwitch />
        <Differences open={rule === DIFFERENCES} />
        {sections.map((section) => (
          <Section key={section.id} section={section} open={open} cards={cards} />
        ))}
      </div>
    </div>
  )
}

interface ContentsProps {
  readonly sections: readonly Pick<RulesSection, 'id' | 'title'>[]
  /** The section that is open. */
  readonly current: string | undefined
}

const Contents = ({ sections, current }: ContentsProps) => (
  <ol>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a
          href={addressOf({ name: 'rules', rule: id })}
          aria-current={current === id ? 'location' : undefined}
        >
          {title}
        </a>
      </li>
    ))}
  </ol>
)

interface SectionProps {
  readonly section: RulesSection
  readonly open: string | undefined
  readonly cards: readonly Card[]
}

function Section({ section: { id, title, paragraphs }, open, cards }: SectionProps) {
  const { reference } = locale.value
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} class={open === id ? 'opened' : ''}>
        {title}
      </h2>
      <Pictures section={id} cards={cards} />
      {paragraphs.map(({ id: paragraph, text, rules }) => {
        const at = anchor(id, paragraph)
        return (
          <p key={at} id={at} tabIndex={-1} class={open === at ? 'opened' : ''}>
            {text}{' '}
            {rules.map((rule) => (
              <a
                key={rule}
                class="rule-id"
                href={addressOf({ name: 'rules', rule })}
                title={rule}
                aria-label={reference.linkTo(rule)}
              >
                §
              </a>
            ))}
          </p>
        )
      })}
    </section>
  )
}
