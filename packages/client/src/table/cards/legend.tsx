import { ICONS, type Icon, iconName } from '@amalfi/text'
import { locale } from '../../ui/locale.ts'
import { NumberedIcon } from '../art/icon-line.tsx'
import { Cost } from './cost.tsx'

/** Explains these icons, each once. */
export function Legend({ icons }: { readonly icons: readonly Icon[] }) {
  const shown = [...new Set(icons.map(({ icon }) => icon))].flatMap((icon) => {
    const name = iconName(locale.value, icon)
    return name === '' ? [] : [{ icon, name }]
  })
  return (
    <dl class="icon-list">
      {shown.map(({ icon, name }) => (
        <div key={icon}>
          <dt aria-hidden="true">
            <NumberedIcon icon={icon} />
          </dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  )
}

/** All icons with their names, and an explanation of the coins on cards. */
export const AllIcons = () => (
  <>
    <Legend icons={ICONS.map((icon) => ({ icon }))} />
    <Coins />
  </>
)

const PRINTED = { amount: 5, in: ['wine'] } as const

/** Explains the coins that show the price of a card. */
function Coins() {
  const { details } = locale.value
  const coins = [
    { words: details.payable, now: PRINTED },
    { words: details.unpayable, now: { ...PRINTED, payable: false } },
    { words: details.priceChanged, now: { ...PRINTED, amount: 6 } },
  ]
  return (
    <dl class="icon-list coins">
      {coins.map(({ words, now }) => (
        <div key={words}>
          <dt aria-hidden="true">
            <Cost printed={PRINTED} now={now} />
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
