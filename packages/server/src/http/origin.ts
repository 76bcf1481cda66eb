import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** How the server is reached from outside. */
export interface Reach {
  /** The address of the page, such as `https://amalfi.example`; undefined if it is what the browser asked for. */
  readonly origin: string | undefined
  /** Whether a proxy in front says who asks. */
  readonly trustProxy: boolean
}

/** A name that can only mean this machine or its network, so that no foreign domain can point here. */
const isLocalName = (name: string): boolean =>
  name === 'localhost' ||
  isIP(name.replace(/^\[|\]$/g, '')) > 0 ||
  [hostname(), `${hostname()}.local`].includes(name)

/** Whether a request comes from our own page. Browsers send the origin with everything that changes something. */
export function isOwnOrigin({ headers }: IncomingMessage, { origin }: Reach): boolean {
  const sent = headers.origin
  if (sent === undefined) return false
  if (origin !== undefined) return sent === origin
  if (!URL.canParse(sent)) return false
  const { host, hostname: name } = new URL(sent)
  return host === headers.host && isLocalName(name)
}

/** The network address that asks. It is kept in memory only. */
export function addressOf(request: IncomingMessage, { trustProxy }: Reach): string {
  const forwarded = request.headers['x-forwarded-for']
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return (trustProxy && last) || (request.socket.remoteAddress ?? '')
}
