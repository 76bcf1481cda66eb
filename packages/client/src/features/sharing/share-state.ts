import { signal } from '@preact/signals'

/** Whether the share dialog of the current table is open. */
export const isSharing = signal(false)

/** Opens the share dialog. */
export function openSharing(): void {
  isSharing.value = true
}
