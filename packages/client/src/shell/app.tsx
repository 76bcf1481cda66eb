import { useEffect, useRef } from 'preact/hooks'
import { HomePage } from '../features/home/home-page.tsx'
import { NewGamePage } from '../features/new-game/new-game-page.tsx'
import { TablePage } from '../features/play/table-page.tsx'
import { lazy } from '../ui/lazy.tsx'
import { locale } from '../ui/locale.ts'
import { screen } from '../ui/screen.ts'
import { Masthead } from './masthead.tsx'
import { VersionNotice } from './offline/version-notice.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

const TutorialPage = lazy(() =>
  import('../features/tutorial/view/tutorial-page.tsx').then((page) => page.TutorialPage),
)
const RulesPage = lazy(() =>
  import('../features/rulebook/rules-page.tsx').then((page) => page.RulesPage),
)
const CardsPage = lazy(() =>
  import('../features/gallery/cards-page.tsx').then((page) => page.CardsPage),
)
const AboutPage = lazy(() =>
  import('../features/gallery/about-page.tsx').then((page) => page.AboutPage),
)
const StatisticsPage = lazy(() =>
  import('../features/statistics/statistics-page.tsx').then((page) => page.StatisticsPage),
)

const ReplayPage = lazy(() =>
  import('../features/replay/replay-page.tsx').then((page) => page.ReplayPage),
)
const OpenPage = lazy(() =>
  import('../features/sharing/open-page.tsx').then((page) => page.OpenPage),
)

/** The page: header, current screen, settings and notices. */
export function App() {
  const main = useRef<HTMLElement>(null)
  const { name } = screen.value
  const lastName = useRef(name)
  useEffect(() => {
    // A new screen gets the focus, unless it has set the focus itself.
    const hasFocus = main.current?.contains(document.activeElement) ?? true
    if (lastName.current !== name && !hasFocus) main.current?.focus({ preventScroll: true })
    lastName.current = name
  }, [name])
  const { title } = locale.value.app
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <Masthead />
      <main ref={main} class={`at-${name}`} tabIndex={-1}>
        <CurrentScreen />
      </main>
      <SettingsDialog />
      <VersionNotice />
    </>
  )
}

function CurrentScreen() {
  const shown = screen.value
  switch (shown.name) {
    case 'home':
      return <HomePage />
    case 'new':
      return <NewGamePage />
    case 'learn':
      return <TutorialPage {...(shown.game === undefined ? {} : { game: shown.game })} />
    case 'rules':
      return <RulesPage {...(shown.rule === undefined ? {} : { rule: shown.rule })} />
    case 'cards':
      return <CardsPage />
    case 'about':
      return <AboutPage />
    case 'statistics':
      return <StatisticsPage />
    case 'replay':
      return <ReplayPage key={shown.id} id={shown.id} at={shown.at ?? 0} />
    case 'open':
      return (
        <OpenPage key={shown.link} {...(shown.link === undefined ? {} : { link: shown.link })} />
      )
    case 'table':
      return <TablePage key={shown.id} id={shown.id} />
  }
}
