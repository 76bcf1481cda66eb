import { artworkPictureOf, type Card, medallionOf } from '@amalfi/text'
import { memo } from '../../base/memo.ts'
import { currentKind } from '../appearance/current-kind.ts'
import { FramedArt } from './framed.tsx'
import { DecreeArt, TitleArt } from './goal-art.tsx'
import { MedallionArt } from './medallion.tsx'
import { TileArt } from './tile.tsx'

interface Props {
  readonly card: Pick<Card, 'kind' | 'id'>
}

/** The picture of a card, made from the data of its pack. */
export const Picture = memo(({ card: { kind, id } }: Props) => {
  switch (kind) {
    case 'character': {
      const person = currentKind.value.pack.characters.find((one) => one.id === id)
      return person === undefined ? null : <MedallionArt {...medallionOf(person)} />
    }
    case 'artwork': {
      const work = currentKind.value.pack.artworks.find((one) => one.id === id)
      return work === undefined ? null : <FramedArt {...artworkPictureOf(work)} />
    }
    case 'privateDestination':
    case 'publicDestination':
    case 'evolvingDestination':
      return <TileArt id={id} />
    case 'title':
      return <TitleArt />
    case 'decree':
      return <DecreeArt />
  }
})
