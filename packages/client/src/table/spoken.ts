import type { Printing } from '@amalfi/engine'
import { renaissancePack } from '@amalfi/packs'
import { type Card, type CardKind, type Speech, speechOf, type Tongue } from '@amalfi/text'
import { tongue } from '../app/tongue.ts'
import { namesOf } from '../game/names.ts'
import type { Table } from '../game/table.ts'

/** The words for a table. */
export interface Spoken {
  readonly speech: Speech
  readonly card: (
    kind: 'artwork' | 'character' | 'destination' | 'title' | 'decree',
    id: string,
  ) => Card | undefined
}

const family = (kind: CardKind): string => (kind.endsWith('Destination') ? 'destination' : kind)

function spokenBy(said: Tongue, players: readonly string[], printing: Printing): Spoken {
  const speech = speechOf(renaissancePack, said, { players, printing })
  const cards = new Map(speech.cards.map((card) => [`${family(card.kind)} ${card.id}`, card]))
  return { speech, card: (kind, id) => cards.get(`${kind} ${id}`) }
}

let last: { readonly table: Table; readonly said: Tongue; readonly spoken: Spoken } | undefined

/** It puts every card into words, which takes as long as to show them: so it is done once. */
export function spokenAt(table: Table): Spoken {
  const said = tongue.value
  if (last?.table !== table || last.said !== said) {
    const players = namesOf(table.players, said)
    last = { table, said, spoken: spokenBy(said, players, table.rules.tables.printing) }
  }
  return last.spoken
}
