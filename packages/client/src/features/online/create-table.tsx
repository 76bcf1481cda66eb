import { GAME_CONFIGS, type Hands } from '@amalfi/engine'
import { useState } from 'preact/hooks'
import { createTable } from '../../model/online/api.ts'
import { currentKind } from '../../table/appearance/current-kind.ts'
import { locale } from '../../ui/locale.ts'
import { navigateTo } from '../../ui/screen.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { game } from '../../ui/settings.ts'
import { GameSwitch } from '../games/game-switch.tsx'
import { defaultPrinting } from '../new-game/default-printing.ts'
import { RadioOptions } from '../new-game/options.tsx'
import { onlineText, requestFault } from './online-text.ts'

const PLAYER_COUNTS = ['2', '3', '4'] as const

/** The form for a new online table. */
export function CreateTable() {
  const { terms, setup } = locale.value
  const text = onlineText()
  const [count, setCount] = useState<(typeof PLAYER_COUNTS)[number]>('2')
  const [wanted, setHands] = useState<Hands>('packs')
  const [printing, setPrinting] = useState(defaultPrinting())
  const [fault, setFault] = useState<string | null>(null)
  const offered = GAME_CONFIGS[game.value].hands
  const hands = offered.includes(wanted) ? wanted : offered[0]
  const players = Number(count)
  const { printings } = currentKind.value
  const create = async (): Promise<void> => {
    setFault(null)
    try {
      const { id, code } = await createTable({ game: game.value, printing, hands, players })
      navigateTo({ name: 'online', id, code })
    } catch (error) {
      setFault(requestFault(error))
    }
  }
  return (
    <form
      class="page new-game new-online-table"
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <h1>{text.newTable}</h1>
      <p class="hint">{text.newTableHint}</p>
      <GameSwitch />
      <section class="seats">
        <SegmentedControl
          name="players"
          legend={setup.players}
          options={PLAYER_COUNTS}
          selected={count}
          text={(one) => one}
          onSelect={setCount}
        />
      </section>
      <RadioOptions
        legend={setup.hands}
        of={offered}
        chosen={hands}
        name={(one) => terms.hands[one]}
        help={(one) => setup.handsHelp[one](players)}
        choose={setHands}
      />
      {printings.length > 1 && (
        <RadioOptions
          legend={setup.printing}
          of={printings}
          chosen={printing}
          name={(one) => terms.printings[one]}
          help={(one) => setup.printingHelp[one]}
          choose={setPrinting}
        />
      )}
      {fault !== null && (
        <p class="warning" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" class="primary">
        {text.createTable}
      </button>
    </form>
  )
}
