import type { ArtType } from '@amalfi/engine'
import type { Motif } from '@amalfi/packs'
import { MOTIFS } from '@amalfi/packs'
import type { ArtworkPicture } from '@amalfi/text'
import { GOLD, GOLD_DARK, INK } from '../icons/palette.ts'
import { EmblemArt } from './emblem.tsx'

/** The motif of an artwork selects one of these colours, so that a card always looks the same. */
const LEATHERS = ['#7c2620', '#2b4a3a', '#2c3f68', '#5b3a20', '#4c2c54']
const LIGHTS = [
  { sky: '#cfdfe0', low: '#f3dfb0', land: '#7f9667' },
  { sky: '#b9c9d8', low: '#ecd3b8', land: '#6d7f8c' },
  { sky: '#e8d6a8', low: '#f6ead0', land: '#a08a55' },
  { sky: '#c6d2bd', low: '#efe2bf', land: '#8c6d4c' },
]
const pick = <T,>(all: readonly T[], motif: Motif): T => all[MOTIFS.indexOf(motif) % all.length]

/** A bound book with its emblem on the cover. */
function Book({ motif }: { readonly motif: Motif }) {
  return (
    <>
      <path d="M16 8h38v50H16z" fill="#f1e5c4" stroke={INK} stroke-width="1.2" />
      <path d="M17 55.4h36M17 53h36" stroke="#b79c6b" stroke-width="0.8" />
      <path
        d="M12 5q0-1 1-1h37q1 0 1 1v46q0 1-1 1H15q-3 0-3 3z"
        fill={pick(LEATHERS, motif)}
        stroke={INK}
        stroke-width="1.4"
      />
      <path d="M18.4 4v48" stroke={INK} stroke-width="0.9" opacity="0.6" />
      <path d="M12 12h6.4M12 22h6.4M12 32h6.4M12 42h6.4" stroke={GOLD} stroke-width="1.6" />
      <path d="M22 8h25.4v40H22z" fill="none" stroke={GOLD} stroke-width="1.2" />
      <path d="M47 18h8v4h-8zM47 36h8v4h-8z" fill={GOLD} stroke={INK} stroke-width="0.8" />
      <EmblemArt of={motif} x={24.2} y={17} size={21} ink="#f0d58a" />
    </>
  )
}

/** A panel in a gilt frame. */
function Painting({ motif }: { readonly motif: Motif }) {
  const { sky, low, land } = pick(LIGHTS, motif)
  return (
    <>
      <path d="M3 3h58v58H3z" fill={GOLD} stroke={INK} stroke-width="1.4" />
      <path d="M6.4 6.4h51.2v51.2H6.4z" fill="none" stroke={GOLD_DARK} stroke-width="1.1" />
      {[7, 57].flatMap((x) =>
        [7, 57].map((y) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3" fill="#f6dd90" stroke={GOLD_DARK} />
        )),
      )}
      <path d="M11 11h42v42H11z" fill={sky} stroke={INK} stroke-width="1.2" />
      <path d="M11.6 27h40.8v26H11.6z" fill={low} />
      <path d="M11.6 44q8-7 14-3t13-2 13.8 1v13H11.6z" fill={land} />
      <EmblemArt of={motif} x={17} y={16} size={30} ink="#33240f" />
    </>
  )
}

/** A stone façade with its emblem in the niche. */
function Monument({ motif }: { readonly motif: Motif }) {
  return (
    <>
      <path d="M4 17L32 3l28 14z" fill="#d9cfb8" stroke={INK} stroke-width="1.4" />
      <circle cx="32" cy="12.4" r="2.6" fill="#a79a7c" stroke={INK} stroke-width="0.8" />
      <path d="M5 17h54v5H5z" fill="#c8bc9f" stroke={INK} stroke-width="1.2" />
      <path d="M15 22h34v32H15z" fill="#ece4d0" stroke={INK} stroke-width="1" />
      <path d="M19 54V38a13 13 0 0 1 26 0v16z" fill="#4a5a52" stroke={INK} stroke-width="1" />
      <path d="M7.4 22h6v32h-6zM50.6 22h6v32h-6z" fill="#e6dcc4" stroke={INK} stroke-width="1.1" />
      <path d="M9.6 24v28M11.6 24v28M52.8 24v28M54.8 24v28" stroke="#a79a7c" stroke-width="0.8" />
      <path d="M5 54h54v3.4H5zM2 57.4h60V61H2z" fill="#c8bc9f" stroke={INK} stroke-width="1.2" />
      <EmblemArt of={motif} x={21.4} y={31} size={21.2} ink="#f3ecd8" />
    </>
  )
}

const SHAPES = { book: Book, painting: Painting, monument: Monument } as const
/** For artworks without a motif. */
const DEFAULT_MOTIF: Readonly<Record<ArtType, Motif>> = {
  book: 'scholar',
  painting: 'portrait',
  monument: 'temple',
}

/** The picture of an artwork: a book, a painting or a monument. */
export function FramedArt({ frame, motif }: ArtworkPicture) {
  const Shape = SHAPES[frame]
  return (
    <svg class={`art work ${frame}`} viewBox="0 0 64 64" aria-hidden="true">
      <Shape motif={motif ?? DEFAULT_MOTIF[frame]} />
    </svg>
  )
}
