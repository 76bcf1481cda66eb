import type { SectionTextOf } from '../outline.ts'

export const lighthouses: SectionTextOf<'lighthouses'> = {
  title: 'Lighthouses',
  paragraphs: {
    erect:
      'To erect a lighthouse, take the leftmost one from your granary and put it in any free lighthouse slot, on a public destination or on a private one of any player. If it uncovers an icon on your granary, that icon takes effect at once.',
    where:
      'Each slot takes one lighthouse, and a lighthouse never moves again. Tiles still in the Atlas are not yet destinations and take none. You may have lighthouses on as many destinations as you like.',
    allErected:
      'If all 6 of your lighthouses are standing when you are told to erect one, you may take a character or gain 2 points instead, or do neither.',
    noSlot: 'If you have a lighthouse left but no slot is free anywhere, the effect is lost.',
    use: 'After all benefits of a destination, the owner of the lighthouse there may use it, whoever sailed there and even after passing. They pay 2 bread to send 1 ship from their own bay to the hold the destination shows, or gain 1 bread, or do neither.',
    answers:
      'A lighthouse answers every ship placed on its dock: by navigation, by the effect of a card, or by the rival of the solo game. It does not answer an effect that uses the destination without a ship. Erecting and using lighthouses are never main actions.',
    hold: 'If the destination shows several holds, the owner of the lighthouse picks one of them; if it shows "any", they choose freely, no matter what the player who sailed there chose. If it shows no hold, the lighthouse can only give the bread.',
    same: 'If a destination lets you erect a lighthouse and you put it on that very destination, you may use it at the end of the same navigation.',
    several:
      'Which lighthouse stands there is looked at once the benefits are done. Should a destination ever have several slots, the player who placed the ship uses theirs first, the others follow clockwise, and each use is finished before the next.',
  },
}
