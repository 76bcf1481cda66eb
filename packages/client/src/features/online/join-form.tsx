import type { TableAnswer } from '@amalfi/wire'
import { useState } from 'preact/hooks'
import { joinTable, RequestError } from '../../model/online/api.ts'
import { COLOURS, type Colour } from '../../model/players/colour.ts'
import { MAX_NAME_LENGTH } from '../../model/players/player.ts'
import { Ship } from '../../table/pieces/pieces.tsx'
import { locale } from '../../ui/locale.ts'
import { newNonce } from './new-nonce.ts'
import { onlineText, requestFault } from './online-text.ts'

interface Props {
  readonly answer: TableAnswer
  readonly code: string
  readonly onSeated: (answer: TableAnswer) => void
  /** The table is different from what is shown. */
  readonly onStale: () => void
}

/** Asks somebody who was invited for a name and a colour. */
export function JoinForm({ answer: { table }, code, onSeated, onStale }: Props) {
  const { setup } = locale.value
  const text = onlineText()
  const taken = table.seats.flatMap((seat) => (seat === null ? [] : [seat.colour]))
  const free = COLOURS.filter((colour) => !taken.includes(colour))
  const [name, setName] = useState('')
  const [wanted, setColour] = useState<Colour>(free[0])
  const [fault, setFault] = useState<string | null>(null)
  const colour = free.includes(wanted) ? wanted : free[0]
  const join = async (): Promise<void> => {
    setFault(null)
    try {
      onSeated(await joinTable(table.id, { code, name: name.trim(), colour, nonce: newNonce() }))
    } catch (error) {
      setFault(requestFault(error))
      if (error instanceof RequestError && error.why === 'colourTaken') onStale()
    }
  }
  return (
    <form
      class="join-table"
      onSubmit={(event) => {
        event.preventDefault()
        void join()
      }}
    >
      <label>
        <span>{text.yourName}</span>{' '}
        <input
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="nickname"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <div class="colours" role="radiogroup" aria-label={text.yourColour}>
        {free.map((one) => (
          <label key={one} title={setup.colours[one]} class={`colour-${one}`}>
            <input
              type="radio"
              name="colour"
              value={one}
              aria-label={setup.colours[one]}
              checked={one === colour}
              onChange={() => setColour(one)}
            />
            <Ship colour={one} />
          </label>
        ))}
      </div>
      {fault !== null && (
        <p class="warning" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" class="primary">
        {text.sitDown}
      </button>
    </form>
  )
}
