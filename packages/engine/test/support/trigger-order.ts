import type { Effect, Trigger } from '@amalfi/packs'
import { type Change, permanent } from './cards.ts'
import type { Table } from './table.ts'

export const points = { points: 1 }
export const invite = (character: string) => ({ do: 'invite' as const, character })
export const resolve = (character: string) => ({ do: 'resolve' as const, character })
export const triggered = (table: Table) =>
  table.eventsOf('trigger').map(({ seat, character }) => `${seat} ${character}`)

export const onInvite = (id: string, effect: Effect, more: Partial<Trigger> = {}): Change =>
  permanent(id, [{ when: 'invite', ...more, do: effect }])
