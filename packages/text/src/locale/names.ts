import { RIVAL } from '@amalfi/engine'
import type { Language, LocalizedText, Pack } from '@amalfi/packs'
import type { Locale, Names } from './locale.ts'

interface Named {
  readonly id: string
  readonly name?: LocalizedText | undefined
}

/** Makes an id readable, for an entry without a name: `mona-lisa` becomes `Mona lisa`. */
const readable = (id: string): string => {
  const words = id.replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

export function nameOf({ id, name }: Named, language: Language): string {
  if (name === undefined) return readable(id)
  const text = typeof name === 'string' ? name : name[language]
  // Packs may contain typewriter apostrophes.
  return language === 'fr' ? text.replaceAll("'", '’') : text
}

/** Makes a function that finds the name of an id. Unknown ids are made readable. */
function finder(entries: readonly Named[], language: Language): (id: string) => string {
  const names = new Map(entries.map((entry) => [entry.id, nameOf(entry, language)]))
  return (id) => names.get(id) ?? readable(id)
}

/** All names of a pack in one language. `players` are the names that players chose. */
export function namesOf(
  pack: Pack,
  language: Language,
  { seat, rival }: Locale,
  players: readonly string[] = [],
): Names {
  return {
    artwork: finder(pack.artworks, language),
    character: finder(pack.characters, language),
    destination: finder(
      [...pack.publicDestinations, ...pack.evolvingDestinations, ...pack.privateDestinations],
      language,
    ),
    title: finder(pack.titles, language),
    decree: finder(pack.decrees, language),
    pack: finder(pack.startingPacks ?? [], language),
    seat: (n) => (n === RIVAL ? rival : (players[n] ?? seat(n))),
  }
}
