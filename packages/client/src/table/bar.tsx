import { useScene } from './scene.tsx'
import { thingsOn } from './targets.ts'

const PERIODS = ['I', 'II', 'III', 'IV']

/** What is asked and because of what; the choices that lie on nothing; undo. */
export function Bar() {
  const { table, speech, look, targets } = useScene()
  const { page, table: words, terms } = speech.tongue
  const question = table.question.value
  const things = thingsOn(look)
  const inWords = [...targets].flatMap(([thing, offered]) => (things.has(thing) ? [] : offered))
  const decision = question?.decision
  const why = decision === undefined ? '' : speech.because(decision)
  const prompt = table.over.value
    ? page.result
    : question === null || decision === undefined
      ? page.thinking(speech.names.seat(table.thinking.value))
      : words.labelled(speech.names.seat(question.seat), speech.prompt(decision))
  return (
    <div class="prompt-bar">
      <span class="when">{words.period(PERIODS[look.period - 1], terms.phases[look.phase])}</span>
      <p class="prompt" aria-live="assertive">
        {prompt}
        {why !== '' && <small> ({words.talk.because(why)})</small>}
      </p>
      <span class="asked">
        {inWords.map(({ choice, described }) => (
          <button
            key={choice}
            type="button"
            data-choices={choice}
            onClick={() => void table.choose(choice)}
          >
            {speech.choice(described, decision)}
          </button>
        ))}
      </span>
      <button type="button" class="undo" onClick={() => void table.undo()}>
        {page.undo}
      </button>
    </div>
  )
}
