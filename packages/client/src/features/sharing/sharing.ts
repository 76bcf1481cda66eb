import { signal } from '@preact/signals'

/** Whether the table that one is at is being shared. */
export const sharing = signal(false)

export function openSharing(): void {
  sharing.value = true
}
