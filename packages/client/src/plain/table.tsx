import { renaissancePack } from '@amalfi/packs'
import { type Speech, speechOf } from '@amalfi/text'
import { language } from '../app/settings.ts'
import { begin } from '../game/begin.ts'
import type { LiveTable } from '../game/live.ts'

/** The table in words: what is asked, what can be done, what happened. */
export function PlainTable({ table }: { readonly table: LiveTable }) {
  const speech = speechOf(renaissancePack, language.value, {
    players: table.players.map(({ name }) => name),
    printing: table.rules.tables.printing,
  })
  const { page } = speech.tongue
  // Read so that this is drawn anew with every change.
  table.version.value
  return (
    <div class="page">
      {table.error.value !== null && <p role="alert">{page.failed}</p>}
      {table.over.value ? (
        <Result table={table} speech={speech} />
      ) : (
        <Ask table={table} speech={speech} />
      )}
      <p>
        <button type="button" onClick={() => void table.undo()}>
          {page.undo}
        </button>
      </p>
      <section>
        <h2>{page.log}</h2>
        <ol reversed class="log">
          {table.events.value
            .flatMap((event, i) => {
              const text = speech.event(event)
              return text === null ? [] : [{ text, i }]
            })
            .slice(-40)
            .reverse()
            .map(({ text, i }) => (
              <li key={i}>{text}</li>
            ))}
        </ol>
      </section>
    </div>
  )
}

interface Props {
  readonly table: LiveTable
  readonly speech: Speech
}

function Ask({ table, speech }: Props) {
  const { page, table: words } = speech.tongue
  const question = table.question.value
  if (question === null)
    return <p aria-live="polite">{page.thinking(speech.names.seat(table.thinking.value))}</p>
  const { decision, choices, options, seat } = question
  const why = speech.because(decision)
  const button = (choice: number) => (
    <li key={choice}>
      <button type="button" data-choice={choice} onClick={() => void table.choose(choice)}>
        {speech.choice(table.rules.describe(choice), decision)}
      </button>
    </li>
  )
  return (
    <section aria-live="polite">
      <h2>
        {words.labelled(speech.names.seat(seat), speech.prompt(decision))}
        {why !== '' && ` (${words.talk.because(why)})`}
      </h2>
      <ul>{choices.map(button)}</ul>
      {options.length > 0 && <h3>{words.talk.options}</h3>}
      <ul>{options.map(button)}</ul>
    </section>
  )
}

function Result({ table, speech }: Props) {
  const { page, table: words } = speech.tongue
  return (
    <section>
      <h2>{page.result}</h2>
      <ul>
        {table.rules
          .standings(table.game)
          .toSorted((a, b) => a.place - b.place)
          .map(({ seat, place, score, titlePoints }) => (
            <li key={seat}>{words.place(place, speech.names.seat(seat), score, titlePoints)}</li>
          ))}
      </ul>
      <button type="button" onClick={() => void begin({ players: table.players })}>
        {page.playAgain}
      </button>
    </section>
  )
}
