import type { Card, RuleId } from '@amalfi/text'

const OF_PEOPLE: Readonly<Record<string, readonly RuleId[]>> = {
  immediate: ['REN-INV-1', 'REN-INV-2'],
  permanent: ['REN-INV-1', 'REN-INV-3', 'REN-INV-6'],
  endgame: ['REN-INV-1', 'REN-INV-4'],
  engageable: ['REN-INV-5', 'REN-ENG-1', 'REN-ENG-2'],
}

/** The rules that belong to a card, by its kind and type. */
export function rulesOf({ kind, type }: Pick<Card, 'kind' | 'type'>): readonly RuleId[] {
  switch (kind) {
    case 'character':
      return OF_PEOPLE[type] ?? []
    case 'artwork':
      return ['REN-ACQ-1', 'REN-ACQ-2', 'REN-ACQ-3']
    case 'privateDestination':
      return ['REN-DIS-1', 'REN-DIS-2', 'REN-DIS-3']
    case 'publicDestination':
      return ['REN-NAV-1', 'REN-NAV-2', 'REN-NAV-9']
    case 'evolvingDestination':
      return ['REN-EVO-1', 'REN-EVO-2']
    case 'title':
      return ['REN-TIT-1', 'REN-TIT-2', 'REN-TIT-5']
    case 'decree':
      return ['REN-DEC-1', 'REN-DEC-12']
  }
}
