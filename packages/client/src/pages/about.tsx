import { tongue } from '../app/tongue.ts'

export function AboutPage() {
  const { page } = tongue.value
  return (
    <div class="page">
      <h1>{page.aboutCards}</h1>
      {page.aboutCardsText.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
