import type { SectionTextOf } from '../outline.ts'

export const bread: SectionTextOf<'bread'> = {
  title: 'Bread',
  paragraphs: {
    apart:
      'Bread is not a resource. It never pays for resources, and resources never pay for bread unless they are first turned into bread.',
    limit:
      'Your granary holds 6 bread, and 1 more for each lighthouse you have erected, 12 at most. Bread above the limit is lost.',
    fits: 'Bread must be in your granary before you can pay it: with a limit of 6 you can never pay 7.',
    capped:
      'Each gain of bread is cut off at the limit at that moment. Paying 2 and then gaining 3 is not the same as gaining 3 and then paying 2.',
  },
}
