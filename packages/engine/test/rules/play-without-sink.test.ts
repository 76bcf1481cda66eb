import type { Effect } from '@amalfi/packs'
import { expect, test } from 'vitest'
import { seaPackWithAgent, setEffect } from '../support/sea-pack.ts'
import { openTable, type Table } from '../support/table.ts'

/** Events report what happens and change nothing, so a search can play without them. */
const ALL: Effect = [
  { navigate: 'public' },
  { visit: 'own' },
  { erect: 1 },
  { straighten: 1 },
  { recall: 1, from: 'dock' },
  { shift: 1, to: 'any' },
]

const table = () =>
  openTable({
    pack: seaPackWithAgent(ALL, (p) => setEffect(p, 'envoy', { light: 1 })),
  }).arrange({
    boards: [
      { invited: ['agent', 'envoy'], engaged: ['envoy'], destinations: ['orchard'], bread: 6 },
      { lighthouses: ['wine-coast'], bread: 3 },
    ],
  })

const VOYAGE = [
  { do: 'engage', character: 'agent' },
  { do: 'navigate', to: 'wine-coast' },
  { do: 'send', hold: 'wine' },
  { do: 'decline' },
  { do: 'lightSend', hold: 'wine' },
  { do: 'visit', to: 'orchard' },
  { do: 'erect', to: 'chapel' },
  { do: 'straighten', character: 'envoy' },
  { do: 'recall', to: 'wine-coast' },
  { do: 'shift', from: 'wine', to: 'gem' },
] as const

/** The next choice of seat 1 depends on the open cards. */
const takes = (council: (string | null)[]) =>
  [
    { do: 'navigate', to: 'lower' },
    { do: 'characterFirst' },
    { do: 'take', character: council[2] ?? '' },
    { do: 'navigate', to: 'cape' },
    { do: 'erect', to: 'any-bay' },
    { do: 'pass' },
    { do: 'engage', character: 'envoy' },
    { do: 'light', to: 'chapel' },
    { do: 'lightBread' },
  ] as const

const unheard = (to: Table, choices: readonly Parameters<Table['play']>[0][]) => {
  for (const choice of choices) to.rules.play(to.game, to.asked, to.rules.parse(choice))
}

test('REN-NAV-12 REN-NAV-9 REN-NAV-7: playing without an event sink gives the same position', () => {
  const heard = table()
  const council = heard.row('council')
  heard.play(...VOYAGE, ...takes(council))
  const silent = table()
  unheard(silent, [...VOYAGE, ...takes(council)])
  expect(silent.rules.encode(silent.game)).toBe(heard.rules.encode(heard.game))
  expect([heard.events.length > 30, silent.events]).toEqual([true, []])
})
