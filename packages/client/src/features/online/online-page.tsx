import type { TableAnswer } from '@amalfi/wire'
import { useEffect, useState } from 'preact/hooks'
import { busyWhile } from '../../base/busy.ts'
import { rulesOf } from '../../model/game/rules.ts'
import { lookAtTable } from '../../model/online/api.ts'
import { OnlineTable } from '../../model/online/online-table.ts'
import { showGame } from '../games/shown-game.ts'
import { CreateTable } from './create-table.tsx'
import { JoinForm } from './join-form.tsx'
import { OnlineLayout } from './online-layout.tsx'
import { onlineText, requestFault } from './online-text.ts'
import { WaitingRoom } from './waiting-room.tsx'
import '../../style/features/online.css'

interface Props {
  readonly id: string | undefined
  /** The invitation. */
  readonly code: string | undefined
}

/** Online tables: creates one, or shows one. */
export function OnlinePage({ id, code }: Props) {
  return id === undefined ? <CreateTable /> : <TableById id={id} code={code} />
}

interface TableProps {
  readonly id: string
  readonly code: string | undefined
}

/** Finds the table, and asks a guest to sit down. */
function TableById({ id, code }: TableProps) {
  const [found, setFound] = useState<TableAnswer | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const look = (): void => {
    const looking = lookAtTable(id, code).then(async (answer) => {
      await showGame(answer.table.game, answer.table.pack)
      setFound(answer)
    })
    busyWhile('looking at a table', looking).catch((error: unknown) =>
      setFault(requestFault(error)),
    )
  }
  useEffect(look, [id, code])
  if (fault !== null)
    return (
      <div class="page" role="alert">
        <p>{fault}</p>
      </div>
    )
  if (found === null) return null
  if (found.seat >= 0) return <SeatedAt first={found} code={code} />
  const isOpen = found.table.state === 'open' && found.table.seats.includes(null)
  return (
    <WaitingRoom answer={found} code={undefined}>
      {isOpen && code !== undefined ? (
        <JoinForm answer={found} code={code} onSeated={setFound} onStale={look} />
      ) : (
        <p role="status">{onlineText().refusals.full}</p>
      )}
    </WaitingRoom>
  )
}

/** The table for somebody who sits there: its seats, and then its game. */
function SeatedAt({
  first,
  code,
}: {
  readonly first: TableAnswer
  readonly code: string | undefined
}) {
  const [table, setTable] = useState<OnlineTable | null>(null)
  useEffect(() => {
    const { game, printing, pack } = first.table
    const opened = new OnlineTable(first, rulesOf(game, printing, pack))
    setTable(opened)
    return () => opened.close()
  }, [first])
  if (table === null) return null
  const game = table.game.value
  if (game !== null) return <OnlineLayout game={game} line={table.line.value} />
  return (
    <>
      {table.line.value === 'refused' && <p role="alert">{onlineText().reload}</p>}
      <WaitingRoom answer={table.answer.value} code={code} />
    </>
  )
}
