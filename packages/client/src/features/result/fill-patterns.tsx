import type { Part } from '../../model/statistics/bars.ts'

/** The fill of a part, as an SVG attribute. `FillPatterns` must be on the page. */
export const fillOf = (part: string): string => `url(#fill-${part.replace(' ', '-')})`

/** A colour for each part, and lines that tell it apart without colour. */
export const PATTERNS: readonly (readonly [part: Part, colour: string, lines: string])[] = [
  ['artworks', '#24527a', ''],
  ['destinations', '#2d6b58', 'M0 8 8 0'],
  ['titles', '#7d5c0a', 'M0 2h8M0 6h8'],
  ['decrees', '#8c2b20', 'M2 0v8M6 0v8'],
  ['endgame characters', '#5a3478', 'M2 2h.1M6 6h.1'],
  ['other effects', '#6b543c', 'M0 8 8 0M0 0l8 8'],
  ['hunger', '#2e2013', 'M0 0l8 8'],
  ['I', '#8b7245', ''],
  ['II', '#755a31', 'M0 8 8 0'],
  ['III', '#5f4524', 'M0 2h8M0 6h8'],
  ['IV', '#473017', 'M2 0v8M6 0v8'],
  ['end', '#5a3478', 'M2 2h.1M6 6h.1'],
  ['before', '#5b5750', 'M0 0l8 8'],
]

/** The SVG patterns to which `fillOf` refers; needed once on a page. */
export const FillPatterns = () => (
  <svg class="fill-patterns" aria-hidden="true">
    <defs>
      {PATTERNS.map(([part, colour, lines]) => (
        <pattern
          key={part}
          id={`fill-${part.replace(' ', '-')}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" fill={colour} />
          <path d={lines} class="pattern-lines" />
        </pattern>
      ))}
    </defs>
  </svg>
)
