import { ICONS, type Icon, iconName } from '@amalfi/text'
import { tongue } from '../app/tongue.ts'
import { SignView } from '../art/icon-line.tsx'

/** Signs with their meaning beside them, each once. */
export function Legend({ icons }: { readonly icons: readonly Icon[] }) {
  const shown = [...new Set(icons.map(({ icon }) => icon))].flatMap((icon) => {
    const name = iconName(tongue.value, icon)
    return name === '' ? [] : [{ icon, name }]
  })
  return (
    <dl class="sign-list">
      {shown.map(({ icon, name }) => (
        <div key={icon}>
          <dt aria-hidden="true">
            <SignView icon={icon} />
          </dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Every sign there is. */
export const EverySign = () => <Legend icons={ICONS.map((icon) => ({ icon }))} />
