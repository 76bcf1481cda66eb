import { useEffect, useState } from 'preact/hooks'
import { large } from '../cards/large.ts'
import { openSharing } from '../links/sharing.ts'
import { layout } from './layout.ts'
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

function showSigns(): void {
  large.value = { show: 'signs' }
}

/** At a table the bar of the sheet is the head: only signs, at its left; on a phone, a menu of them. */
function TableLinks() {
  const { page, start, parcel, handheld, closer } = tongue.value
  const [open, setOpen] = useState(false)
  const menu = layout.value === 'phone'
  // Whoever touches something else, or leaves it by key, is done with it.
  useEffect(() => {
    if (!open) return
    const away = new AbortController()
    const { signal } = away
    const elsewhere = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('.table-links') !== null)) setOpen(false)
    }
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false)
    }
    addEventListener('click', elsewhere, { signal })
    addEventListener('keydown', pressed, { signal })
    return () => away.abort()
  }, [open])
  /** What opens over the table does so in the place of the menu. */
  const over = (openIt: () => void) => (): void => {
    setOpen(false)
    openIt()
  }
  return (
    <header class="table-links">
      <h1 class="unseen">{page.title}</h1>
      {menu && (
        <button
          type="button"
          class="plain"
          aria-label={handheld.menu}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Mark of={open ? 'close' : 'menu'} />
        </button>
      )}
      {(open || !menu) && (
        <nav>
          <a href={addressOf({ name: 'home' })} title={page.home}>
            <Mark of="home" /> <span>{page.home}</span>
          </a>
          <a href={addressOf({ name: 'rules' })} title={page.rules}>
            <Mark of="rules" /> <span>{page.rules}</span>
          </a>
          <a href={addressOf({ name: 'cards' })} title={page.cards}>
            <Mark of="cards" /> <span>{page.cards}</span>
          </a>
          <button type="button" class="plain" title={closer.signs} onClick={over(showSigns)}>
            <Mark of="signs" /> <span>{closer.signs}</span>
          </button>
          {screen.value.name === 'table' && (
            <button type="button" class="plain" title={parcel.share} onClick={over(openSharing)}>
              <Mark of="share" /> <span>{parcel.share}</span>
            </button>
          )}
          <button type="button" class="plain" title={start.settings} onClick={over(openSettings)}>
            <Mark of="settings" /> <span>{start.settings}</span>
          </button>
        </nav>
      )}
    </header>
  )
}
