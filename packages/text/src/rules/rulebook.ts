import type { Language } from '@amalfi/packs'

/** A rule of docs/rules. */
export type RuleId = `${'REN' | 'ORI'}-${string}-${number}`

/**
 * The sections and paragraphs of a rulebook in reading order, with the rules that each paragraph
 * explains.
 */
export type Outline = Readonly<Record<string, Readonly<Record<string, readonly RuleId[]>>>>

/** The texts of a section: its title and one text per paragraph. */
export interface SectionText<S> {
  readonly title: string
  readonly paragraphs: { readonly [P in keyof S]: string }
}

/** The texts of a whole rulebook. Every language provides all of them. */
export type RulebookText<O extends Outline> = { readonly [S in keyof O]: SectionText<O[S]> }

/** A paragraph of the rulebook, with the rules that it explains. */
export interface RulesParagraph {
  readonly id: string
  readonly text: string
  readonly rules: readonly RuleId[]
}

/** A section of the rulebook, in one language. */
export interface RulesSection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly RulesParagraph[]
}

/** A place in a rulebook that a link can open. */
export interface RulesPlace {
  readonly section: string
  readonly paragraph: string
}

/** The rulebook of a game. Read it by section, or find the place of a rule. */
export interface Rulebook {
  /** All sections in reading order. */
  readonly sections: (language: Language) => readonly RulesSection[]
  /**
   * The place where a rule is explained or first mentioned; undefined for rules of another game.
   */
  readonly placeOfRule: (ruleId: string) => RulesPlace | undefined
}

/** Makes the rulebook of a game from its outline and its texts in each language. */
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
