import { ASIDE, eventSeenBy, HAND, HIDDEN, PILE, RecordedGame } from '@amalfi/engine'
import { renaissancePack } from '@amalfi/packs'
import { translatorFor } from '@amalfi/text'
import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { type EngineGame, rules } from './engine-game.ts'

const { names, cards } = translatorFor(renaissancePack, en)

/** Other card names that contain a name, such as a fortress named after its builder. */
const longerThan = (name: string): string[] =>
  cards.map((card) => card.name).filter((one) => one !== name && one.includes(name))

/** The characters that a viewer (-1: an onlooker) must not see: hidden, or held by others. */
function hiddenFrom({ game }: EngineGame, viewer: number): string[] {
  const { where } = rules.view(game, viewer).game
  const held = [HAND, PILE, ASIDE].flatMap((place) =>
    [0, 1, 2, 3].filter((seat) => seat !== viewer).map((seat) => place + seat),
  )
  return rules.tables.characterIds.filter(
    (_, card) => where[card] === HIDDEN || held.includes(game.where[card]),
  )
}

/** The characters that the viewer has seen at some time, which the log may mention. */
function seenBefore({ record }: EngineGame, viewer: number): Set<string> {
  const events = new RecordedGame(rules, record).log.map(({ event }) => eventSeenBy(event, viewer))
  return new Set(
    events.flatMap((event) => {
      if (event.kind === 'card') return event.card ?? []
      if (event.kind === 'reveal') return event.card
      return 'character' in event ? event.character : []
    }),
  )
}

/** The hidden cards that appear anywhere in the page, by name or by id. */
export async function hiddenCardsOn(
  page: Page,
  engine: EngineGame,
  viewer: number,
): Promise<string[]> {
  const known = seenBefore(engine, viewer)
  const hidden = hiddenFrom(engine, viewer).map((id) => ({
    id,
    name: names.character(id),
    longer: longerThan(names.character(id)),
    wasSeen: known.has(id),
  }))
  return page.evaluate((cards) => {
    const log = '.log-box, .log-panel, .announcer'
    const textOf = (within: Element[]): string => {
      const values = within.flatMap((one) => [...one.attributes].map(({ value }) => value))
      const texts = within.flatMap((one) =>
        // A name may be split into parts.
        one.children.length === 0 || one.matches('.name')
          ? (one.textContent ?? '')
          : directText(one),
      )
      return [...values, ...texts].join('\n')
    }
    const directText = (one: Element): string =>
      [...one.childNodes].flatMap((part) => (part instanceof Text ? part.data : [])).join('')
    const all = [...document.querySelectorAll('*')]
    const table = textOf(all.filter((one) => one.closest(log) === null))
    const logged = textOf(all.filter((one) => one.closest(log) !== null))
    const containsName = (text: string, name: string, longer: readonly string[]): boolean =>
      longer.reduce((rest, one) => rest.replaceAll(one, ''), text).includes(name)
    const ids = new Set(`${table}\n${logged}`.split(/[\s:]+/))
    return cards
      .filter(
        ({ id, name, longer, wasSeen }) =>
          ids.has(id) ||
          containsName(table, name, longer) ||
          (!wasSeen && containsName(logged, name, longer)),
      )
      .map(({ name }) => name)
  }, hidden)
}
