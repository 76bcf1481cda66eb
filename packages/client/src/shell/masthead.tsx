import { useEffect } from 'preact/hooks'
import { LANGUAGE_NAMES } from '../ui/language-names.ts'
import { layout } from '../ui/layout.ts'
import { locale } from '../ui/locale.ts'
import { MenuButton, useMenu } from '../ui/menu.tsx'
import {
  addressOf,
  gameNotFound,
  lastTable,
  type Screen,
  screen,
  showsOnlineGame,
} from '../ui/screen.ts'
import { language } from '../ui/settings.ts'
import { UiIcon } from '../ui/ui-icon.tsx'
import { openSettings } from './settings-dialog.tsx'
import { TableLinks } from './table-links.tsx'

/** The header of every screen, with links to the others and to the settings. */
export function Masthead() {
  const { name } = screen.value
  const isTable = name === 'table' || name === 'replay' || showsOnlineGame.value
  const atTable = isTable && !gameNotFound.value
  return atTable ? <TableLinks /> : <PageLinks />
}

/** Links to all pages; on a phone they are a menu. */
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
              <HeaderLink to={{ name: 'new' }}>{app.newGame}</HeaderLink>
              <HeaderLink to={{ name: 'rules' }}>{app.rules}</HeaderLink>
              <HeaderLink to={{ name: 'cards' }}>{app.cards}</HeaderLink>
              <HeaderLink to={{ name: 'about' }}>{app.aboutCards}</HeaderLink>
              <HeaderLink to={{ name: 'statistics' }}>{statistics.title}</HeaderLink>
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
      {/* The name of the language helps players who cannot read the current one. */}
      <button type="button" class="plain" title={settings.title} onClick={openSettings}>
        <UiIcon of="settings" /> <span class="visually-hidden">{settings.title}</span>{' '}
        <span lang={language.value}>{LANGUAGE_NAMES[language.value]}</span>
      </button>
    </header>
  )
}

function HeaderLink({ to, children }: { readonly to: Screen; readonly children: string }) {
  const isCurrent = screen.value.name === to.name
  return (
    <a href={addressOf(to)} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  )
}
