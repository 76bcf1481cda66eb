import { useScene } from '../scene/scene.tsx'
import { Hull } from './pieces.tsx'

/** The head of a table with a column for each player: their ships, and what the table is about. */
export function PlayersHead({ title }: { readonly title: string }) {
  const { look, translator } = useScene()
  return (
    <>
      <colgroup>
        <col class="first" />
        <col />
        {look.boards.map(({ seat }) => (
          <col key={seat} class="of-player" />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <h2>{title}</h2>
          </th>
          {look.boards.map(({ seat }) => {
            const name = translator.names.seat(seat)
            return (
              <th
                key={seat}
                scope="col"
                class={`player ${seat === look.seat ? 'me' : ''}`}
                title={name}
              >
                <Hull seat={seat} />
                <span class="visually-hidden">{name}</span>
              </th>
            )
          })}
        </tr>
      </thead>
    </>
  )
}
