import {
  ASIDE,
  describeBoard,
  forecastOf,
  HAND,
  type Hands,
  HIDDEN,
  PILE,
  pricesOf,
  refused,
  seedChance,
  shuffle,
} from '@amalfi/engine'
import { isOpen, sightOf } from '../../../src/model/curtain/sight.ts'
import { previewOf } from '../../../src/model/game/preview.ts'
import { rulesOf } from '../../../src/model/game/rules.ts'
import { targetsOf } from '../../../src/model/game/targets.ts'
import { LiveTable } from '../../../src/model/session/live.ts'

export interface Wished {
  readonly hands: Hands
  /** By seat: whether a person plays it. */
  readonly people: readonly boolean[]
  readonly seed: number
}

export const tableOf = ({ hands, people, seed }: Wished): LiveTable =>
  new LiveTable({
    id: 'table',
    players: people.map((person) => ({ kind: person ? 'person' : 'random', name: '' })),
    rules: rulesOf('renaissance', 'english'),
    record: { players: people.length, hands, seed },
  })

/** Plays by chance, and stops at every moment at which something is shown. */
export async function* playOn(table: LiveTable, seed: number, moments = 250) {
  const chance = seedChance(seed)
  await table.go()
  for (let moment = 0; moment < moments && !table.over.value; moment++) {
    yield moment
    if (table.curtain.value.awaited >= 0) {
      table.lift()
      continue
    }
    const asked = table.question.value
    if (asked === null) throw new Error('nobody is asked anything')
    const choices = [...asked.choices]
    shuffle(chance, choices)
    // What is in a hand is to be played, and who passes by chance has soon done with the game.
    const does = (one: number): string => table.rules.describe(one).do
    const act =
      choices.find((one) => does(one) === 'invite') ?? choices.find((one) => does(one) !== 'pass')
    await table.choose(act ?? choices[0])
  }
  yield moments
}

/** So many choices are looked at as a person would who considers them. */
const CONSIDERED = 5

/** Everything that goes into what a table shows but its story, as text. */
export function shownAt(table: LiveTable): string {
  const { rules, game, question } = table
  const { front, looking, awaited } = table.curtain.value
  const view = sightOf(rules, game, looking, front)
  const look = describeBoard(rules.tables, view)
  const asked = question.value
  const offered = asked === null ? [] : [...asked.choices, ...asked.options]
  const behind = awaited < 0 ? null : rules.decision(game, awaited)
  return JSON.stringify({
    look,
    behind: behind !== null && isOpen(look, behind.because) ? behind : null,
    prices: pricesOf(rules.tables, view),
    forecasts: look.boards.map(({ seat }) => forecastOf(rules.tables, view, seat)),
    asked,
    targets: asked === null ? [] : [...targetsOf(asked, rules)],
    refused: asked === null ? [] : refused(rules, game, look, asked.decision),
    previews: offered
      .slice(0, CONSIDERED)
      .map((choice) => previewOf(rules, game, asked?.seat ?? 0, choice)),
  })
}

/** The cards that whoever looks may not see: those in the decks, and those that others hold. */
export function hiddenAt({ rules, game, curtain }: LiveTable): string[] {
  const { looking } = curtain.value
  const { where } = rules.view(game, looking).game
  const { artworkIds, destinationIds, characterIds } = rules.tables
  const held = [HAND, PILE, ASIDE].flatMap((place) =>
    [0, 1, 2, 3].filter((seat) => seat !== looking).map((seat) => place + seat),
  )
  return [
    ...game.artworkDeck.map((card) => artworkIds[card]),
    ...game.atlasDeck.map((card) => destinationIds[card]),
    ...characterIds.filter((_, i) => where[i] === HIDDEN || held.includes(game.where[i])),
  ]
}
