import type { IconId } from '@amalfi/text'
import {
  BLUE,
  BUST,
  GOLD,
  GOLD_DARK,
  GREEN,
  INK,
  LINE,
  OPEN_BLUE,
  OPEN_GREEN,
  OPEN_RED,
  PAPER,
  PURPLE,
  RED,
  SEA,
  WOOD,
} from './palette.ts'

/** An icon that is drawn in a square. Connectors are narrower (icon-line.tsx). */
export type GameIconName = Exclude<IconId, Connector> | 'rose' | 'score' | TextSymbol
/** Symbols that the fonts of the page do not have. */
type TextSymbol = 'endless' | 'undo' | 'redo' | 'restart'
/** What connects the icons of an effect. */
export type Connector =
  | 'send'
  | 'for'
  | 'or'
  | 'to'
  | 'per'
  | 'if'
  | 'less'
  | 'more'
  | 'most'
  | 'once'
  | 'free'
  | 'then'
  | 'also'

/** The SVG markup of a stroked path. */
export const line = (d: string, colour = INK, width = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** The SVG markup of a filled path. */
export const shape = (d: string, fill: string, edge = INK, width = 1.2): string =>
  `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`
const dot = (x: number, y: number, r: number, fill: string, edge = 'none', width = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${edge}" stroke-width="${width}"/>`
/** Moves and scales SVG markup. */
export const at = (x: number, y: number, scale: number, inside: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`

const ship = `${shape('M12.8 2.5v12h7.4q-.6-8-7.4-12z', PAPER)}${shape('M11 4.5v10H4.6q.6-6.6 6.4-10z', PAPER)}${shape('M2 16h20l-3.4 5.5H5.4z', WOOD)}`
const tower = `${shape('M9.4 10h5.2l2 11.5H7.4z', PAPER)}${shape('M8.9 13.4h6.3l.6 3.6H8.2z', RED, 'none')}${shape('M9 6h6v4H9z', GOLD)}${shape('M8 6l4-4 4 4z', RED)}`
const bust = `${dot(12, 7.6, 4.4, BUST, INK, 1.2)}${shape('M3.6 21.5q0-8 8.4-8t8.4 8z', BUST)}`
const frame = `${shape('M3 3.5h18v17H3z', GOLD)}${shape('M6.2 6.6h11.6v10.8H6.2z', '#dfe6d6')}`
const painting = `${frame}${shape('M6.2 17.4v-3l4-4.4 3.4 3.6 2-2 2.2 2.4v3.4z', '#3b6b34', 'none')}${dot(15, 9.4, 1.5, RED)}`
const book = `${shape('M12 6.4Q8 3.6 2.5 4.6v14Q8 17.6 12 20.4z', PAPER)}${shape('M12 6.4q4-2.8 9.5-1.8v14q-5.5-1-9.5 1.8z', PAPER)}${line('M5.4 9q2 0 3.8 1M5.4 12.4q2 0 3.8 1M18.6 9q-2 0-3.8 1M18.6 12.4q-2 0-3.8 1', RED, 1.3)}`
const monument = `${shape('M2.5 9L12 3l9.5 6z', '#d8cdb6')}${shape('M5 10h2.6v8H5zM10.7 10h2.6v8h-2.6zM16.4 10H19v8h-2.6z', '#d8cdb6', INK, 1)}${shape('M3 18.5h18V21H3z', '#d8cdb6')}`
const card = (fill = PAPER): string => shape('M6 2.5h12v19H6z', fill)
const tile = (inside: string): string =>
  `${shape('M2.5 4h19v16h-19z', SEA)}${shape('M2.5 13q4-3.6 7-.6t5 .4 7-2.8V20h-19z', '#efdcae', INK, 1)}${inside}`
const quay = `${dot(12, 12, 10, SEA, INK, 1.2)}`
const anchor =
  line('M12 6.6v11M8.4 9.6h7.2M5.6 13q.8 5 6.4 5t6.4-5', INK, 1.9) +
  dot(12, 5.2, 1.7, 'none', INK, 1.5)
const wheel = `${dot(12, 12, 6.6, 'none', WOOD, 2.2)}${dot(12, 12, 1.9, WOOD)}${line('M12 1.8v20.4M1.8 12h20.4M4.8 4.8l14.4 14.4M19.2 4.8L4.8 19.2', WOOD, 1.7)}`
export const plus = (x: number, y: number): string =>
  dot(x, y, 4.6, GREEN, PAPER, 1) + line(`M${x - 2.4} ${y}h4.8M${x} ${y - 2.4}v4.8`, '#fff', 1.7)
const medal = (colour: string, inside: string): string =>
  `${dot(12, 12, 10.2, colour, INK, 1.2)}${inside}`
const turn = (colour: string, width = 2.2): string =>
  line('M17.6 9A6.4 6.4 0 1 0 18.3 13.6', colour, width) +
  `<path d="M20.6 4.6v6.6h-6.4z" fill="${colour}"/>`
const waves = (y: number, colour = OPEN_BLUE): string =>
  line(`M2.5 ${y}q2.4-2.4 4.8 0t4.8 0 4.8 0 4.8 0`, colour, 1.7)

/** The colours of the resources; colour-blind players may have others (style/palette). */
const SPICE = 'var(--spice)'
const TIMBER = 'var(--wood, var(--timber))'
const GRAPE = 'var(--wine)'
const GEM = 'var(--gem)'
const FABRIC = 'var(--fabric)'

const grape = (x: number, y: number): string => dot(x, y, 3.1, GRAPE, '#3f0f2c', 0.9)

/** The resources differ in shape as well as in colour. */
const resources = {
  spice: `${shape('M1.8 19.5Q12-1.5 22.2 19.5q-10 3.4-20.4 0z', SPICE, '#6b2506')}${dot(9, 15.4, 1.1, '#ffd9a0')}${dot(13, 11.4, 1.1, '#ffd9a0')}${dot(15.4, 16, 1.1, '#ffd9a0')}${dot(11.6, 18, 1, '#ffd9a0')}`,
  wood: `${shape('M5.4 4h15.2q1.6 2.8 0 5.6H5.4z', TIMBER, '#3b210a')}${shape('M5.4 13.4h15.2q1.6 2.8 0 5.6H5.4z', TIMBER, '#3b210a')}${dot(5.2, 6.8, 2.9, '#e3b878', '#3b210a', 1.1)}${dot(5.2, 16.2, 2.9, '#e3b878', '#3b210a', 1.1)}${dot(5.2, 6.8, 1, '#8a5a28')}${dot(5.2, 16.2, 1, '#8a5a28')}`,
  wine: `${line('M12 2v4', '#3f2a0c', 1.8)}${shape('M12 4.6q3.6-4 7.4-1.4-3 3.6-7.4 1.4z', '#4c7a35', '#22400f', 0.9)}${grape(6.6, 9)}${grape(12, 8.4)}${grape(17.4, 9)}${grape(9.2, 13.6)}${grape(14.8, 13.6)}${grape(12, 18.6)}`,
  gem: `${shape('M7.6 2.5h8.8l5.1 5.1v8.8l-5.1 5.1H7.6l-5.1-5.1V7.6z', GEM, '#053f2b')}${shape('M9.2 7h5.6L17 9.2v5.6L14.8 17H9.2L7 14.8V9.2z', '#6fd0a8', '#053f2b', 0.9)}`,
  fabric: `${shape('M3.5 3h17v14.6q-4.2 3.8-8.5 1.4t-8.5 1.6z', FABRIC, '#102a52')}${line('M7.6 3.6v16M12 3.6v15.2M16.4 3.6v15.4', '#a9c4ee', 1.3)}${line('M3.8 8h16.4M3.8 12.6h16.4', '#a9c4ee', 1)}`,
}

const slice = (i: number, fill: string): string => {
  const [from, to] = [i, i + 1].map((n) => ((n * 72 - 90) * Math.PI) / 180)
  const [x1, y1, x2, y2] = [Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)].map((n) =>
    (12 + n * 10).toFixed(1),
  )
  return shape(`M12 12L${x1} ${y1}A10 10 0 0 1 ${x2} ${y2}z`, fill, INK, 0.9)
}

/** The SVG markup of each icon, in a square of 24. */
export const GAME_ICONS: Readonly<Record<GameIconName, string>> = {
  ...resources,
  any: [SPICE, TIMBER, GRAPE, GEM, FABRIC].map((fill, i) => slice(i, fill)).join(''),
  bread: `${shape('M2 14.2Q2 6 12 6t10 8.2q0 4.6-4.4 4.6H6.4Q2 18.8 2 14.2z', '#d79a3c', '#5d3a0c', 1.4)}${line('M7 9.6l2 4M11.6 8.6l2 4.4M16.2 9.6l1.6 3.4', '#5d3a0c', 1.6)}`,
  points: `${dot(12, 12, 10.6, '#f6dd90', GOLD_DARK, 1.3)}`,
  score: `${dot(12, 12, 10.4, '#f6dd90', GOLD_DARK, 1.3)}${shape('M12 5l2.1 4.6 5 .6-3.7 3.4 1 5-4.4-2.5-4.4 2.5 1-5-3.7-3.4 5-.6z', GOLD_DARK, 'none')}`,
  ship,
  fleet: at(-1, -1, 0.72, ship) + at(7, 6.5, 0.72, ship),
  lighthouse: tower,
  light: `<path d="M9 8L1 3.4v9.2zM15 8l8-4.6v9.2z" fill="#f0b93a"/>${tower}`,
  erect: at(-4, 0, 1, tower) + plus(18, 7),
  character: bust,
  immediate: medal('#a8541a', shape('M14 3.6L6.6 13.4h4.2l-1.6 7L17 10.2h-4.6z', '#fff', 'none')),
  permanent: medal(
    PURPLE,
    line(
      'M12 12q-5-6-7.4-1.6Q3.6 13 6 14.6 8.6 16 12 12q5-6 7.4-1.6 1 2.6-1.4 4.2-2.6 1.4-6-2.6z',
      '#fff',
      2,
    ),
  ),
  endgame: medal(
    GREEN,
    shape('M7.4 5h9.2v1.8L13.4 12l3.2 5.2V19H7.4v-1.8l3.2-5.2-3.2-5.2z', '#fff', 'none'),
  ),
  engageable: medal(BLUE, at(2.4, 2.4, 0.8, turn('#fff', 2.8))),
  artwork: `${frame}${shape('M12 7.4l1.5 3.2 3.3.4-2.4 2.2.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.2 3.3-.4z', GOLD_DARK, 'none')}`,
  book,
  painting,
  monument,
  set: at(-0.5, -0.5, 0.55, painting) + at(11.4, -0.5, 0.55, book) + at(5.4, 10.6, 0.55, monument),
  pair: at(-0.5, 1, 0.62, painting) + at(9.6, 8, 0.62, monument),
  destination: tile(dot(12, 11.4, 2.6, RED, PAPER, 1)),
  public: quay + at(1.2, 1.2, 0.9, anchor),
  evolving: quay + at(0.4, 2.2, 0.82, anchor) + plus(19, 5.4),
  own: tile(`${line('M9 17V5.4', INK, 1.6)}${shape('M9.6 5.4h9l-2.6 3 2.6 3h-9z', RED)}`),
  rival: tile(`${line('M9 17V5.4', INK, 1.6)}${shape('M9.6 5.4h9v6h-9z', '#5d5d66')}`),
  new: tile(
    shape('M12 4.6l1.6 4.6 4.8 1.8-4.8 1.8L12 17.4l-1.6-4.6L5.6 11l4.8-1.8z', '#f7d154', INK, 1),
  ),
  bay: `${shape('M1.8 6.4h20.4Q20.6 20 12 20T1.8 6.4z', '#cfe2de', BLUE, 1.4)}${waves(11, BLUE)}${at(3.6, 4.6, 0.7, waves(15, BLUE))}`,
  port: `${shape('M2 12h20v9H2z', '#b9aa92')}${line('M2 16.4h20M8.6 12v4.4M15.4 12v4.4M12 16.4V21', INK, 1)}${at(4.6, -1, 0.62, anchor)}`,
  dock: `${line('M5 9v11M12 9v11M19 9v11', WOOD, 2.2)}${shape('M2 6.4h20v3.2H2z', WOOD)}${waves(17)}`,
  hold: `${shape('M3 5h18v15H3z', '#b98447')}${line('M3 10h18M3 15h18M8 5v15M16 5v15', '#5d3a12', 1.2)}`,
  hand: `<g transform="rotate(-20 12 26)">${at(3.6, 2.6, 0.7, card('#e2cf9f'))}</g><g transform="rotate(20 12 26)">${at(3.6, 2.6, 0.7, card('#e2cf9f'))}</g>${at(3.2, 3.4, 0.74, card())}`,
  title: `${shape('M2.6 7.4l4.7 4 4.7-7.6 4.7 7.6 4.7-4-1.8 11.2H4.4z', GOLD, GOLD_DARK, 1.4)}${dot(12, 15, 1.7, RED)}${dot(7.6, 15.4, 1.1, BLUE)}${dot(16.4, 15.4, 1.1, BLUE)}`,
  decree: `${shape('M5 2.6h13.4v15H5z', PAPER)}${line('M7.8 6.4h8M7.8 9.6h8M7.8 12.8h4.6', INK, 1.2)}${dot(15.4, 17.4, 4, RED, '#5c120b', 1)}`,
  feed: `${shape('M2.4 12.4h19.2q-.6 8-9.6 8t-9.6-8z', '#b9763f')}${line('M8 9.6q-1.6-2 0-3.6t0-3.4M12.4 9.6q-1.6-2 0-3.6t0-3.4M16.8 9.6q-1.6-2 0-3.6t0-3.4', LINE, 1.3)}`,
  period: `${dot(12, 12, 10, PAPER, INK, 1.4)}${line('M12 5.4V12l4.4 3', INK, 1.9)}${line('M12 2.6v1.6M12 19.8v1.6M2.6 12h1.6M19.8 12h1.6', INK, 1.4)}`,
  pass: `${line('M5.4 2.5v19', WOOD, 2)}${shape('M6.4 3.4q4 2.4 7.4.4t6.6.4v9q-3.2-2.4-6.6-.4t-7.4-.4z', PAPER)}`,
  slot: `<path d="M5.5 3h13v18h-13z" fill="${PAPER}" stroke="${INK}" stroke-width="1.5" stroke-dasharray="2.6 2"/>${line('M9 12h6M12 9v6', INK, 1.8)}`,
  workshop: `${line('M12 2v4M7.4 15.4L4.4 22M16.6 15.4l3 6.6M12 15.4V21', WOOD, 1.9)}${shape('M4 5h16v10.6H4z', PAPER)}${dot(9.6, 10.8, 1.7, RED)}${dot(14.2, 9.4, 1.7, BLUE)}`,
  atlas: `${shape('M2.4 6l6.4-2.4 6.4 2.4 6.4-2.4v14.6l-6.4 2.4-6.4-2.4-6.4 2.4z', '#efdcae')}${line('M8.8 3.8v14.4M15.2 6v14.4', INK, 1.1)}${line('M4.6 13.4l3-2.4 3.4 3.4 3.6-5 3.6 1.8', RED, 1.5)}`,
  council: at(-2.6, 0.6, 0.66, bust) + at(10.8, 0.6, 0.66, bust) + at(3, 6.6, 0.74, bust),
  granary: `${shape('M2 11L12 3l10 8z', RED)}${shape('M4.4 11h15.2v10H4.4z', '#e9cf96')}${line('M12 20v-6M12 16q-2.6-.2-2.8-2.4M12 16q2.6-.2 2.8-2.4M12 18.6q-2.6-.2-2.8-2.4M12 18.6q2.6-.2 2.8-2.4', GOLD_DARK, 1.3)}`,
  emergency: `${dot(12, 12, 8, 'none', OPEN_RED, 4.6)}${line('M12 1.8v4.6M12 17.6v4.6M1.8 12h4.6M17.6 12h4.6', PAPER, 3)}${dot(12, 12, 10.3, 'none', INK, 1)}${dot(12, 12, 5.7, 'none', INK, 1)}`,
  take: `${at(3.6, -1.4, 0.7, card())}${line('M12 11v8', OPEN_GREEN, 2.4)}<path d="M7 16.4h10L12 22.6z" fill="${OPEN_GREEN}"/>`,
  straighten: `<g transform="rotate(90 9 15)">${at(1, 6, 0.62, card('#e2cf9f'))}</g>${at(6.6, -1.6, 0.78, turn(OPEN_BLUE, 2.6))}`,
  build: `${shape('M1.6 14h15.6l-2.8 6.4H4.6z', WOOD)}${shape('M11.4 2.2l8.4 2.6-1 3.2-8.4-2.6z', '#8b8b93')}${line('M15.4 6.6L12 16', LINE, 2)}`,
  acquire: at(-2, 1, 0.86, painting) + plus(18.4, 6.4),
  discover: `${tile('')}${dot(13, 9.6, 5, '#ffffffaa', INK, 1.9)}${line('M16.6 13.2l4.4 5', INK, 2.6)}`,
  invite: at(-2.4, 0.8, 0.94, bust) + plus(18.6, 6),
  engage: at(-2.8, 1.8, 0.86, bust) + at(9, -1, 0.66, turn(OPEN_BLUE, 3)),
  navigate: wheel,
  visit: `${tile('')}${at(4.2, 0.6, 0.66, wheel)}`,
  recall: `${at(6.4, 6.4, 0.72, ship)}${line('M15.6 4.6H8q-5 0-5 5t5 5h.6', OPEN_BLUE, 2.3)}<path d="M14 .4v8.4l6-4.2z" fill="${OPEN_BLUE}"/>`,
  shift: `${at(5.2, 5.4, 0.58, ship)}${line('M3.6 4.4h14M6.4 21.4h14', OPEN_BLUE, 2.1)}<path d="M16.4.8v7.2l5.6-3.6zM7.6 17.8V25L2 21.4z" fill="${OPEN_BLUE}"/>`,
  discard: `${at(-1, 0, 1, card('#e2cf9f'))}${dot(16.6, 16.4, 5.4, RED, PAPER, 1)}${line('M14.4 14.2l4.4 4.4M18.8 14.2l-4.4 4.4', '#fff', 1.8)}`,
  refresh: `${at(5.4, 4.6, 0.56, card())}${line('M3 11.6a9 9 0 0 1 15.6-5.4M21 12.4A9 9 0 0 1 5.4 17.8', OPEN_BLUE, 2.2)}<path d="M20.8 2v6.6h-6.6zM3.2 22v-6.6h6.6z" fill="${OPEN_BLUE}"/>`,
  draw: `${at(-2, 1.6, 0.86, card('#c9b27e'))}${at(1, 0.4, 0.86, card('#e2cf9f'))}${line('M18.4 21V10', OPEN_GREEN, 2.4)}<path d="M13.6 11.6h9.6l-4.8-6z" fill="${OPEN_GREEN}"/>`,
  keep: `${at(-1, 0, 1, card())}${line('M10.6 13.6l4.6 5 7-9.4', OPEN_GREEN, 3)}`,
  borrow: `${at(6.4, 1.8, 0.84, bust)}${line('M1.6 16.4q.4-8 6.6-9', OPEN_RED, 2.2)}<path d="M6.6 3.4l5 4-5 3.6z" fill="${OPEN_RED}"/>`,
  overpay: `${[16.4, 12.4, 8.4].map((y) => `<ellipse cx="9" cy="${y}" rx="7" ry="3" fill="${GOLD}" stroke="${GOLD_DARK}" stroke-width="1.2"/>`).join('')}${plus(18.4, 7)}`,
  when: `${shape('M12 3q6 0 6 7.4 0 4.6 2.6 6.6H3.4Q6 15 6 10.4 6 3 12 3z', GOLD, GOLD_DARK, 1.3)}${dot(12, 19.4, 2.3, GOLD_DARK)}${dot(12, 2.6, 1.4, GOLD_DARK)}`,
  busy: `${line('M2 20h20', WOOD, 2.6)}${at(-1.6, 1, 0.66, ship)}${at(9.6, 3.4, 0.66, ship)}`,
  others:
    at(-2.4, 0.6, 0.78, bust.replaceAll(BUST, '#5d5d66')) +
    at(8, 3.4, 0.78, bust.replaceAll(BUST, '#8b8b93')),
  endless: line(
    'M12 12q-4.6-6-8-3.2-3 3.2 0 6.4 3.4 2.8 8-3.2t8-3.2q3 3.2 0 6.4-3.4 2.8-8-3.2',
    LINE,
    2.2,
  ),
  undo: `${line('M7 9h8a5.5 5.5 0 0 1 0 11H9', LINE, 2.2)}${shape('M9.5 3.5v11L3 9z', LINE)}`,
  redo: `${line('M17 9H9a5.5 5.5 0 0 0 0 11h6', LINE, 2.2)}${shape('M14.5 3.5v11L21 9z', LINE)}`,
  restart: `${line('M4 4v16', LINE, 2.4)}${line('M11 9h4.5a5.5 5.5 0 0 1 0 11H9', LINE, 2.2)}${shape('M13.5 3.5v11L7 9z', LINE)}`,
  same: shape('M3 4.500h9.500v9.500H3z', GOLD) + shape('M11.500 10.500H21V20h-9.500z', GOLD),
  different: shape('M3 4.500h9.500v9.500H3z', GOLD) + dot(16, 15, 5.4, SEA, INK, 1.2),
  rose: `${dot(12, 12, 10.4, PAPER, INK, 1.1)}${shape('M12 1l2.2 8.8L12 12 9.8 9.8z', RED, INK, 0.6)}${shape('M12 23l-2.2-8.8L12 12l2.2 2.2z', RED, INK, 0.6)}${shape('M1 12l8.8-2.2L12 12l-2.2 2.2z', GREEN, INK, 0.6)}${shape('M23 12l-8.8 2.2L12 12l2.2-2.2z', GREEN, INK, 0.6)}`,
}

/** Whether a word is the name of an icon. */
export const isGameIcon = (word: string): word is GameIconName => word in GAME_ICONS
