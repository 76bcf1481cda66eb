/** What is said of the device: use without a network, installing, new versions, other tabs. */
export interface DeviceMessages {
  readonly onThisDevice: string
  /** Whether the page can be used without a network: not here, not yet, or now. */
  readonly offline: Readonly<Record<'never' | 'coming' | 'ready', string>>
  readonly insecure: string
  readonly install: string
  readonly newVersion: string
  readonly updateNow: string
  readonly updated: string
  readonly openInOtherTab: string
  readonly takeOver: string
}
