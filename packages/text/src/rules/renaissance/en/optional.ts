import type { SectionTextOf } from '../outline.ts'

export const optional: SectionTextOf<'optional'> = {
  title: 'Optional actions',
  paragraphs: {
    hold: 'Move a ship from a hold to your bay and gain 2 bread for spice, 3 bread for any other hold.',
    emergency: 'Move a ship from your bay to your port and gain 3 bread.',
    hand: "Discard characters from your hand, face up on the Council's discard, and gain 1 bread for each.",
    when: "You may do these as often as you like, in every phase and in other players' turns. In play they are offered to you whenever you have something to decide: in your turn, at a lighthouse of yours, at the feed and before the decree. Only while you are choosing how to pay do they have to wait.",
    sending:
      "In a turn in which you send ships from your bay to holds, you may move ships for bread only before the first of them is sent or after the last one. It doesn't matter what sends them: a destination, an icon, a bonus, a card or your lighthouse.",
    pending:
      'So from the first ship sent until nothing more of that turn can send one for you, your lighthouse included, ships cannot be turned into bread. Discarding characters and the bread of an overpayment are not affected.',
    over: 'If you move a ship for bread after sending one, that send was your last of the turn: if something nobody could foresee would send another ship, it does not. A lighthouse still gives you its bread.',
    full: 'You may move a ship for bread even with a full granary: the bread is lost, but the ship has moved.',
    windows:
      'After the action phase you have two more chances in each period, whatever its decree: before you pay in the feed, and before the decree is scored. The second also lets you store bread for the next period with ships that will come back anyway.',
  },
}
