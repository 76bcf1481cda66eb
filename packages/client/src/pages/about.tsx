import { tongues } from '@amalfi/text'
import { language } from '../app/settings.ts'

export function AboutPage() {
  const { page } = tongues[language.value]
  return (
    <div class="page">
      <h1>{page.aboutCards}</h1>
      {page.aboutCardsText.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
