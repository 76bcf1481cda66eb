import { LANGUAGES } from '@amalfi/packs'
import { type Signal, signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { nearestSpeed, PACES, SPEEDS } from '../table/motion/speeds.ts'
import { locale } from '../ui/locale.ts'
import { Mark } from '../ui/marks.tsx'
import { NATIVE } from '../ui/native.ts'
import { Segments } from '../ui/segments.tsx'
import {
  confirmTurn,
  LETTERS,
  language,
  letters,
  MOTIONS,
  motion,
  pace,
  safeColours,
  sound,
} from '../ui/settings.ts'
import { DeviceStatus } from './offline/device-status.tsx'

const open = signal(false)

export function openSettings(): void {
  open.value = true
}

/** Everything that can be set, in one place, over whatever screen one is at. */
export function SettingsDialog() {
  const { app, settings, details } = locale.value
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open.value) dialog.current?.showModal()
  }, [open.value])
  if (!open.value) return null
  return (
    <dialog
      ref={dialog}
      class="settings"
      closedby="any"
      aria-labelledby="settings-title"
      onClose={() => {
        open.value = false
      }}
    >
      <form method="dialog">
        <h2 id="settings-title">{settings.title}</h2>
        <Segments
          name="language"
          legend={app.language}
          of={LANGUAGES}
          chosen={language.value}
          text={(one) => NATIVE[one]}
          choose={(one) => {
            language.value = one
          }}
        />
        <Segments
          name="speed"
          legend={settings.speed}
          of={SPEEDS}
          chosen={nearestSpeed(pace.value)}
          text={(one) => settings.speeds[one]}
          choose={(one) => {
            pace.value = PACES[one]
          }}
        />
        <Segments
          name="motion"
          legend={settings.motion}
          of={MOTIONS}
          chosen={motion.value}
          text={(one) => settings.motions[one]}
          choose={(one) => {
            motion.value = one
          }}
        />
        <Segments
          name="letters"
          legend={settings.textSize}
          of={LETTERS}
          chosen={letters.value}
          text={(one) => settings.textSizes[one]}
          choose={(one) => {
            letters.value = one
          }}
        />
        <Switch of={confirmTurn} text={settings.confirmTurn} hint={settings.confirmTurnHint} />
        <Switch of={safeColours} text={settings.safeColours} hint={settings.safeColoursHint} />
        <Switch of={sound} text={settings.sound} hint={settings.soundHint} />
        <DeviceStatus />
        <button type="submit" class="plain close" aria-label={details.close}>
          <Mark of="close" />
        </button>
      </form>
    </dialog>
  )
}

interface SwitchProps {
  readonly of: Signal<boolean>
  readonly text: string
  readonly hint: string
}

function Switch({ of, text, hint }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={of.value}
        onChange={({ currentTarget }) => {
          of.value = currentTarget.checked
        }}
      />
      <span>
        {text} <small>{hint}</small>
      </span>
    </label>
  )
}
