import { useScene } from '../scene/scene.tsx'
import { SeatShip } from './pieces.tsx'

/** The head of a table with a title and a column for each player, marked by their ship. */
export function PlayerColumnsHead({ title }: { readonly title: string }) {
  const { boardView, translator } = useScene()
  return (
    <>
      <colgroup>
        <col class="first" />
        <col />
        {boardView.boards.map(({ seat }) => (
          <col key={seat} class="of-player" />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <h2>{title}</h2>
          </th>
          {boardView.boards.map(({ seat }) => {
            const name = translator.names.seat(seat)
            return (
              <th
                key={seat}
                scope="col"
                class={`player ${seat === boardView.seat ? 'me' : ''}`}
                title={name}
              >
                <SeatShip seat={seat} />
                <span class="visually-hidden">{name}</span>
              </th>
            )
          })}
        </tr>
      </thead>
    </>
  )
}
