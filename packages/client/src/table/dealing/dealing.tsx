import { HANDS } from '@amalfi/engine'
import { useLayoutClass } from '../scene/layout-class.ts'
import { useScene } from '../scene/scene.tsx'
import { Packs } from './packs.tsx'
import { Picking } from './picking.tsx'
import { PlayerOrder } from './player-order.tsx'
import '../../style/table/dealing.css'

/** Dealing hands. On a desktop it takes the place of the chart and the own board. */
export function Dealing() {
  const { table, translator } = useScene()
  const { terms, dealing } = translator.locale
  const hands = HANDS[table.imagined.hands]
  useLayoutClass('dealing-hands')
  return (
    <div class={`dealing by-${hands}`}>
      <header>
        <h2>{terms.hands[hands]}</h2>
        {hands === 'packs' && <p>{dealing.packsHelp}</p>}
        <PlayerOrder hands={hands} />
      </header>
      {hands === 'packs' ? <Packs /> : <Picking />}
    </div>
  )
}
