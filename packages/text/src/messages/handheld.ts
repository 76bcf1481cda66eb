/** What a table says only where there is little room, or where a finger plays. */
export interface HandheldMessages {
  /** The boards of which one is in sight, and what each is called on its tab: one short word. */
  readonly tabs: string
  readonly tab: Readonly<Record<'dealing' | 'chart' | 'rows' | 'mine' | 'others' | 'goals', string>>
  /** So many things can be chosen there. */
  readonly choices: (n: number) => string
  /** Leads to things to choose that are out of sight on this side. */
  readonly offscreen: (n: number) => string
  /** The chart, drawn nearer or farther. */
  readonly zoomIn: string
  readonly zoomOut: string
  /** Opens the large view of a card. */
  readonly openCard: string
  /** Opens the ways to other pages. */
  readonly menu: string
}
