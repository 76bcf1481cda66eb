import { useEffect } from 'preact/hooks'
import { layout } from '../ui/layout.ts'
import { locale } from '../ui/locale.ts'
import { Mark } from '../ui/marks.tsx'
import { useMenu } from '../ui/menu.ts'
import { MenuButton } from '../ui/menu-button.tsx'
import { NATIVE } from '../ui/native.ts'
import { addressOf, lastTable, noTable, type Screen, screen } from '../ui/screen.ts'
import { language } from '../ui/settings.ts'
import { openSettings } from './settings-dialog.tsx'
import { TableLinks } from './table-links.tsx'

/** The head of every screen: the way to the others, and to the settings. */
export function Masthead() {
  const { name } = screen.value
  const atTable = (name === 'table' || name === 'replay') && !noTable.value
  return atTable ? <TableLinks /> : <PageLinks />
}

/** All pages by name; on a phone they are a menu, so that the head is one line. */
function PageLinks() {
  const { app, settings, statistics } = locale.value
  const { name } = screen.value
  const { open, toggle, close } = useMenu('.masthead')
  const menu = layout.value === 'phone'
  useEffect(close, [name])
  return (
    <header class={`masthead at-${name}`}>
      {name !== 'home' && (
        <>
          {menu && <MenuButton open={open} toggle={toggle} />}
          <a class="brand" href={addressOf({ name: 'home' })} title={app.home}>
            {app.title}
          </a>
          {(open || !menu) && (
            <nav>
              <To to={{ name: 'new' }}>{app.newGame}</To>
              <To to={{ name: 'rules' }}>{app.rules}</To>
              <To to={{ name: 'cards' }}>{app.cards}</To>
              <To to={{ name: 'about' }}>{app.aboutCards}</To>
              <To to={{ name: 'statistics' }}>{statistics.title}</To>
            </nav>
          )}
        </>
      )}
      <span class="grow" />
      {lastTable.value !== null && (
        <a class="back" href={addressOf({ name: 'table', id: lastTable.value })}>
          {app.backToTable}
        </a>
      )}
      {/* Whoever cannot read the page finds their language here. */}
      <button type="button" class="plain" title={settings.title} onClick={openSettings}>
        <Mark of="settings" /> <span class="visually-hidden">{settings.title}</span>{' '}
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
