/** Messages about the device: offline use, installing, new versions, other tabs. */
export interface DeviceMessages {
  readonly onThisDevice: string
  /** Whether the page works offline: not in this browser, not yet, or ready. */
  readonly offline: Readonly<Record<'never' | 'coming' | 'ready', string>>
  readonly insecure: string
  readonly install: string
  readonly newVersion: string
  readonly updateNow: string
  readonly updated: string
  readonly openInOtherTab: string
  readonly takeOver: string
}
