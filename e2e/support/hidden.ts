import { ASIDE, HAND, HIDDEN, PILE, RecordedGame, witnessed } from '@amalfi/engine'
import { renaissancePack } from '@amalfi/packs'
import { translatorFor } from '@amalfi/text'
import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { type Mirror, rules } from './mirror.ts'

const { names, cards } = translatorFor(renaissancePack, en)

/** Other names in which a name stands, like that of a fortress in which its builder's does. */
const longerThan = (name: string): string[] =>
  cards.map((card) => card.name).filter((one) => one !== name && one.includes(name))

/** The characters that a pair of eyes (-1: an onlooker) may not see: hidden, or held by others. */
function hiddenFrom({ game }: Mirror, eyes: number): string[] {
  const { where } = rules.view(game, eyes).game
  const held = [HAND, PILE, ASIDE].flatMap((place) =>
    [0, 1, 2, 3].filter((seat) => seat !== eyes).map((seat) => place + seat),
  )
  return rules.tables.characterIds.filter(
    (_, card) => where[card] === HIDDEN || held.includes(game.where[card]),
  )
}

/** Those that were to be seen at some time: the log may tell of them. */
function once({ record }: Mirror, eyes: number): Set<string> {
  const told = new RecordedGame(rules, record).log.map(({ event }) => witnessed(event, eyes))
  return new Set(
    told.flatMap((event) => {
      if (event.kind === 'card') return event.card ?? []
      if (event.kind === 'reveal') return event.card
      return 'character' in event ? event.character : []
    }),
  )
}

/** The hidden cards that stand anywhere in the page, by name or by id, to be read, heard or found. */
export async function leaks(page: Page, mirror: Mirror, eyes: number): Promise<string[]> {
  const known = once(mirror, eyes)
  const hidden = hiddenFrom(mirror, eyes).map((id) => ({
    id,
    name: names.character(id),
    longer: longerThan(names.character(id)),
    told: known.has(id),
  }))
  return page.evaluate((cards) => {
    const log = '.log-box, .log-panel, .announcer'
    const here = (within: Element[]): string => {
      const values = within.flatMap((one) => [...one.attributes].map(({ value }) => value))
      const texts = within.flatMap((one) =>
        // A name may be set in parts.
        one.children.length === 0 || one.matches('.name')
          ? (one.textContent ?? '')
          : directText(one),
      )
      return [...values, ...texts].join('\n')
    }
    const directText = (one: Element): string =>
      [...one.childNodes].flatMap((part) => (part instanceof Text ? part.data : [])).join('')
    const all = [...document.querySelectorAll('*')]
    const table = here(all.filter((one) => one.closest(log) === null))
    const story = here(all.filter((one) => one.closest(log) !== null))
    const stands = (text: string, name: string, longer: readonly string[]): boolean =>
      longer.reduce((rest, one) => rest.replaceAll(one, ''), text).includes(name)
    const ids = new Set(`${table}\n${story}`.split(/[\s:]+/))
    return cards
      .filter(
        ({ id, name, longer, told }) =>
          ids.has(id) || stands(table, name, longer) || (!told && stands(story, name, longer)),
      )
      .map(({ name }) => name)
  }, hidden)
}
