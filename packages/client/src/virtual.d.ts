declare module 'virtual:coast/*' {
  /** The land as a path in the units of the chart. */
  export const LAND: string
  /** The land around each destination, in the units of a tile. */
  export const TILES: Readonly<Partial<Record<string, string>>>
}
declare module 'virtual:icons' {
  /** The insides of each icon, drawn in a square of 512. */
  export const DRAWN: Readonly<Record<string, string>>
}
declare module 'virtual:fonts.css'
