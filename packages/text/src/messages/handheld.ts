/** Messages of phones and tablets. */
export interface HandheldMessages {
  /** The label of the tab list, and a short name for each tab. */
  readonly tabs: string
  readonly tab: Readonly<
    Record<'dealing' | 'chart' | 'rows' | 'own-board' | 'others' | 'goals', string>
  >
  /** The number of choices on a board. */
  readonly choices: (n: number) => string
  /** Scrolls to choices outside the visible part. */
  readonly offscreen: (n: number) => string
  /** Zooms the chart. */
  readonly zoomIn: string
  readonly zoomOut: string
  /** Opens the large view of a card. */
  readonly openCard: string
  /** Opens the menu with links to other pages. */
  readonly menu: string
}
