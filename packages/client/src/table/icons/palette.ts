/** The colours of icons and pictures. */
export const INK = '#2e2013'
export const PAPER = '#fbf3dc'
export const GOLD = '#d9a93b'
export const GOLD_DARK = '#7a5a12'
export const RED = '#9c2b1f'
export const BLUE = '#24527a'
export const GREEN = '#13684d'
export const PURPLE = '#5a3478'
export const SEA = '#a9c6c0'

/** Colours on the open ground of the page, which differ by day and night (style/palette). */
export const LINE = 'var(--icon-line)'
export const WOOD = 'var(--icon-wood)'
export const BUST = 'var(--icon-bust)'
export const OPEN_RED = 'var(--icon-red)'
export const OPEN_BLUE = 'var(--icon-blue)'
export const OPEN_GREEN = 'var(--icon-green)'
