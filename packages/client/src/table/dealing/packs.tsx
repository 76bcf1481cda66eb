import { targetId } from '../../model/game/targets.ts'
import { CardView } from '../choices/card-view.tsx'
import { TargetView } from '../choices/target-view.tsx'
import { useScene } from '../scene/scene.tsx'

/** The starting packs that nobody has picked yet, side by side. */
export function Packs() {
  const { boardView, translator } = useScene()
  return (
    <div class="packs">
      {boardView.packs.map(({ pack, characters }) => (
        <section key={pack} class="pack">
          <TargetView
            target={targetId('pack', pack)}
            label={`${translator.names.pack(pack)}. ${translator.plan(pack)}`}
            class="pack-head"
          >
            <span class="name">{translator.names.pack(pack)}</span>
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
