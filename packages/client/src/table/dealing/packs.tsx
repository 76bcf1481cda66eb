import { targetId } from '../../model/game/targets.ts'
import { CardView } from '../choices/card-view.tsx'
import { TargetView } from '../choices/target-view.tsx'
import { pickedPacks } from '../scene/picked-packs.ts'
import { useScene } from '../scene/scene.tsx'

/** The starting packs side by side. Those that have been picked keep their place, to be read. */
export function Packs() {
  const scene = useScene()
  const { boardView, translator, table } = scene
  const { dealing } = translator.locale
  const picked = pickedPacks(scene)
  const left = boardView.packs.map((one) => ({ ...one, seat: null }))
  const all = [...left, ...picked]
  const shown = table.rules.tables.packIds.flatMap(
    (id) => all.find(({ pack }) => pack === id) ?? [],
  )
  return (
    <div class="packs">
      {shown.map(({ pack, characters, seat }) => (
        <section key={pack} class={seat === null ? 'pack' : 'pack picked-pack'}>
          <TargetView
            target={targetId('pack', pack)}
            label={[
              translator.names.pack(pack),
              seat === null ? '' : dealing.pickedBy(translator.names.seat(seat)),
              translator.plan(pack),
            ]
              .filter((part) => part !== '')
              .join('. ')}
            class="pack-head"
          >
            <span class="name">
              {translator.names.pack(pack)}
              {seat !== null && <small> {dealing.pickedBy(translator.names.seat(seat))}</small>}
            </span>
            <span class="plan">{translator.plan(pack)}</span>
          </TargetView>
          <div class="cards">
            {characters.map((id) => (
              <CardView key={id} kind="character" id={id} at="pack-card" />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
