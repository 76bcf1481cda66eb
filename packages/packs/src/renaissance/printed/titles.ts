import type { CharacterType } from '@amalfi/engine'
import type { Title } from '../../schema/cards.ts'

type Needs = Title['needs']

const allPrinted = ['id', 'shade', 'needs']
/** Four titles name a character type whose icon is missing, so their needs do not count as printed. */
const needsNotPrinted = ['id', 'shade']

const dark = (id: string, needs: Needs, printed = allPrinted): Title => ({
  id,
  shade: 'dark',
  needs,
  printed,
})
const light = (id: string, needs: Needs, printed = allPrinted): Title => ({
  id,
  shade: 'light',
  needs,
  printed,
})

/** The titles that name a type of character. A pack must say which type (REN-TIT-7). */
export type NamedTypes = Record<'visionary' | 'condottiere' | 'merchant' | 'patron', CharacterType>

/** The sixteen titles (REN-TIT-3, REN-TIT-4), with these character types for the missing icons. */
export const printedTitles = (types: NamedTypes): Title[] => [
  dark('ambassador', [{ count: 'character', atLeast: 10 }]),
  dark('admiral', [
    { count: 'fleet', atLeast: 10 },
    { count: 'lighthouse', atLeast: 6 },
  ]),
  dark('scholar', [
    { count: 'book', atLeast: 2 },
    { count: 'painting', atLeast: 2 },
    { count: 'monument', atLeast: 2 },
    { count: 'character', atLeast: 4 },
  ]),
  dark('explorer', [
    { count: 'destination', atLeast: 5 },
    { count: 'fleet', atLeast: 8 },
    { count: 'lighthouse', atLeast: 4 },
  ]),
  dark('peregrin', [
    { count: 'destination', atLeast: 4 },
    { count: 'character', atLeast: 4 },
    { count: 'artwork', atLeast: 4 },
  ]),
  dark(
    'visionary',
    [
      { count: types.visionary, atLeast: 2 },
      { count: 'lighthouse', atLeast: 4 },
    ],
    needsNotPrinted,
  ),
  light('artist', [
    { count: 'mostArt', atLeast: 2 },
    { count: 'secondArt', atLeast: 2 },
  ]),
  // REN-PRT-1.
  light('collector', [{ count: 'artwork', atLeast: { english: 7, french: 6 } }]),
  light(
    'condottiere',
    [
      { count: types.condottiere, atLeast: 2 },
      { count: 'lighthouse', atLeast: 3 },
    ],
    needsNotPrinted,
  ),
  light('courtier', [{ count: 'character', atLeast: 6 }]),
  light('discoverer', [
    { count: 'destination', atLeast: 2 },
    { count: 'lighthouse', atLeast: 2 },
    { count: 'character', atLeast: 2 },
  ]),
  light('humanist', [{ count: 'characterType', atLeast: 4 }]),
  light(
    'merchant',
    [
      { count: types.merchant, atLeast: 2 },
      { count: 'destination', atLeast: 4 },
    ],
    needsNotPrinted,
  ),
  light(
    'patron',
    [
      { count: types.patron, atLeast: 1 },
      { count: 'artwork', atLeast: 3 },
    ],
    needsNotPrinted,
  ),
  light('navigator', [
    { count: 'destination', atLeast: 3 },
    { count: 'fleet', atLeast: 7 },
  ]),
  light('zealot', [{ count: 'mostArt', atLeast: 4 }]),
]
