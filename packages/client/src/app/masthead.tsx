import { openSharing } from '../links/sharing.ts'
import { Mark } from './marks.tsx'
import { NATIVE } from './native.ts'
import { addressOf, lastTable, type Screen, screen } from './screen.ts'
import { language } from './settings.ts'
import { openSettings } from './settings-dialog.tsx'
import { tongue } from './tongue.ts'

/** The head of every screen: the way to the others, and to the settings. */
export function Masthead() {
  const { page, start } = tongue.value
  const { name } = screen.value
  if (name === 'table' || name === 'replay') return <TableLinks />
  return (
    <header class={`masthead at-${name}`}>
      {name !== 'home' && (
        <nav>
          <a class="brand" href={addressOf({ name: 'home' })} title={page.home}>
            {page.title}
          </a>
          <To to={{ name: 'new' }}>{page.newGame}</To>
          <To to={{ name: 'rules' }}>{page.rules}</To>
          <To to={{ name: 'cards' }}>{page.cards}</To>
          <To to={{ name: 'about' }}>{page.aboutCards}</To>
        </nav>
      )}
      <span class="grow" />
      {lastTable.value !== null && (
        <a class="back" href={addressOf({ name: 'table', id: lastTable.value })}>
          {start.backToTable}
        </a>
      )}
      {/* Whoever cannot read the page finds their language here. */}
      <button type="button" class="plain" title={start.settings} onClick={openSettings}>
        <Mark of="settings" /> <span class="unseen">{start.settings}</span>{' '}
        <span lang={language.value}>{NATIVE[language.value]}</span>
      </button>
    </header>
  )
}

function To({ to, children }: { readonly to: Screen; readonly children: string }) {
  const here = screen.value.name === to.name
  return (
    <a href={addressOf(to)} aria-current={here ? 'page' : undefined}>
      {children}
    </a>
  )
}

/** At a table the bar of the sheet is the head: only signs, at its left. */
function TableLinks() {
  const { page, start, parcel } = tongue.value
  return (
    <header class="table-links">
      <h1 class="unseen">{page.title}</h1>
      <a href={addressOf({ name: 'home' })} aria-label={page.home} title={page.home}>
        <Mark of="home" />
      </a>
      <a href={addressOf({ name: 'rules' })} aria-label={page.rules} title={page.rules}>
        <Mark of="rules" />
      </a>
      <a href={addressOf({ name: 'cards' })} aria-label={page.cards} title={page.cards}>
        <Mark of="cards" />
      </a>
      {screen.value.name === 'table' && (
        <button
          type="button"
          class="plain"
          aria-label={parcel.share}
          title={parcel.share}
          onClick={openSharing}
        >
          <Mark of="share" />
        </button>
      )}
      <button
        type="button"
        class="plain"
        aria-label={start.settings}
        title={start.settings}
        onClick={openSettings}
      >
        <Mark of="settings" />
      </button>
    </header>
  )
}
