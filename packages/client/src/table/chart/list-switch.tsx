import { layout } from '../../ui/layout.ts'
import { locale } from '../../ui/locale.ts'
import { chartAsList } from '../../ui/settings.ts'
import { UiIcon } from '../../ui/ui-icon.tsx'

/** Whether the destinations are listed instead of drawn on the chart. */
export const isChartListed = (): boolean => layout.value === 'phone' && chartAsList.value

/** On a phone, switches between the chart and the list of destinations. */
export function ListSwitch() {
  const { handheld } = locale.value
  const text = chartAsList.value ? handheld.showChart : handheld.showList
  return (
    <button
      type="button"
      class="list-switch"
      aria-label={text}
      title={text}
      onClick={() => {
        chartAsList.value = !chartAsList.value
      }}
    >
      <UiIcon of={chartAsList.value ? 'chart' : 'list'} />
    </button>
  )
}
