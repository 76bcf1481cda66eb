import { useScene } from '../../table/scene/scene.tsx'
import { useSession } from '../../table/scene/session-context.tsx'
import { UiIcon } from '../../ui/ui-icon.tsx'

/** Says once that a simpler bot plays for others, and why. */
export function StandInNotice() {
  const { translator } = useScene()
  const session = useSession()
  const { details, opponents } = translator.locale
  const all = session.standIns.value
  if (all.length === 0) return null
  const texts = (['untrained', 'failed'] as const).flatMap((why) => {
    const names = all
      .filter((one) => one.why === why)
      .map(({ seat }) => translator.names.seat(seat))
    return names.length === 0 ? [] : [opponents.standIn[why](names)]
  })
  return (
    <p class="stand-in" role="status">
      {texts.join(' ')}
      <button
        type="button"
        class="plain"
        aria-label={details.close}
        onClick={() => {
          session.standIns.value = []
        }}
      >
        <UiIcon of="close" />
      </button>
    </p>
  )
}
