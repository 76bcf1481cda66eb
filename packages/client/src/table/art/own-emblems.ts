import { leaves } from './laurel.ts'

/** Emblems that the icon collection does not have. */
export type OwnEmblem =
  | 'coins'
  | 'crescent'
  | 'dome'
  | 'infant'
  | 'laurel'
  | 'mitre'
  | 'palace'
  | 'portrait'
  | 'supper'

const solid = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`
const coin = (x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="9.6" height="2.5" rx="1.25"/>`

/** SVG markup in a square of 24, in one colour. */
export const OWN_EMBLEMS: Readonly<Record<OwnEmblem, string>> = {
  coins: `${[18.6, 15.4, 12.2, 9].map((y) => coin(2, y)).join('')}${[18.6, 15.4, 12.2].map((y) => coin(12.6, y)).join('')}<circle cx="17.4" cy="6.6" r="4.2"/>`,
  crescent: solid(
    'M15 2.6a9.8 9.8 0 1 0 0 18.8 7.8 7.8 0 1 1 0-18.8zM17 8l1.1 2.7 2.9.2-2.2 1.9.7 2.8-2.5-1.5-2.5 1.5.7-2.8-2.2-1.9 2.9-.2z',
  ),
  dome: solid(
    'M11.3.8h1.4v2.4h-1.4zM10.2 3.6h3.6v2.6h-3.6zM10.8 6.8C6.8 7.8 4.2 11 4 15.2h2.9c.2-3.6 1.6-6.6 3.9-8.4zM12 6.8c-2.2 1.8-3.6 4.8-3.8 8.4h7.6c-.2-3.6-1.6-6.6-3.8-8.4zM13.2 6.8c4 1 6.6 4.2 6.8 8.4h-2.9c-.2-3.6-1.6-6.6-3.9-8.4zM3.6 16h16.8v2H3.6zM4.8 18.8h14.4V23H4.8z',
  ),
  infant: solid(
    'M12 .8a5.8 5.8 0 0 1 4 10H8a5.8 5.8 0 0 1 4-10zm0 1.4a4.4 4.4 0 0 0-3.4 7.2h6.8A4.4 4.4 0 0 0 12 2.2zm0 1.2a3 3.2 0 0 1 2.4 5.2H9.6A3 3.2 0 0 1 12 3.4zM8.2 11.6h7.6l.6 2H7.6zM7.5 14.4h9l-.4 2.2H7.9zM8.1 17.4h7.8l-.4 2.2h-7zM8.7 20.4h6.6l-.5 2.4H9.2z',
  ),
  laurel: leaves(9, 8.6, 1.3, 3),
  mitre: solid(
    'M12 1.4c3.6 2.6 6 6.6 6.2 11L17.4 19H6.6l-.8-6.6c.2-4.4 2.6-8.4 6.2-11zM11 7v2.8H8.6v2H11v5h2v-5h2.4v-2H13V7zM6.4 20h11.2v2.6H6.4z',
  ),
  palace: solid(
    'M2 3h2.4v2h2.8V3h2.4v2h4.8V3h2.4v2h2.8V3H22v3.6H2zM3 7.6h18v5.6H3zm4 .9a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm5 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm5 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM3 14.2h18v7.6h-1.5V18a2 2 0 0 0-4 0v3.8H14V18a2 2 0 0 0-4 0v3.8H8.5V18a2 2 0 0 0-4 0v3.8H3z',
  ),
  portrait: solid(
    'M12 1.4c-4.2 0-5.8 3.2-5.7 6.6.1 2.8-.4 4.6-1.3 6C3 15.6 2.2 18.6 2 22.6h20c-.2-4-1-7-3-8.6-.9-1.4-1.4-3.2-1.3-6 .1-3.4-1.5-6.6-5.7-6.6zm0 2.4c2.2 0 3.1 1.8 3.1 4S13.8 12.6 12 12.6 8.9 10 8.9 7.8s.9-4 3.1-4zM6.6 19q5.4-2.6 10.8 0l-1 1.8q-4.4-1.8-8.8 0z',
  ),
  supper: solid(
    'M8.8 2h6.4c0 3.2-1 5-2.6 5.5V10h2v1.6H9.4V10h2V7.5C9.8 7 8.8 5.2 8.8 2zM1.4 13h21.2v2.4H1.4zM3.6 16.4H6V23H3.6zM18 16.4h2.4V23H18zM2.6 12q.4-2.6 2.8-2.6T8.2 12zM15.8 12q.4-2.6 2.8-2.6t2.8 2.6z',
  ),
}
