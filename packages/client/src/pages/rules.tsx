import { renaissanceRules, tongues } from '@amalfi/text'
import { language } from '../app/settings.ts'

export function RulesPage() {
  const { page } = tongues[language.value]
  return (
    <div class="page">
      <h1>{page.rules}</h1>
      {renaissanceRules.rulesText(language.value).map((section) => (
        <section key={section.id} id={section.id}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph.text}>{paragraph.text}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
