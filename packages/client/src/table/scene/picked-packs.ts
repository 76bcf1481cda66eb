import type { Scene } from './scene.tsx'

/** A starting pack that a player has picked. Everybody has seen its characters. */
export interface PickedPack {
  readonly seat: number
  readonly pack: string
  readonly characters: readonly string[]
}

/** The starting packs that have been picked, with the characters that were in them. */
export function pickedPacks({ table }: Pick<Scene, 'table'>): readonly PickedPack[] {
  const { packIds, characterIds, characters } = table.rules.tables
  return table.events.value.flatMap((event) =>
    event.kind === 'pack'
      ? [
          {
            seat: event.seat,
            pack: event.pack,
            characters: characterIds.filter(
              (_, character) => packIds[characters.pack[character]] === event.pack,
            ),
          },
        ]
      : [],
  )
}
