import { RecordError } from '@amalfi/engine'
import { type ProvenGame, readDeal } from '@amalfi/session'
import {
  type CreatedTable,
  createdTable,
  type GameLogAnswer,
  gameLog,
  type Joining,
  type NewTable,
  type RequestRefusal,
  refusedAnswer,
  type TableAnswer,
  tableAnswer,
} from '@amalfi/wire'
import * as v from 'valibot'

/** The server refused a request, or could not be reached. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly why: RequestRefusal | 'offline'
  constructor(why: RequestRefusal | 'offline') {
    super(why)
    this.why = why
  }
}

async function textOf(path: string, body?: unknown): Promise<string> {
  let response: Response
  try {
    response = await fetch(`api/${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
  } catch {
    throw new RequestError('offline')
  }
  const text = await response.text()
  if (response.ok) return text
  const refused = v.safeParse(v.pipe(v.string(), v.parseJson(), refusedAnswer), text)
  throw new RequestError(refused.success ? refused.output.why : 'offline')
}

async function answer<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  body?: unknown,
): Promise<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, JSON.parse(await textOf(path, body)))
  if (!read.success) throw new RequestError('badRequest')
  return read.output
}

export const createTable = (table: NewTable): Promise<CreatedTable> =>
  answer(createdTable, 'tables', table)

/** The table for somebody who sits there or has an invitation. */
export const lookAtTable = (id: string, code: string | undefined): Promise<TableAnswer> =>
  code === undefined
    ? answer(tableAnswer, `tables/${id}`)
    : answer(tableAnswer, `tables/${id}/look`, { code })

export const joinTable = (id: string, joining: Joining): Promise<TableAnswer> =>
  answer(tableAnswer, `tables/${id}/join`, joining)

export async function beginTable(id: string): Promise<void> {
  await textOf(`tables/${id}/begin`, {})
}

export const fetchLog = (id: string): Promise<GameLogAnswer> => answer(gameLog, `games/${id}/log`)

/** The record of a finished game with the proof of its deal. */
export async function fetchDeal(id: string): Promise<ProvenGame> {
  try {
    return readDeal(await textOf(`games/${id}/deal`))
  } catch (error) {
    throw error instanceof RecordError ? new RequestError('badRequest') : error
  }
}
