import { timingSafeEqual } from 'node:crypto'
import {
  commitmentOf,
  type DealProof,
  dealKey,
  GAME_CONFIGS,
  GAMES,
  type GameRecord,
} from '@amalfi/engine'
import {
  type CreatedTable,
  type Joining,
  type NewTable,
  newTable,
  type RequestRefusal,
  SEAT_COLOURS,
  type TableAnswer,
  type TableInfo,
} from '@amalfi/wire'
import * as v from 'valibot'
import { hashOf, randomHex } from '../accounts/accounts.ts'
import type { Games } from '../games/games.ts'
import { writeEntry } from '../log/entries.ts'
import { currentPack, rulesFor } from '../log/rules.ts'
import type { Store, StoredSeat, StoredTable } from '../store/store.ts'

/** A request that the page made was refused. */
export class Refused extends Error {
  override name = 'Refused'
  readonly why: RequestRefusal
  constructor(why: RequestRefusal) {
    super(why)
    this.why = why
  }
}

const storedOptions = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ...newTable.entries, pack: v.string() }),
)

/** A table with the people at it. */
interface LoadedTable {
  readonly row: StoredTable
  readonly seats: readonly StoredSeat[]
}

/** A hash that no invitation has, so that unknown tables take as long as wrong invitations. */
const NO_INVITATION = '0'.repeat(64)

/** The tables: who sits where, and when a game begins. */
export class Tables {
  private readonly store: Store
  private readonly games: Games
  /** Is told the table whose seats or state have changed. */
  private readonly onChange: (table: string) => void

  constructor(store: Store, games: Games, onChange: (table: string) => void) {
    this.store = store
    this.games = games
    this.onChange = onChange
  }

  /** Creates a table. Nobody sits at it yet, not even its host, who must see the commitment first. */
  async create(host: string, options: NewTable): Promise<CreatedTable> {
    if (!GAME_CONFIGS[options.game].hands.includes(options.hands)) throw new Refused('badRequest')
    const id = randomHex(16)
    const code = randomHex(16)
    await this.store.addTable({
      id,
      host,
      invitation: hashOf(code),
      options: JSON.stringify({ ...options, pack: currentPack(options.game) }),
      secret: randomHex(32),
    })
    return { id, code }
  }

  /** The table for somebody who sits at it or is invited; anybody else cannot tell whether it exists. */
  async look(id: string, account: string | null, code?: string): Promise<TableAnswer> {
    const found = await this.load(id)
    const seat = this.seatOf(found, account)
    const isInvited = code !== undefined && this.isInvitation(found, code)
    if (found === null || (seat < 0 && !isInvited && found.row.host !== account))
      throw new Refused('notFound')
    return { table: infoOf(found), seat, isHost: found.row.host === account }
  }

  /** Gives somebody who is invited the first free seat. Whoever sits already keeps the seat. */
  async join(id: string, account: string, joining: Joining): Promise<TableAnswer> {
    const found = await this.load(id)
    if (found === null || !this.isInvitation(found, joining.code)) throw new Refused('notFound')
    if (this.seatOf(found, account) >= 0) return this.look(id, account)
    const { name, colour, nonce } = joining
    if (found.seats.some((other) => other.colour === colour)) throw new Refused('colourTaken')
    const isSeated = await this.sitDown(found, (seat) => ({
      table: id,
      seat,
      account,
      name,
      colour,
      nonce,
    }))
    if (!isSeated) throw new Refused('full')
    this.onChange(id)
    return this.look(id, account)
  }

  /** Deals the cards, when all seats are taken. */
  async begin(id: string, account: string): Promise<void> {
    const found = await this.load(id)
    if (found === null || this.seatOf(found, account) < 0) throw new Refused('notFound')
    if (found.row.host !== account) throw new Refused('notHost')
    const { game, printing, hands, players, pack } = optionsOf(found.row)
    if (found.row.state !== 'open' || found.seats.length !== players) throw new Refused('notReady')
    const rules = await rulesFor(game, printing, pack)
    if (rules === null) throw new Refused('notReady')
    const seed = dealKey(found.row.secret, noncesOf(found))
    const begun = await this.store.begin(
      id,
      writeEntry({
        kind: 'begin',
        game,
        printing,
        pack: rules.tables.pack,
        hash: rules.tables.hash,
        version: GAMES[game](rules.tables).version,
        setup: { players, hands, seed },
      }),
    )
    if (begun === null) throw new Refused('notReady')
    this.onChange(id)
  }

  /** The record of a finished game and the proof of its deal, for those who played it. */
  async deal(
    id: string,
    account: string | null,
  ): Promise<{ proof: DealProof; record: GameRecord }> {
    const found = await this.load(id)
    const game = found === null ? null : await this.games.find(id)
    if (found === null || game === null || this.seatOf(found, account) < 0 || !game.over)
      throw new Refused('notFound')
    const { secret } = found.row
    const proof = { commitment: commitmentOf(secret), secret, nonces: noncesOf(found) }
    return { proof, record: game.state.game.record }
  }

  /** The seat of an account at a table, or -1. */
  private seatOf(found: LoadedTable | null, account: string | null): number {
    return found?.seats.find((seat) => seat.account === account)?.seat ?? -1
  }

  private isInvitation(found: LoadedTable | null, code: string): boolean {
    const expected = found?.row.invitation ?? NO_INVITATION
    return timingSafeEqual(Buffer.from(hashOf(code)), Buffer.from(expected))
  }

  /** Tries the free seats in order. Somebody else may take one at the same time. */
  private async sitDown(
    { row, seats }: LoadedTable,
    at: (seat: number) => StoredSeat,
  ): Promise<boolean> {
    if (row.state !== 'open') return false
    for (let seat = 0; seat < optionsOf(row).players; seat++) {
      const isFree = seats.every((other) => other.seat !== seat)
      if (isFree && (await this.store.addSeat(at(seat)))) return true
    }
    return false
  }

  private async load(id: string): Promise<LoadedTable | null> {
    const row = await this.store.table(id)
    return row === null ? null : { row, seats: await this.store.seats(id) }
  }
}

const optionsOf = ({ options }: StoredTable) => v.parse(storedOptions, options)

const noncesOf = ({ row, seats }: LoadedTable): (string | null)[] =>
  Array.from(
    { length: optionsOf(row).players },
    (_, seat) => seats.find((one) => one.seat === seat)?.nonce ?? null,
  )

function infoOf({ row, seats }: LoadedTable): TableInfo {
  const { game, printing, hands, players, pack } = optionsOf(row)
  return {
    id: row.id,
    state: row.state,
    game,
    printing,
    hands,
    pack,
    seats: Array.from({ length: players }, (_, seat) => {
      const sitting = seats.find((one) => one.seat === seat)
      const colour = SEAT_COLOURS.find((one) => one === sitting?.colour)
      return sitting === undefined || colour === undefined ? null : { name: sitting.name, colour }
    }),
    commitment: commitmentOf(row.secret),
  }
}
