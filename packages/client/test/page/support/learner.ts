import { bots } from '@amalfi/bots'
import { newRecord, PHASES, Sitting, seedChance } from '@amalfi/engine'
import { type Language, renaissancePack } from '@amalfi/packs'
import { type CardKind, speechOf, type Topic } from '@amalfi/text'
import { tongues } from '@amalfi/text/tongues'
import { rulesOf } from '../../../src/game/rules.ts'
import {
  AT_THE_BEGINNING,
  GAME,
  type KeptLesson,
  LEARNER,
  PACKS,
  PRINTING,
  SETUP,
} from '../../../src/learn/course.ts'
import { Follower, type Learnt } from '../../../src/learn/follow.ts'
import { type Hint, hintAt } from '../../../src/learn/hint.ts'
import type { Spoken } from '../../../src/table/spoken.ts'

export const rules = rulesOf(GAME, PRINTING)
const opponents = { merchant: bots.merchant(rules), random: bots.random(rules) }

const family = (kind: CardKind): string => (kind.endsWith('Destination') ? 'destination' : kind)

/** The words of a table where one is called Ada and the merchant Loredan. */
export function spokenIn(language: Language): Spoken {
  const speech = speechOf(renaissancePack, tongues[language], { players: ['Ada', 'Loredan'] })
  const cards = new Map(speech.cards.map((card) => [`${family(card.kind)} ${card.id}`, card]))
  return { speech, card: (kind, id) => cards.get(`${kind} ${id}`) }
}

/** What one sees of the guide, and may choose from. */
export interface Lookout {
  readonly hint: Hint
  readonly learnt: Learnt
  readonly lesson: KeptLesson
  readonly sitting: Sitting<typeof SETUP>
  /** Choices and options; none while a turn waits to be ended. */
  readonly offered: readonly number[]
}

/** What is done about a hint: a choice, or the note is read, or the turn ended. */
export type Answer = number | 'go on'

export function openingOf(setup = SETUP): Sitting<typeof SETUP> {
  const sitting = new Sitting(rules, newRecord(rules, setup))
  for (const { seat, pack } of PACKS) sitting.choose(seat, rules.parse({ do: 'pack', pack }))
  return sitting
}

/** Plays the guided game as the page does, with someone who answers. Gives back every hint, to the end. */
export function guided(
  answer: (look: Lookout) => Answer,
  against: keyof typeof opponents = 'merchant',
  sitting = openingOf(),
  skipped: readonly Topic[] = [],
): Lookout[] {
  const follower = new Follower(rules)
  const seen: Lookout[] = []
  let lesson = { ...AT_THE_BEGINNING, skipped }
  for (let step = 0; step < 600; step++) {
    const { game } = sitting
    const [seat] = rules.deciders(game)
    if (seat !== undefined && seat !== LEARNER) {
      const choices = rules.choices(game, seat, [])
      const options = rules.options(game, seat, [])
      const chance = seedChance(
        (Number(sitting.record.setup.seed) + sitting.made * 8 + seat) % 2 ** 52,
      )
      const opponent = opponents[against]
      sitting.choose(seat, opponent({ view: rules.view(game, seat), choices, options, chance }))
      continue
    }
    const learnt = follower.follow(sitting.record, lesson.skipped)
    const at = { rules, game, seat: LEARNER }
    const hint = hintAt({ learnt, lesson, at, held: false, fresh: true })
    if (hint === null) throw new Error('nothing is said though one is asked')
    const offered =
      game.phase === PHASES.indexOf('over')
        ? []
        : [...rules.choices(game, LEARNER, []), ...rules.options(game, LEARNER, [])]
    const look = { hint, learnt, lesson, sitting, offered }
    seen.push(look)
    if (hint.kind === 'end') return seen
    const reply = answer(look)
    if (reply !== 'go on') sitting.choose(LEARNER, reply)
    else if (hint.kind === 'note') lesson = { ...lesson, told: [...lesson.told, hint.note] }
    else throw new Error('only a note can be gone on from')
  }
  throw new Error('the guided game does not end')
}

/** Does what it is told. */
export const obedient = ({ hint }: Lookout): Answer =>
  hint.kind === 'task' ? hint.proposal.advice.choice : 'go on'
