import type { Outline, RulebookText } from '../rulebook.ts'

/**
 * The sections and paragraphs of the rulebook of Amalfi (2020) in reading order, with the rules of
 * docs/rules/original.md that each paragraph explains. Sections about the same things have the same
 * names in both rulebooks, so they share their pictures.
 */
export const outline = {
  aim: { purpose: [], ships: [], points: [], sources: [] },
  table: { sea: [], resources: [], food: [], spaces: [], rows: [], cards: [], marker: [] },
  setup: {
    pieces: ['ORI-SET-1'],
    blocked: ['ORI-SET-2'],
    rows: ['ORI-SET-3'],
    goals: ['ORI-SET-3'],
    score: ['ORI-SET-4'],
    secrets: ['ORI-HID-1', 'ORI-HID-2'],
  },
  hands: {
    characters: ['ORI-SET-5', 'ORI-SET-8'],
    basic: ['ORI-SET-5'],
    deck: ['ORI-SET-5', 'ORI-SET-9'],
    draft: ['ORI-SET-6'],
    drafted: ['ORI-SET-6'],
    selection: ['ORI-SET-7'],
  },
  periods: { phases: [], game: [] },
  turns: { turn: ['ORI-ACT-1'], actions: [], passed: ['ORI-ACT-2'], last: ['ORI-ACT-2'] },
  navigation: {
    place: ['ORI-PLA-1'],
    gain: ['ORI-PLA-2'],
    between: ['ORI-PLA-3'],
    several: ['ORI-GET-3'],
    declined: ['ORI-GET-1'],
    charts: ['ORI-PLA-4'],
    take: ['ORI-GET-2'],
    none: ['ORI-GET-2', 'ORI-GET-3'],
  },
  rows: {
    slide: ['ORI-BUY-3', 'ORI-GET-3'],
    slots: ['ORI-PAY-4'],
    short: ['ORI-BUY-7'],
    remake: ['ORI-BUY-4'],
  },
  acquisition: {
    cost: ['ORI-BUY-1'],
    points: ['ORI-BUY-1'],
    bonus: ['ORI-BUY-2'],
    once: ['ORI-BUY-6'],
    order: ['ORI-BUY-5'],
  },
  discovery: { cost: ['ORI-BUY-1'], use: ['ORI-PLA-4'] },
  construction: { cost: ['ORI-SHP-1'], where: ['ORI-SHP-1'], last: ['ORI-SHP-2'] },
  invitation: {
    play: ['ORI-CHR-1'],
    immediate: ['ORI-CHR-2'],
    permanent: ['ORI-CHR-2'],
    action: ['ORI-CHR-2'],
    ending: ['ORI-CHR-2', 'ORI-END-2'],
  },
  engagement: { tap: ['ORI-TAP-1'] },
  payment: {
    ships: ['ORI-PAY-1'],
    emergency: ['ORI-PAY-1'],
    named: ['ORI-PAY-2'],
    surplus: ['ORI-PAY-3'],
    mixed: ['ORI-PAY-5'],
    example: ['ORI-PAY-5'],
  },
  bread: {
    limit: ['ORI-FOD-1'],
    colony: ['ORI-COL-1'],
    points: ['ORI-COL-1'],
    seventh: ['ORI-COL-2'],
  },
  optional: {
    when: [],
    hand: ['ORI-FRE-1'],
    ships: ['ORI-FRE-2'],
    full: ['ORI-FRE-6'],
    noContracts: ['ORI-FRE-4', 'ORI-FRE-6'],
  },
  titles: {
    claim: ['ORI-FRE-3'],
    when: ['ORI-FRE-5'],
    squares: ['ORI-FRE-5'],
    admiral: [],
    governor: [],
    pilot: [],
    bibliophile: [],
    collector: [],
    builder: [],
    humanist: [],
    courtier: [],
    'great-merchant': [],
  },
  feed: { gain: ['ORI-FED-1'], due: ['ORI-FED-1'], short: ['ORI-FED-2'], before: ['ORI-FED-2'] },
  decrees: {
    score: ['ORI-STL-1'],
    academy: [],
    portolan: [],
    court: [],
    armada: [],
    granary: [],
  },
  newPeriod: {
    order: ['ORI-PRE-4'],
    rows: ['ORI-PRE-1'],
    ships: ['ORI-PRE-1'],
    marker: ['ORI-PRE-2'],
    three: ['ORI-PRE-2', 'ORI-PRE-3'],
  },
  end: { points: ['ORI-END-1'], tie: ['ORI-END-1', 'ORI-END-2'] },
  solo: {
    setup: ['ORI-SET-9', 'ORI-SOL-3'],
    deck: ['ORI-SOL-5'],
    milestones: ['ORI-SOL-1', 'ORI-SOL-5'],
    settlements: ['ORI-SOL-2', 'ORI-SOL-5'],
    slots: ['ORI-SOL-4'],
    charts: ['ORI-SOL-4', 'ORI-SOL-5'],
    result: ['ORI-SOL-5'],
  },
} as const satisfies Outline

/** The texts of this rulebook in one language. */
export type RulesText = RulebookText<typeof outline>
