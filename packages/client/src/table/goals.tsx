import { closeUp, useScene } from './scene.tsx'

const PERIODS = ['I', 'II', 'III', 'IV']

/** Decrees and titles, and below them a close look at whatever is under the pointer. */
export function Goals() {
  const { look, speech, card, forecasts } = useScene()
  const { table } = speech.tongue
  return (
    <aside class="goals">
      <section>
        <h2>{table.decrees}</h2>
        <ol class="decrees">
          {look.decrees.map((id, i) => (
            <li key={id} class={i === look.period - 1 ? 'now' : i < look.period - 1 ? 'past' : ''}>
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
            <li key={title} class={shade}>
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
      <CloseUp />
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

const FAMILIES: Readonly<Record<string, 'artwork' | 'character' | 'destination'>> = {
  artwork: 'artwork',
  tile: 'destination',
  place: 'destination',
  council: 'character',
  hand: 'character',
  court: 'character',
  pile: 'character',
}

/** The card in words, what can be done with it, or why not. */
function CloseUp() {
  const { look, speech, card, targets, whyNot, table } = useScene()
  const thing = closeUp.value
  if (thing === null) return <section class="close-up" />
  const [at, id = ''] = thing.split(':')
  const place = look.destinations.find(({ destination }) => destination === id)
  const shown = FAMILIES[at] === undefined ? undefined : card(FAMILIES[at], place?.cover ?? id)
  const decision = table.question.value?.decision
  return (
    <section class="close-up" aria-live="off">
      {shown !== undefined && (
        <>
          <h2>{shown.name}</h2>
          <p class="meta">
            {[shown.cost, shown.points === null ? '' : speech.tongue.table.points(shown.points)]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
          <p>{shown.text}</p>
          <p class="source">{speech.tongue.page.provenance[shown.source]}</p>
        </>
      )}
      {(targets.get(thing) ?? []).map(({ choice, described }) => (
        <p key={choice} class="can">
          {speech.choice(described, decision)}
        </p>
      ))}
      {(whyNot.get(thing) ?? []).map((why) => (
        <p key={why} class="cannot">
          {why}
        </p>
      ))}
    </section>
  )
}
