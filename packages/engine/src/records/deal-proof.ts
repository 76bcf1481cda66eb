import { sha256 } from '../hash/sha256.ts'
import type { GameRecord } from './record.ts'

/**
 * What proves that nobody chose the cards of an online game. The server commits to a secret before it
 * knows the nonces, and the page of every person adds a nonce. So neither could aim for a deal.
 */
export interface DealProof {
  /** The hash of the secret. The pages are told it before they send their nonces. */
  readonly commitment: string
  /** 64 hexadecimal digits. The pages are told it at the end of the game. */
  readonly secret: string
  /** By seat: what the page of its person added; null for a bot and for a page that did not answer in time. */
  readonly nonces: readonly (string | null)[]
}

/** What is wrong with a deal. */
export type DealFault =
  /** The secret is not the one to which the server has committed. */
  | 'secret'
  /** The cards were not dealt from secret and nonces. */
  | 'key'
  /** The game began from a position, so its cards were not dealt. */
  | 'position'

/** What the server commits to before the deal. */
export const commitmentOf = (secret: string): string => sha256(secret)

/** The key of the sealed generator that deals the cards: the seed of the set-up. */
export const dealKey = (secret: string, nonces: readonly (string | null)[]): string =>
  sha256(['amalfi deal', secret, ...nonces.map((nonce) => nonce ?? '-')].join(' '))

/**
 * What is wrong with a deal; null if the cards come from secret and nonces. Whether the choices of
 * the record are legal, only a replay shows.
 */
export function faultOfDeal(
  { commitment, secret, nonces }: DealProof,
  { setup, from }: GameRecord,
): DealFault | null {
  if (commitmentOf(secret) !== commitment) return 'secret'
  if (setup.seed !== dealKey(secret, nonces)) return 'key'
  return from === undefined ? null : 'position'
}
