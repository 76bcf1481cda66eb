import type { SectionTextOf } from '../outline.ts'

export const evolving: SectionTextOf<'evolving'> = {
  title: 'Evolving destinations',
  paragraphs: {
    character:
      'Beside each of the three evolving destinations stands "take 1 character". You may do this before or after the action of the destination.',
    open: 'All three are public destinations from the start. As printed on the board they have no lighthouse slot.',
    covered:
      'At the start of periods II, III and IV a tile from the Atlas covers one of them. From then on the destination is what the tile says, with the tile\'s lighthouse slot; nobody can discover it any more, and the "take 1 character" beside it stays.',
    nobodys:
      "A tile that covers an evolving destination scores no points, costs nothing, and is nobody's private destination: decrees, Trade among them, and titles do not count it.",
    bread:
      'A bread cost is paid when you place the ship, before you choose the order. So the bread of the rightmost character cannot help to pay it, and a character in a costly slot cannot use it up. "Before or after" means the whole action, not its middle.',
    lighthouse:
      'The "take 1 character" is one of the destination\'s benefits: a lighthouse there waits until it is done.',
    noTile:
      'If the Atlas is empty when a tile is due, the destination printed for that period stays in use to the end of the game.',
  },
}
