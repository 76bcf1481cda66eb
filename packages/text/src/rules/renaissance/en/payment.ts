import type { SectionTextOf } from '../outline.ts'

export const payment: SectionTextOf<'payment'> = {
  title: 'Paying with ships',
  paragraphs: {
    standard:
      'Standard payment: a ship goes from a hold to the bay. From spice it brings 2 spice, from any other hold 3 of its resource. Use as many ships as you need.',
    emergency:
      'Emergency payment: a ship goes from the bay to the port and brings 3 of one resource of your choice.',
    mixed:
      'You may use both ways in one payment, even with the same ship: from the hold to the bay, and on from the bay to the port.',
    accepted:
      'If a cost names two resources, pay with either or both, mixed as you like. If it accepts any resource, all five will do.',
    surplus:
      'What you overpay, that is pay beyond the cost, becomes bread, one for one, as far as your granary can hold it. The rest is lost.',
    refused:
      'A ship whose resource the cost does not accept cannot be part of the payment. You can still turn it into bread, as an optional action beforehand.',
    needless:
      'Every move must be needed: without it the payment would fall short, or another of its moves would be impossible. To get bread for its own sake, use the optional actions.',
    example:
      'Example: your only ship is in spice and something costs 3 spice. Moving it to the bay brings 2, moving it on to the port 3 more. That is one legal payment of 5, and you gain 2 bread.',
    reductions:
      'What the slot adds is part of the cost before anything makes it cheaper. A cost never falls below 0; a cost of 0 is paid with no ship and leaves no surplus.',
  },
}
