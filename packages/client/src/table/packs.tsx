import { CardView } from './row-card.tsx'
import { useScene } from './scene.tsx'
import { ThingView } from './thing.tsx'
import '../style/packs.css'

/** The starting packs side by side, while one is to be picked. */
export function Packs() {
  const { look, speech, targets } = useScene()
  if (![...targets.keys()].some((thing) => thing.startsWith('pack:'))) return null
  return (
    <div class="packs">
      {look.packs.map(({ pack, characters }) => (
        <section key={pack} class="pack">
          <ThingView
            thing={`pack:${pack}`}
            label={`${speech.names.pack(pack)}. ${speech.plan(pack)}`}
            class="pack-head"
          >
            <span class="name">{speech.names.pack(pack)}</span>
            <span class="plan">{speech.plan(pack)}</span>
          </ThingView>
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
