import { useScene } from './scene.tsx'

const PERIODS = ['I', 'II', 'III', 'IV']

/** Decrees and titles: what they give, and how near everybody is. */
export function Goals() {
  const { look, speech, card, forecasts } = useScene()
  const { table } = speech.tongue
  return (
    <aside class="goals">
      <section>
        <h2>{table.decrees}</h2>
        <ol class="decrees">
          {look.decrees.map((id, i) => (
            <li
              key={id}
              class={i === look.period - 1 ? 'now' : i < look.period - 1 ? 'past' : ''}
              data-thing={`decree:${id}`}
            >
              <b>{PERIODS[i]}</b> {speech.names.decree(id)} <small>{speech.decree(id, i)}</small>
              <span class="squares">
                {forecasts.map(({ decrees }, seat) => (
                  <Chip key={speech.names.seat(seat)} seat={seat} text={String(decrees[i])} />
                ))}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{table.titles}</h2>
        <ul class="titles">
          {look.titles.map(({ title, shade, squares }, i) => (
            <li key={title} class={shade} data-thing={`title:${title}`}>
              <b>{speech.names.title(title)}</b> <small>{card('title', title)?.text}</small>
              <span class="squares">
                {squares.map(({ points, seat }) => (
                  <span key={points} class={seat === null ? 'square' : `square seat-${seat}`}>
                    {points}
                  </span>
                ))}
              </span>
              <span class="squares">
                {forecasts.map(({ titles }, seat) => (
                  <Chip
                    key={speech.names.seat(seat)}
                    seat={seat}
                    text={titles[i].map(({ has, needs }) => `${has}/${needs}`).join(' ')}
                  />
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}

/** A number of a player's, in their colour, with their name for whoever listens. */
function Chip({ seat, text }: { readonly seat: number; readonly text: string }) {
  const { speech } = useScene()
  const label = speech.tongue.table.labelled(speech.names.seat(seat), text)
  return (
    <span class={`chip seat-${seat}`} role="img" aria-label={label} title={label}>
      {text}
    </span>
  )
}
