import { previewOf } from '../game/preview.ts'
import { wayThere } from '../game/way-there.ts'
import { useBeside } from './beside.ts'
import { closeUp, considered, useScene } from './scene.tsx'

const FAMILIES: Readonly<Record<string, 'artwork' | 'character' | 'destination'>> = {
  artwork: 'artwork',
  tile: 'destination',
  place: 'destination',
  council: 'character',
  hand: 'character',
  court: 'character',
  pile: 'character',
  kept: 'character',
  'pack-card': 'character',
  owned: 'artwork',
}

/** A note beside the thing under the pointer or with the focus: what it is, what can be done, why not. */
export function CloseUp() {
  const { speech, card, look, targets, whyNot } = useScene()
  const thing = closeUp.value
  const note = useBeside(thing)
  if (thing === null) return null
  const [at, id = ''] = thing.split(':')
  const place = look.destinations.find(({ destination }) => destination === id)
  const shown = FAMILIES[at] === undefined ? undefined : card(FAMILIES[at], place?.cover ?? id)
  // While hands are dealt, the words of a card stand beside it.
  if (at === 'pile' && look.phase === 'hands') return null
  if (shown === undefined && !targets.has(thing) && !whyNot.has(thing)) return null
  return (
    <div class="close-up" ref={note} aria-hidden="true">
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
      <Can />
      {considered.value === null ? <Cannot /> : <After choice={considered.value} />}
    </div>
  )
}

/** What can be done with it. */
function Can() {
  const { speech, targets, table } = useScene()
  const decision = table.question.value?.decision
  return (
    <>
      {(targets.get(closeUp.value ?? '') ?? []).map(({ choice, described }) => (
        <p key={choice} class="can">
          {speech.choice(described, decision)}
        </p>
      ))}
    </>
  )
}

/** Why something cannot be done with it, and what would have to be done first. */
function Cannot() {
  const { speech, whyNot, table } = useScene()
  const seat = table.question.value?.seat
  const { play } = speech.tongue
  return (
    <>
      {(whyNot.get(closeUp.value ?? '') ?? []).map(({ text, choice }) => {
        const { rules, game } = table
        const way = seat === undefined ? null : wayThere(rules, game, seat, rules.parse(choice))
        return (
          <p key={text} class="cannot">
            {text}
            {way !== null && (
              <span class="way-there">
                {' '}
                {play.wayThere(way.map((step) => speech.choice(step)))}
              </span>
            )}
          </p>
        )
      })}
    </>
  )
}

/** What would come of the choice that is being considered. */
function After({ choice }: { readonly choice: number }) {
  const { speech, table } = useScene()
  const question = table.question.value
  if (question === null || ![...question.choices, ...question.options].includes(choice)) return null
  const { play } = speech.tongue
  const { events, cut } = previewOf(table.rules, table.game, question.seat, choice)
  const lines = events.flatMap((event) => speech.event(event) ?? [])
  return (
    <div class="after">
      <h3>{play.afterThis}</h3>
      <ul>
        {lines.map((line, i) => (
          <li key={`${i} ${line}`}>{line}</li>
        ))}
        {cut && <li>{play.thenUnknown}</li>}
      </ul>
    </div>
  )
}
