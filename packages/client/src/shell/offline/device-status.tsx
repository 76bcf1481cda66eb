import { locale } from '../../ui/locale.ts'
import { screen } from '../../ui/screen.ts'
import { installable } from './install.ts'
import { newVersion, offline, updateNow } from './offline.ts'

/** Says whether the page works offline on this device, and offers to install or update it. */
export function DeviceStatus() {
  const { device } = locale.value
  const install = installable.value
  return (
    <section class="device">
      <h3>{device.onThisDevice}</h3>
      <p>{isSecureContext ? device.offline[offline.value] : device.insecure}</p>
      {install !== null && (
        <button type="button" onClick={install}>
          {device.install}
        </button>
      )}
      {newVersion.value && (
        <p>
          {device.newVersion}{' '}
          {screen.value.name !== 'table' && (
            <button type="button" onClick={updateNow}>
              {device.updateNow}
            </button>
          )}
        </p>
      )}
    </section>
  )
}
