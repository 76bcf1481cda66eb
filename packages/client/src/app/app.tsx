import { LANGUAGES } from '@amalfi/packs'
import { AboutPage } from '../pages/about.tsx'
import { CardsPage } from '../pages/cards.tsx'
import { HomePage } from '../pages/home.tsx'
import { NewPage } from '../pages/new.tsx'
import { RulesPage } from '../pages/rules.tsx'
import { TablePage } from '../pages/table.tsx'
import { go, screen } from './screen.ts'
import { language } from './settings.ts'
import { tongue } from './tongue.ts'

const NATIVE = { en: 'English', fr: 'Français', ja: '日本語' } as const

export function App() {
  const { page } = tongue.value
  const { name } = screen.value
  return (
    <>
      <header class="bar">
        {name !== 'home' && (
          <button type="button" onClick={() => go({ name: 'home' })}>
            {page.home}
          </button>
        )}
        <span class="grow">{page.title}</span>
        <label>
          {page.language}{' '}
          <select
            value={language.value}
            onChange={({ currentTarget }) => {
              language.value = LANGUAGES.find((one) => one === currentTarget.value) ?? 'en'
            }}
          >
            {LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {NATIVE[one]}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main>
        <Shown />
      </main>
    </>
  )
}

function Shown() {
  const shown = screen.value
  switch (shown.name) {
    case 'home':
      return <HomePage />
    case 'new':
      return <NewPage />
    case 'rules':
      return <RulesPage />
    case 'cards':
      return <CardsPage />
    case 'about':
      return <AboutPage />
    case 'table':
      return <TablePage key={shown.id} id={shown.id} />
  }
}
