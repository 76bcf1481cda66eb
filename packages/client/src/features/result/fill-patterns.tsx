import type { Part } from '../../model/statistics/bars.ts'

/** The fill of a part, as an SVG attribute. `FillPatterns` must be on the page. */
export const fillOf = (part: string): string => `url(#fill-${part.replace(' ', '-')})`

/** A colour for each part, and lines that tell it apart without colour. */
export const PATTERNS: readonly (readonly [part: Part, colour: string, lines: string])[] = [
  ['artworks', 'var(--part-artworks)', ''],
  ['destinations', 'var(--part-destinations)', 'M0 8 8 0'],
  ['titles', 'var(--part-titles)', 'M0 2h8M0 6h8'],
  ['decrees', 'var(--part-decrees)', 'M2 0v8M6 0v8'],
  ['endgame characters', 'var(--part-endgame)', 'M2 2h.1M6 6h.1'],
  ['other effects', 'var(--part-other)', 'M0 8 8 0M0 0l8 8'],
  ['hunger', 'var(--part-hunger)', 'M0 0l8 8'],
  ['I', 'var(--part-1)', ''],
  ['II', 'var(--part-2)', 'M0 8 8 0'],
  ['III', 'var(--part-3)', 'M0 2h8M0 6h8'],
  ['IV', 'var(--part-4)', 'M2 0v8M6 0v8'],
  ['end', 'var(--part-endgame)', 'M2 2h.1M6 6h.1'],
  ['before', 'var(--part-before)', 'M0 0l8 8'],
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
