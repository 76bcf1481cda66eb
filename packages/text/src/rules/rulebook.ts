import type { Language } from '@amalfi/packs'

/** A rule of docs/rules. */
export type RuleId = `${'REN' | 'ORI'}-${string}-${number}`

/** Section by section, paragraph by paragraph, in reading order: the rules a paragraph explains. */
export type Outline = Readonly<Record<string, Readonly<Record<string, readonly RuleId[]>>>>

/** What a language has to say for a section: a title, and a text for each of its paragraphs. */
export interface SectionText<S> {
  readonly title: string
  readonly paragraphs: { readonly [P in keyof S]: string }
}

/** What a language has to say for a whole rulebook. */
export type RulebookText<O extends Outline> = { readonly [S in keyof O]: SectionText<O[S]> }

export interface RulesParagraph {
  readonly id: string
  readonly text: string
  readonly rules: readonly RuleId[]
}

export interface RulesSection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly RulesParagraph[]
}

/** Where to open a rulebook. */
export interface RulesPlace {
  readonly section: string
  readonly paragraph: string
}

export interface Rulebook {
  /** The whole of it, in reading order. */
  readonly sections: (language: Language) => readonly RulesSection[]
  /** Where a rule is explained, or first spoken of; none for an id that is no rule of this game. */
  readonly placeOfRule: (ruleId: string) => RulesPlace | undefined
}

/** The rulebook of a game: its outline, and the words for it in each language. */
export function rulebook<const O extends Outline>(
  outline: O,
  words: Readonly<Record<Language, RulebookText<O>>>,
): Rulebook {
  const places = placesByRule(outline)
  return {
    sections: (language) => sectionsOf(outline, words[language]),
    placeOfRule: (ruleId) => places.get(ruleId),
  }
}

function sectionsOf(outline: Outline, words: RulebookText<Outline>): RulesSection[] {
  return Object.entries(outline).map(([id, paragraphs]) => ({
    id,
    title: words[id].title,
    paragraphs: Object.entries(paragraphs).map(([paragraph, rules]) => ({
      id: paragraph,
      text: words[id].paragraphs[paragraph],
      rules,
    })),
  }))
}

function placesByRule(outline: Outline): ReadonlyMap<string, RulesPlace> {
  const places = new Map<string, RulesPlace>()
  for (const [section, paragraphs] of Object.entries(outline))
    for (const [paragraph, rules] of Object.entries(paragraphs))
      for (const rule of rules) if (!places.has(rule)) places.set(rule, { section, paragraph })
  return places
}
