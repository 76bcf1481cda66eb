import {
  BONUS_ICONS,
  COUNTS,
  GAME_CONFIGS,
  ITEMS,
  type Printing,
  RIVALS,
  SHADES,
  type Tables,
} from '@amalfi/engine'
import { artworkTable, characterTables, destinationTable } from './compile/cards.ts'
import { codeOf } from './compile/masks.ts'
import { NodeWriter } from './compile/nodes.ts'
import { packHash } from './hash.ts'
import type { Pack } from './schema/pack.ts'
import { inPrinting } from './schema/printing.ts'

/** More points than any decree can give. */
const NO_LIMIT = 9999

/** Turns a pack that `checkPack` has accepted into the tables that the engine plays with. */
export function compile(pack: Pack, options: { readonly printing?: Printing } = {}): Tables {
  const printing = options.printing ?? 'english'
  const writer = new NodeWriter()
  const packIds = packIdsOf(pack)
  const destinationIds = [
    ...pack.publicDestinations,
    ...pack.evolvingDestinations,
    ...pack.privateDestinations,
  ].map((place) => place.id)
  const destinations = destinationTable(pack, writer)
  const artworks = artworkTable(pack, writer)
  const characters = characterTables(pack, packIds, writer)
  const shipIcons = pack.shipIcons.value.map((icon) => writer.write(icon))
  const lighthouseIcons = pack.lighthouseIcons.value.map((icon) => writer.write(icon))
  return {
    pack: pack.name,
    hash: packHash(pack),
    printing,
    config: GAME_CONFIGS[pack.game],
    destinationIds,
    artworkIds: pack.artworks.map((card) => card.id),
    characterIds: pack.characters.map((card) => card.id),
    titleIds: pack.titles.map((card) => card.id),
    decreeIds: pack.decrees.map((card) => card.id),
    packIds,
    publicCount: pack.publicDestinations.length,
    evolvingCount: pack.evolvingDestinations.length,
    destinations,
    artworks,
    ...characters,
    nodes: writer.nodes,
    lists: writer.lists,
    amounts: writer.amounts,
    slotSurcharges: [pack.slots.value.workshop, pack.slots.value.atlas, pack.slots.value.council],
    shipIcons,
    lighthouseIcons,
    titles: titleTable(pack, printing),
    decrees: decreeTable(pack, printing),
    solo: {
      titles: RIVALS.map((rival) => pack.solo.titles.value[rival]),
      ranks: pack.solo.ranks.value[printing],
      iconPlaces: answersOf(pack, destinationIds),
      squares: pack.solo.squares?.value ?? null,
    },
  }
}

/** The ids of the starting packs, in order of first appearance. */
const packIdsOf = ({ characters }: Pack): string[] => [
  ...new Set(characters.flatMap(({ pack }) => (pack === undefined ? [] : [pack]))),
]

function titleTable({ titles, squares }: Pack, printing: Printing): Tables['titles'] {
  return {
    shade: titles.map((title) => codeOf(SHADES, title.shade)),
    needs: titles.map((title) =>
      title.needs.flatMap((need) => [
        codeOf(COUNTS, need.count),
        inPrinting(need.atLeast, printing),
      ]),
    ),
    squares: titles.map((title) => title.squares ?? squares.value[title.shade]),
  }
}

function decreeTable({ decrees, boardPoints }: Pack, printing: Printing): Tables['decrees'] {
  return {
    lines: decrees.map((decree) =>
      decree.lines.flatMap((line) => [
        codeOf(ITEMS, line.item),
        codeOf(COUNTS, line.per),
        inPrinting(line.points, printing),
      ]),
    ),
    board: boardPoints.value.map((period) => ITEMS.map((item) => period[item] ?? 0)),
    maxPoints: decrees.map((decree) => decree.max ?? NO_LIMIT),
  }
}

/**
 * The destinations that answer a bonus: a table of the pack, or null if they follow from icons
 * (REN-SOL-12).
 */
function answersOf({ solo }: Pack, destinationIds: readonly string[]): number[][] | null {
  const answers = solo.answers.value
  if (answers === 'icons') return null
  return BONUS_ICONS.map((icon) => (answers[icon] ?? []).map((id) => codeOf(destinationIds, id)))
}
