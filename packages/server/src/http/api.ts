import { writeDeal } from '@amalfi/session'
import {
  type GameLogAnswer,
  invitation,
  joining,
  MOST_BODY_BYTES,
  MOST_CREATED_PER_HOUR,
  newTable,
  PROTOCOL,
  type RequestRefusal,
} from '@amalfi/wire'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Accounts } from '../accounts/accounts.ts'
import type { Games } from '../games/games.ts'
import { StoreError } from '../store/store.ts'
import { Refused, type Tables } from '../tables/tables.ts'
import { BucketsByAddress } from './limits.ts'
import { addressOf, isOwnOrigin, type Reach } from './origin.ts'

/** What the requests need. */
export interface ApiParts {
  readonly accounts: Accounts
  readonly tables: Tables
  readonly games: Games
  readonly reach: Reach
  readonly report: (line: string, error: unknown) => void
}

type Ctx = Context<{ Bindings: HttpBindings }>

const STATUS: Readonly<Record<RequestRefusal, 400 | 403 | 404 | 409 | 413 | 429 | 503>> = {
  badRequest: 400,
  forbidden: 403,
  notFound: 404,
  tooLong: 413,
  tooMany: 429,
  full: 409,
  colourTaken: 409,
  notHost: 403,
  notReady: 409,
  notStored: 503,
}

const SECONDS_PER_HOUR = 3600
const COOKIE_SECONDS = 400 * 24 * SECONDS_PER_HOUR

/** The name of the cookie with the token. On https browsers let only this host set it. */
export const cookieName = ({ origin }: Reach): string =>
  isSecure(origin) ? '__Host-amalfi' : 'amalfi'

const isSecure = (origin: string | undefined): boolean => origin?.startsWith('https:') ?? false

/** All requests under `/api`. */
export function api({ accounts, tables, games, reach, report }: ApiParts): Hono<{
  Bindings: HttpBindings
}> {
  const created = new BucketsByAddress(
    MOST_CREATED_PER_HOUR,
    MOST_CREATED_PER_HOUR / SECONDS_PER_HOUR,
  )

  const account = (c: Ctx): Promise<string | null> => accounts.find(getCookie(c, cookieName(reach)))

  /** The account that asks. If it has none, one is made. */
  async function accountOrNew(c: Ctx): Promise<string> {
    const known = await account(c)
    if (known !== null) return known
    const { account: made, token } = await accounts.create()
    setCookie(c, cookieName(reach), token, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: COOKIE_SECONDS,
      secure: isSecure(reach.origin),
    })
    return made
  }

  const limitCreated = (c: Ctx): void => {
    if (!created.take(addressOf(c.env.incoming, reach), Date.now())) throw new Refused('tooMany')
  }

  const app = new Hono<{ Bindings: HttpBindings }>().basePath('/api')

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    if (c.req.method !== 'GET' && !isOwnOrigin(c.env.incoming, reach))
      throw new Refused('forbidden')
    await next()
  })
  app.use(bodyLimit({ maxSize: MOST_BODY_BYTES, onError: (c) => refused(c, 'tooLong') }))

  app.onError((error, c) => {
    if (error instanceof Refused) return refused(c, error.why)
    if (error instanceof StoreError) return refused(c, 'notStored')
    report(`${c.req.method} failed`, error)
    return c.json({ why: 'notStored' satisfies RequestRefusal }, 500)
  })
  app.notFound((c) => refused(c, 'notFound'))

  app.get('/server', (c) => c.json({ protocol: PROTOCOL }))

  app.post('/tables', async (c) => {
    const options = await bodyOf(c, newTable)
    limitCreated(c)
    return c.json(await tables.create(await accountOrNew(c), options))
  })

  app.get('/tables/:id', async (c) =>
    c.json(await tables.look(c.req.param('id'), await account(c))),
  )

  // The code of an invitation is never part of an address, because addresses end up in log files.
  app.post('/tables/:id/look', async (c) => {
    const { code } = await bodyOf(c, invitation)
    return c.json(await tables.look(c.req.param('id'), await account(c), code))
  })

  app.post('/tables/:id/join', async (c) => {
    const who = await bodyOf(c, joining)
    const id = c.req.param('id')
    // Only somebody with a valid invitation needs an account.
    const known = await account(c)
    await tables.look(id, known, who.code)
    if (known === null) limitCreated(c)
    return c.json(await tables.join(id, await accountOrNew(c), who))
  })

  app.post('/tables/:id/begin', async (c) => {
    const host = await account(c)
    if (host === null) throw new Refused('notFound')
    await tables.begin(c.req.param('id'), host)
    return c.json({})
  })

  app.get('/games/:id/log', async (c) => {
    const id = c.req.param('id')
    const { seat } = await tables.look(id, await account(c))
    const game = await games.find(id)
    if (game === null || seat < 0) throw new Refused('notFound')
    return c.json((await game.log(seat)) satisfies GameLogAnswer)
  })

  app.get('/games/:id/deal', async (c) =>
    c.body(writeDeal(await tables.deal(c.req.param('id'), await account(c))), 200, {
      'Content-Type': 'application/json',
    }),
  )

  return app
}

const refused = (c: Context, why: RequestRefusal): Response => c.json({ why }, STATUS[why])

async function bodyOf<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await c.req.text())
  if (!read.success) throw new Refused('badRequest')
  return read.output
}
