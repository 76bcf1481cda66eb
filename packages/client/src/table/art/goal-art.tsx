import { memo } from '../../base/memo.ts'
import { GOLD, GOLD_DARK, INK, RED } from '../icons/palette.ts'
import { inlineSvg } from './inline-svg.ts'
import { leaves } from './laurel.ts'

/** The picture of a decree: an unrolled charter with its seal. */
export const DecreeArt = memo(() => (
  <svg class="art goal" viewBox="0 0 64 64" aria-hidden="true">
    <path d="M13 9h38v41H13z" fill="#fbf3dc" stroke={INK} stroke-width="1.2" />
    <path
      d="M9 5.500h46q2 0 2 3t-2 3H9q-2 0-2-3t2-3z"
      fill="#e6d3a0"
      stroke={INK}
      stroke-width="1.2"
    />
    <path
      d="M9 47h46q2 0 2 3t-2 3H9q-2 0-2-3t2-3z"
      fill="#e6d3a0"
      stroke={INK}
      stroke-width="1.2"
    />
    <path d="M18 15h6v6h-6z" fill={RED} />
    <path
      d="M27 16.500h19M27 20.500h19M18 25.500h28M18 30h28M18 34.500h28M18 39h18"
      stroke="#6d5125"
      stroke-width="1.300"
    />
    <path d="M29 50l-3 11 4-2 2 4 2-12zM37 50l3 11-4-2-2 4-2-12z" fill="#7c1d13" />
    <circle cx="33" cy="49" r="7" fill="#a5332a" stroke="#5c120b" stroke-width="1.200" />
    <circle cx="33" cy="49" r="4.200" fill="none" stroke="#d8756a" stroke-width="1" />
  </svg>
))

/** The picture of a title: a crown in a wreath of laurel. */
export const TitleArt = memo(() => (
  <svg class="art goal" viewBox="0 0 64 64" aria-hidden="true">
    <g
      fill="#5c8a4a"
      stroke="#2c4a20"
      stroke-width="0.25"
      transform="translate(32 33) scale(2.700) translate(-12 -12)"
      ref={inlineSvg(leaves(10, 9, 1.2, 2.8))}
    />
    <path
      d="M19 26l6.500 5.500L32 20l6.500 11.500L45 26l-2.600 16H21.600z"
      fill={GOLD}
      stroke={GOLD_DARK}
      stroke-width="1.400"
      stroke-linejoin="round"
    />
    <path d="M22 42h20v3.500H22z" fill={GOLD} stroke={GOLD_DARK} stroke-width="1.200" />
    <circle cx="32" cy="37" r="2.200" fill={RED} />
    <circle cx="26.500" cy="38" r="1.300" fill="#24527a" />
    <circle cx="37.500" cy="38" r="1.300" fill="#24527a" />
  </svg>
))
