import type { Printing } from '@amalfi/engine'
import {
  type Artwork,
  type Character,
  type Decree,
  type EvolvingDestination,
  inPrinting,
  type PrivateDestination,
  type PublicDestination,
  type Title,
} from '@amalfi/packs'
import { abilitiesIcons, scoringIcons } from '../icons/abilities.ts'
import { countIcons, needIcons } from '../icons/counts.ts'
import { effectIcons } from '../icons/effects.ts'
import { type Icon, icon, joinIcons } from '../icons/icon.ts'
import type { CardTexts } from '../locale/locale.ts'

/** What a card does, as text and as icons. Both are made from the same data. */
export interface Face {
  readonly text: string
  readonly icons: readonly Icon[]
}

export function characterFace(card: Character, texts: CardTexts): Face {
  switch (card.type) {
    case 'permanent':
      return {
        text: texts.abilities(card.abilities),
        icons: joinIcons(abilitiesIcons(card.abilities), 'also'),
      }
    case 'endgame':
      return { text: texts.scoring(card.scoring), icons: scoringIcons(card.scoring) }
    case 'immediate':
    case 'engageable':
      return { text: texts.effect(card.effect), icons: effectIcons(card.effect) }
  }
}

export const artworkFace = ({ bonus }: Artwork, texts: CardTexts): Face =>
  bonus === undefined
    ? { text: '', icons: [] }
    : { text: texts.effect(bonus), icons: effectIcons(bonus) }

type Destination = PublicDestination | EvolvingDestination | PrivateDestination

/**
 * The text of an evolving destination includes its character, even when it is covered (REN-EVO-2).
 */
export function evolvingFace(place: Destination, texts: CardTexts): Face {
  const { text, icons } = destinationFace(place, texts)
  return { text: texts.evolving(text), icons: [...icons, icon('then'), icon('take')] }
}

export const destinationFace = ({ bread = 0, benefits }: Destination, texts: CardTexts): Face => ({
  text: texts.benefits(bread, benefits),
  // The page may draw the price above what it buys.
  icons: [
    ...(bread === 0 ? [] : [icon('bread', bread), icon('for'), icon('then')]),
    ...effectIcons(benefits),
  ],
})

export function titleFace({ needs }: Title, texts: CardTexts, printing: Printing): Face {
  const asked = needs.map(({ count, atLeast }) => ({
    count,
    atLeast: inPrinting(atLeast, printing),
  }))
  return {
    text: texts.needs(asked),
    icons: joinIcons(
      asked.map(({ count, atLeast }) => needIcons(count, atLeast)),
      'also',
    ),
  }
}

export function decreeFace({ lines, max }: Decree, texts: CardTexts, printing: Printing): Face {
  const given = lines.map(({ per, points }) => ({ per, points: inPrinting(points, printing) }))
  return {
    text: texts.lines(given, max),
    icons: [
      ...joinIcons(
        given.map(({ per, points }) => [icon('points', points), icon('per'), ...countIcons(per)]),
        'also',
      ),
      ...(max === undefined ? [] : [icon('most', max)]),
    ],
  }
}
