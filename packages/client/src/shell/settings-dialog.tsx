import { LANGUAGES } from '@amalfi/packs'
import { type Signal, signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { nearestSpeed, PACES, SPEEDS } from '../table/motion/speeds.ts'
import { useCloseOnBack } from '../ui/close-on-back.ts'
import { LANGUAGE_NAMES } from '../ui/language-names.ts'
import { locale } from '../ui/locale.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import {
  confirmTurn,
  language,
  MOTIONS,
  motion,
  pace,
  safeColours,
  soundEnabled,
  TEXT_SIZES,
  textSize,
} from '../ui/settings.ts'
import { UiIcon } from '../ui/ui-icon.tsx'
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
  useCloseOnBack(() => {
    open.value = false
  }, open.value)
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
        <SegmentedControl
          name="language"
          legend={app.language}
          options={LANGUAGES}
          selected={language.value}
          text={(value) => LANGUAGE_NAMES[value]}
          onSelect={(value) => {
            language.value = value
          }}
        />
        <SegmentedControl
          name="speed"
          legend={settings.speed}
          options={SPEEDS}
          selected={nearestSpeed(pace.value)}
          text={(value) => settings.speeds[value]}
          onSelect={(value) => {
            pace.value = PACES[value]
          }}
        />
        <SegmentedControl
          name="motion"
          legend={settings.motion}
          options={MOTIONS}
          selected={motion.value}
          text={(value) => settings.motions[value]}
          onSelect={(value) => {
            motion.value = value
          }}
        />
        <SegmentedControl
          name="letters"
          legend={settings.textSize}
          options={TEXT_SIZES}
          selected={textSize.value}
          text={(value) => settings.textSizes[value]}
          onSelect={(value) => {
            textSize.value = value
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
        <SettingSwitch setting={soundEnabled} text={settings.sound} hint={settings.soundHint} />
        <DeviceStatus />
        <button type="submit" class="plain close" aria-label={details.close}>
          <UiIcon of="close" />
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
