import { openSharing } from '../features/sharing/share-state.ts'
import { openDialog } from '../table/cards/enlarge.ts'
import { layout } from '../ui/layout.ts'
import { locale } from '../ui/locale.ts'
import { MenuButton, useMenu } from '../ui/menu.tsx'
import { addressOf, screen } from '../ui/screen.ts'
import { UiIcon } from '../ui/ui-icon.tsx'
import { openSettings } from './settings-dialog.tsx'

function showIcons(): void {
  openDialog.value = { show: 'icons' }
}

/** The header at a table: icons at the left of the bar; on a phone, a menu. */
export function TableLinks() {
  const { app, settings, details, sharing } = locale.value
  const { open, toggle, close } = useMenu('.table-links')
  const menu = layout.value === 'phone'
  /** Closes the menu before something opens over the table. */
  const afterClosing = (open: () => void) => (): void => {
    close()
    open()
  }
  return (
    <header class="table-links">
      <h1 class="visually-hidden">{app.title}</h1>
      {menu && <MenuButton open={open} toggle={toggle} />}
      {(open || !menu) && (
        <nav>
          <a href={addressOf({ name: 'home' })} title={app.home}>
            <UiIcon of="home" /> <span>{app.home}</span>
          </a>
          <a href={addressOf({ name: 'rules' })} title={app.rules}>
            <UiIcon of="rules" /> <span>{app.rules}</span>
          </a>
          <a href={addressOf({ name: 'cards' })} title={app.cards}>
            <UiIcon of="cards" /> <span>{app.cards}</span>
          </a>
          <button
            type="button"
            class="plain"
            title={details.iconGuide}
            onClick={afterClosing(showIcons)}
          >
            <UiIcon of="icons" /> <span>{details.iconGuide}</span>
          </button>
          {screen.value.name === 'table' && (
            <button
              type="button"
              class="plain"
              title={sharing.share}
              onClick={afterClosing(openSharing)}
            >
              <UiIcon of="share" /> <span>{sharing.share}</span>
            </button>
          )}
          <button
            type="button"
            class="plain"
            title={settings.title}
            onClick={afterClosing(openSettings)}
          >
            <UiIcon of="settings" /> <span>{settings.title}</span>
          </button>
        </nav>
      )}
    </header>
  )
}
