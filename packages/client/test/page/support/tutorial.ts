import { botChances, handMadeBots, typedSeed } from '@amalfi/bots'
import { type GameName, newRecord, PHASES, RecordedGame, type Setup } from '@amalfi/engine'
import type { Language } from '@amalfi/packs'
import { witnessedMoves } from '@amalfi/session'
import { type CardKind, type Topic, translatorFor } from '@amalfi/text'
import { localeFor } from '@amalfi/text/locales'
import { contextFor, type TutorialContext } from '../../../src/features/tutorial/course/context.ts'
import { type Course, LEARNER } from '../../../src/features/tutorial/course/course.ts'
import { type Hint, nextHint } from '../../../src/features/tutorial/course/hint.ts'
import {
  ProgressTracker,
  type TutorialProgress,
} from '../../../src/features/tutorial/course/progress.ts'
import { loadCourse } from '../../../src/features/tutorial/view/by-game.ts'
import { type GameRules, rulesOf } from '../../../src/model/game/rules.ts'
import { fetchGame } from '../../../src/model/games/catalog/by-game.ts'
import type { GameDefinition } from '../../../src/model/games/types/game-definition.ts'
import { NEW_LESSON, type SavedLesson } from '../../../src/model/storage/lesson.ts'
import type { TableText } from '../../../src/table/scene/table-text.ts'

const family = (kind: CardKind): string => (kind.endsWith('Destination') ? 'destination' : kind)

/** A moment of the tutorial: its hint, its progress and the legal choices. */
export interface TutorialStep {
  readonly hint: Hint
  readonly progress: TutorialProgress
  readonly lesson: SavedLesson
  readonly recordedGame: RecordedGame<Setup>
  /** Choices and options; empty while a turn waits for confirmation. */
  readonly offered: readonly number[]
}

/** The reaction to a hint: a choice, or 'continue' after reading a note. */
export type Answer = number | 'continue'

/** The tutorial of a game, as tests play it. */
export class TestTutorial {
  readonly course: Course
  readonly kind: GameDefinition
  readonly rules: GameRules
  private readonly opponents

  constructor(kind: GameDefinition, course: Course) {
    this.kind = kind
    this.course = course
    this.rules = rulesOf(kind.name, course.printing)
    this.opponents = {
      merchant: handMadeBots['merchant-1'](this.rules),
      random: handMadeBots.random(this.rules),
    }
  }

  /** The texts of a table with the players Ada and Loredan. */
  textIn(language: Language): TableText {
    const { pack, name } = this.kind
    const translator = translatorFor(pack, localeFor(language, name), {
      players: ['Ada', 'Loredan'],
    })
    const cards = new Map(translator.cards.map((card) => [`${family(card.kind)} ${card.id}`, card]))
    return { translator, card: (kind, id) => cards.get(`${kind} ${id}`) }
  }

  contextOf({ game }: RecordedGame<Setup>): TutorialContext {
    return contextFor(this.course, this.rules, this.rules.view(game, LEARNER))
  }

  /** The game of the tutorial after the starting packs were chosen. */
  opening(setup = this.course.setup): RecordedGame<Setup> {
    const { rules } = this
    const recordedGame = new RecordedGame(rules, newRecord(rules, setup))
    for (const { seat, pack } of this.course.packs)
      recordedGame.choose(seat, rules.parse({ do: 'pack', pack }))
    return recordedGame
  }

  /** The progress of a learner who has played this game. */
  progressIn(recordedGame: RecordedGame<Setup>): TutorialProgress {
    const { rules, course } = this
    return new ProgressTracker(rules, course).progressOf(
      witnessedMoves(rules, LEARNER)(recordedGame),
      [],
    )
  }

  /** Plays the tutorial as the page does and returns every step to the end. */
  guided(
    answer: (step: TutorialStep) => Answer,
    against: 'merchant' | 'random' = 'merchant',
    recordedGame = this.opening(),
    skipped: readonly Topic[] = [],
  ): TutorialStep[] {
    const { rules } = this
    const tracker = new ProgressTracker(rules, this.course)
    const witnessed = witnessedMoves(rules, LEARNER)
    const steps: TutorialStep[] = []
    let lesson = { ...NEW_LESSON, skipped }
    for (let step = 0; step < 600; step++) {
      const { game } = recordedGame
      const [seat] = rules.deciders(game)
      if (seat !== undefined && seat !== LEARNER) {
        this.opponentPlays(recordedGame, seat, against)
        continue
      }
      const progress = tracker.progressOf(witnessed(recordedGame), lesson.skipped)
      const ctx = this.contextOf(recordedGame)
      const hint = nextHint({
        progress,
        lesson,
        ctx,
        awaitingConfirm: false,
        isNewAction: true,
        movesAreShown: true,
      })
      if (hint === null) throw new Error('there is no hint for a question')
      const offered =
        game.phase === PHASES.indexOf('over')
          ? []
          : [...rules.choices(game, LEARNER, []), ...rules.options(game, LEARNER, [])]
      const current = { hint, progress, lesson, recordedGame, offered }
      steps.push(current)
      if (hint.kind === 'end') return steps
      const reply = answer(current)
      if (reply !== 'continue') recordedGame.choose(LEARNER, reply)
      else if (hint.kind === 'note') lesson = { ...lesson, told: [...lesson.told, hint.note.id] }
      else throw new Error('only a note can be continued from')
    }
    throw new Error('the guided game does not end')
  }

  private opponentPlays(
    recordedGame: RecordedGame<Setup>,
    seat: number,
    bot: 'merchant' | 'random',
  ): void {
    const { rules } = this
    const { game, record, moveCount } = recordedGame
    const choices = rules.choices(game, seat, [])
    const options = rules.options(game, seat, [])
    const chance = botChances(typedSeed(record.setup.seed))(seat, moveCount)
    const view = rules.view(game, seat)
    recordedGame.choose(seat, this.opponents[bot]({ view, choices, options, chance }))
  }
}

/** Always does what the guide proposes. */
export const followGuide = ({ hint }: TutorialStep): Answer =>
  hint.kind === 'task' ? hint.proposal.advice.choice : 'continue'

/** The tutorial of the game with this name. */
export async function tutorialOf(name: GameName): Promise<TestTutorial> {
  const kind = await fetchGame(name)
  return new TestTutorial(kind, await loadCourse(name))
}
