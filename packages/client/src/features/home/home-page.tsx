import { locale } from '../../ui/locale.ts'
import { addressOf, type Screen } from '../../ui/screen.ts'
import { game, language } from '../../ui/settings.ts'
import { GameSwitch } from '../games/game-switch.tsx'
import { requestedGame, showGame } from '../games/shown-game.ts'
import { LevelSuggestionNotice } from '../new-game/level-suggestion.tsx'
import { quickLevelOf, startQuickGame } from '../new-game/quick-level.ts'
import { TutorialLink } from '../tutorial/view/tutorial-link.tsx'
import { ContinueLink } from './continue-link.tsx'
import { FrontChart } from './front-chart.tsx'
import { SavedGames } from './saved-games.tsx'

/** The front page. */
export function HomePage() {
  const { home, app, opponents, sharing, statistics, device } = locale.value
  const playNow = async () => {
    await showGame(requestedGame.value)
    await startQuickGame(game.value)
  }
  return (
    <div class="home">
      <FrontChart language={language.value} />
      <section class="title-panel">
        <h1>
          {home.gameName} <span>{home.edition}</span>
        </h1>
        <p class="tagline">{home.tagline}</p>
        <GameSwitch />
        <button type="button" class="primary" onClick={() => void playNow()}>
          {home.quickStart} <small>{opponents.quickStart(quickLevelOf(game.value).level)}</small>
        </button>
        <LevelSuggestionNotice game={game.value} />
        <nav class="home-links">
          <ContinueLink />
          <TutorialLink />
          <PageLink to={{ name: 'new' }} name={app.newGame} hint={home.newGameHint} />
          <PageLink to={{ name: 'rules' }} name={app.rules} hint={home.rulesHint} />
          <PageLink to={{ name: 'cards' }} name={app.cards} hint={home.cardsHint} />
          <PageLink to={{ name: 'about' }} name={app.aboutCards} hint={home.aboutCardsHint} />
          <PageLink to={{ name: 'open' }} name={sharing.open} hint={sharing.openHint} />
          <PageLink to={{ name: 'statistics' }} name={statistics.title} hint={statistics.hint} />
        </nav>
        <p class="unofficial">{home.unofficial}</p>
        {!isSecureContext && <p class="unofficial">{device.insecure}</p>}
      </section>
      <SavedGames />
    </div>
  )
}

interface PageLinkProps {
  readonly to: Screen
  readonly name: string
  readonly hint: string
}

const PageLink = ({ to, name, hint }: PageLinkProps) => (
  <a href={addressOf(to)}>
    <b>{name}</b> <small>{hint}</small>
  </a>
)
