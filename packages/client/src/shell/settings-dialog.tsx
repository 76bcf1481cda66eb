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

/** Opens the settings dialog. */
export function openSettings(): void {
  open.value = true
}

/** All settings in one dialog, which can be opened on every screen. */
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
          text={(value) => NATIVE[value]}
          choose={(value) => {
            language.value = value
          }}
        />
        <Segments
          name="speed"
          legend={settings.speed}
          of={SPEEDS}
          chosen={nearestSpeed(pace.value)}
          text={(value) => settings.speeds[value]}
          choose={(value) => {
            pace.value = PACES[value]
          }}
        />
        <Segments
          name="motion"
          legend={settings.motion}
          of={MOTIONS}
          chosen={motion.value}
          text={(value) => settings.motions[value]}
          choose={(value) => {
            motion.value = value
          }}
        />
        <Segments
          name="letters"
          legend={settings.textSize}
          of={LETTERS}
          chosen={letters.value}
          text={(value) => settings.textSizes[value]}
          choose={(value) => {
            letters.value = value
          }}
        />
        <SettingSwitch
          setting={confirmTurn}
          text={settings.confirmTurn}
          hint={settings.confirmTurnHint}
        />
        <SettingSwitch
          setting={safeColours}
          text={settings.safeColours}
          hint={settings.safeColoursHint}
        />
        <SettingSwitch setting={sound} text={settings.sound} hint={settings.soundHint} />
        <DeviceStatus />
        <button type="submit" class="plain close" aria-label={details.close}>
          <Mark of="close" />
        </button>
      </form>
    </dialog>
  )
}

interface SettingSwitchProps {
  readonly setting: Signal<boolean>
  readonly text: string
  readonly hint: string
}

function SettingSwitch({ setting, text, hint }: SettingSwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={setting.value}
        onChange={({ currentTarget }) => {
          setting.value = currentTarget.checked
        }}
      />
      <span>
        {text} <small>{hint}</small>
      </span>
    </label>
  )
}
