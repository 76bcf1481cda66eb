import { expect, test } from 'vitest'
import { openTable } from '../support/table.ts'

test('X2 X3 REN-PAY-1 REN-PAY-2 REN-PAY-4: a mixed payment of 7 wine, 2 over', () => {
  const table = openTable()
  const id = table.tables.artworkIds.find(
    (_, i) => table.tables.artworks.cost[i] === 7 && table.tables.artworks.accepts[i] === 4,
  )
  const artwork = id ?? ''
  table.lay({
    boards: [{ wine: 2, bay: 2 }],
    workshop: [
      ...table.tables.artworkIds.filter((other) => other !== artwork).slice(0, 3),
      artwork,
      table.tables.artworkIds.filter((other) => other !== artwork)[4],
    ],
  })
  table.play({ do: 'acquire', artwork })
  expect(table.about).toBe('payment')
  table.play({ do: 'pay', wine: 2, emergency: 1 })
  expect(table.ships(0, 'port')).toBe(1)
  expect(table.bread(0)).toBe(2)
})
