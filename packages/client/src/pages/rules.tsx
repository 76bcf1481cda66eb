import { renaissanceRules } from '@amalfi/text/rules'
import { tongue } from '../app/tongue.ts'

export function RulesPage() {
  const { page, language } = tongue.value
  return (
    <div class="page">
      <h1>{page.rules}</h1>
      {renaissanceRules.rulesText(language).map((section) => (
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
