import type { GameName } from '@amalfi/engine'
import type { Language } from '@amalfi/packs'
import type { RuleId } from '../rulebook.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

/** The rules that are different for a player who knows the other game, by the new game. */
const outline = {
  original: {
    ships: 'ORI-SET-1',
    points: 'ORI-BUY-1',
    bonus: 'ORI-BUY-2',
    refill: 'ORI-BUY-3',
    milestones: 'ORI-FRE-3',
    between: 'ORI-PLA-3',
    carriedOver: 'ORI-PRE-1',
    publicCharts: 'ORI-PRE-1',
    colonies: 'ORI-COL-1',
    foodBefore: 'ORI-FED-2',
    marker: 'ORI-PRE-2',
    fewPlayers: 'ORI-SET-2',
    characters: 'ORI-CHR-1',
    costs: 'ORI-SHP-1',
    discards: 'ORI-HID-1',
    tie: 'ORI-END-1',
    alone: 'ORI-SOL-5',
  },
  renaissance: {
    ships: 'REN-SET-5',
    points: 'REN-ACQ-2',
    refill: 'REN-ROW-2',
    titles: 'REN-TIT-1',
    between: 'REN-OPT-5',
    kept: 'REN-NEW-1',
    lighthouses: 'REN-NAV-7',
    evolving: 'REN-EVO-2',
    breadAnytime: 'REN-OPT-4',
    windRose: 'REN-ACT-2',
    immediate: 'REN-INV-1',
    costs: 'REN-CON-1',
    discards: 'REN-OPT-3',
    board: 'REN-DEC-12',
    tie: 'REN-END-2',
    alone: 'REN-SOL-1',
  },
} as const satisfies Readonly<Record<GameName, Readonly<Record<string, RuleId>>>>

/** The text of each difference. Every language provides all of them. */
export type DifferenceTexts = {
  readonly [G in GameName]: { readonly [K in keyof (typeof outline)[G]]: string }
}

/** One difference between the games, with a link to its rule. */
export interface Difference {
  readonly rule: RuleId
  readonly text: string
}

/** The differences to read before playing a game, by that game. */
export type Differences = Readonly<Record<GameName, readonly Difference[]>>

const listed = (rules: Readonly<Record<string, RuleId>>, words: Readonly<Record<string, string>>) =>
  Object.entries(rules).map(([key, rule]): Difference => ({ rule, text: words[key] }))

const all = (words: DifferenceTexts): Differences => ({
  original: listed(outline.original, words.original),
  renaissance: listed(outline.renaissance, words.renaissance),
})

export const differences: Readonly<Record<Language, Differences>> = {
  en: all(en),
  fr: all(fr),
  ja: all(ja),
}
