import { createHash, randomBytes } from 'node:crypto'
import type { Store } from '../store/store.ts'

/** Random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex')

/** What is stored of a token. Whoever reads the data file cannot use it to sign in. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const TOKEN = /^[0-9a-f]{64}$/

/** The people of a server. Nobody signs up: an account is made when somebody first needs one. */
export class Accounts {
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  /** The account of the token that a browser has sent, or null. */
  async find(token: string | undefined): Promise<string | null> {
    return token !== undefined && TOKEN.test(token) ? this.store.accountOf(hashOf(token)) : null
  }

  /** Makes an account. The browser keeps the token. */
  async create(): Promise<{ readonly account: string; readonly token: string }> {
    const account = randomHex(16)
    const token = randomHex(32)
    await this.store.addAccount(account, hashOf(token))
    return { account, token }
  }
}
