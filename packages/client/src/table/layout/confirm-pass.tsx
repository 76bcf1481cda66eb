import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Confirm } from '../choices/confirm.tsx'
import { useScene } from '../scene/scene.tsx'

/** Whether a key has asked to pass. A click passes at once, but a key is easily pressed by mistake. */
export const isPassAsked = signal(false)

interface Props {
  /** The choice to pass. */
  readonly pass: number
  /** What would be lost, in words. */
  readonly lost: string
}

/** Asks whether to pass, after the shortcut for it. */
export function ConfirmPass({ pass, lost }: Props) {
  const { table, translator } = useScene()
  const { play } = translator.locale
  const close = (): void => {
    isPassAsked.value = false
  }
  useEffect(() => close, [])
  if (!isPassAsked.value) return null
  const yesText = translator.choice(table.rules.describe(pass))
  return (
    <Confirm
      label={yesText}
      first="yes"
      noText={play.playOn}
      yesText={yesText}
      no={close}
      yes={() => {
        close()
        void table.choose(pass)
      }}
      yesClass="primary"
    >
      <p>
        {play.passHelp}
        {lost !== '' && <em class="warning"> {lost}</em>}
      </p>
    </Confirm>
  )
}
