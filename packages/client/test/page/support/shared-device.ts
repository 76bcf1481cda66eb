import {
  ASIDE,
  describeBoard,
  forecastOf,
  type Game,
  HAND,
  type Hands,
  HIDDEN,
  newRecord,
  PILE,
  pricesOf,
  refusedAttempts,
  seedChance,
  shuffle,
} from '@amalfi/engine'
import { isPublicCause } from '../../../src/model/curtain/visible-view.ts'
import { previewOf } from '../../../src/model/game/preview.ts'
import { rulesOf } from '../../../src/model/game/rules.ts'
import { targetsOf } from '../../../src/model/game/targets.ts'
import type { LocalGame } from '../../../src/model/session/local-game.ts'
import { newSavedGame } from '../../../src/model/session/saved-game.ts'
import type { TableSession } from '../../../src/model/session/table-session.ts'
import { choose, openGame, randomBots, untilIdle } from './tables.ts'

export interface SharedSetup {
  readonly hands: Hands
  /** By seat: whether a person plays it. */
  readonly people: readonly boolean[]
  readonly seed: number
  /** Called while a bot thinks. */
  readonly think?: () => void
}

export function tableOf({ hands, people, seed, think }: SharedSetup): Promise<LocalGame> {
  const rules = rulesOf('renaissance', 'english')
  const saved = newSavedGame({
    id: 'table',
    players: people.map((person) => ({ kind: person ? 'person' : 'random', name: '' })),
    rules,
    record: newRecord(rules, { players: people.length, hands, seed }),
  })
  return openGame(saved, { bots: () => randomBots(think) })
}

/** Begins to play, until a human has to do something. */
export async function begin(game: LocalGame): Promise<TableSession> {
  game.play()
  await untilIdle(game.session)
  return game.session
}

/** Plays random choices and yields at every moment at which something is shown. */
export async function* playMoments(game: LocalGame, seed: number, moments = 250) {
  const chance = seedChance(seed)
  const session = await begin(game)
  for (let moment = 0; moment < moments && !session.over.value; moment++) {
    yield moment
    if (session.curtain.value.nextViewer >= 0) {
      await session.openCurtain()
      continue
    }
    const asked = session.question.value
    if (asked === null) throw new Error('nobody is asked anything')
    const choices = [...asked.choices]
    shuffle(chance, choices)
    // Inviting is preferred and passing avoided, so more happens in the game.
    const kindOf = (choice: number): string => session.rules.describe(choice).do
    const action =
      choices.find((choice) => kindOf(choice) === 'invite') ??
      choices.find((choice) => kindOf(choice) !== 'pass')
    await choose(session, action ?? choices[0])
  }
  yield moments
}

/** The number of choices that are previewed, as a person would. */
const PREVIEWED = 5

/** Everything that a table shows except its log, as text. */
export function shownAt(session: TableSession): string {
  const { rules, question, imagined } = session
  const { nextViewer } = session.curtain.value
  const view = session.view()
  const boardView = describeBoard(rules.tables, view)
  const asked = question.value
  const offered = asked === null ? [] : [...asked.choices, ...asked.options]
  const nextDecision = nextViewer < 0 ? null : rules.decision(imagined, nextViewer)
  return JSON.stringify({
    boardView,
    nextDecision:
      nextDecision !== null && isPublicCause(boardView, nextDecision.because) ? nextDecision : null,
    prices: pricesOf(rules.tables, view),
    forecasts: boardView.boards.map(({ seat }) => forecastOf(rules.tables, view, seat)),
    asked,
    targets: asked === null ? [] : [...targetsOf(asked, rules)],
    refused: asked === null ? [] : refusedAttempts(rules, imagined, boardView, asked.decision),
    previews: offered
      .slice(0, PREVIEWED)
      .map((choice) => previewOf(rules, imagined, asked?.seat ?? 0, choice)),
  })
}

/** The full game, which the page does not see. */
export const fullGameOf = (game: LocalGame): Game =>
  game.session.rules.decode(game.state().position)

/** The cards that the viewer must not see: those in decks and those that others hold. */
export function hiddenAt(fullGame: Game, { rules, viewer }: TableSession): string[] {
  const seat = viewer.value
  const { where } = rules.view(fullGame, seat).game
  const { artworkIds, destinationIds, characterIds } = rules.tables
  const held = [HAND, PILE, ASIDE].flatMap((place) =>
    [0, 1, 2, 3].filter((other) => other !== seat).map((other) => place + other),
  )
  return [
    ...fullGame.artworkDeck.map((card) => artworkIds[card]),
    ...fullGame.atlasDeck.map((card) => destinationIds[card]),
    ...characterIds.filter((_, i) => where[i] === HIDDEN || held.includes(fullGame.where[i])),
  ]
}
