declare module 'virtual:bot-worker' {
  /** The address of the worker of the bots. */
  export const BOT_WORKER: string
}
declare module 'virtual:coast/*' {
  /** The land as a path in the units of the chart. */
  export const LAND: string
  /** The land around each destination, in the units of a tile. */
  export const TILES: Readonly<Partial<Record<string, string>>>
}
declare module 'virtual:icons' {
  /** The SVG content of each icon, in a square of 512. */
  export const ICONS: Readonly<Record<string, string>>
}
declare module 'virtual:fonts.css'
