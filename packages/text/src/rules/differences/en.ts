import type { Differences } from '../differences.ts'

export const en: Differences = {
  original: [
    { rule: 'ORI-SET-1', text: 'You begin with 6 ships instead of 4.' },
    {
      rule: 'ORI-BUY-1',
      text: 'Points of charts and contracts count only at the end of the game.',
    },
    { rule: 'ORI-BUY-2', text: 'The bonus of a contract comes at the end of the turn.' },
    { rule: 'ORI-BUY-3', text: 'Rows are refilled when the next turn begins, not at once.' },
    {
      rule: 'ORI-FRE-3',
      text: 'Milestones do not come by themselves: you claim them, in your turn.',
    },
    { rule: 'ORI-PLA-3', text: 'Between two gains a ship may become food and sail again.' },
    {
      rule: 'ORI-PRE-1',
      text: 'Ships on resource spaces return to the sea at the end of a round: nothing is carried over.',
    },
    {
      rule: 'ORI-PRE-1',
      text: 'The rightmost chart becomes an action space for all after each round; two contracts are discarded.',
    },
    {
      rule: 'ORI-COL-1',
      text: 'Colonies stand on no place: they feed you every round and score at the end.',
    },
    { rule: 'ORI-FED-2', text: 'Nothing becomes food after you have passed: find it before.' },
    { rule: 'ORI-PRE-2', text: 'The start marker goes to the left, whoever passed first.' },
    { rule: 'ORI-SET-2', text: 'With fewer than 4 players one or two spaces are not used.' },
    { rule: 'ORI-CHR-1', text: 'All characters are paid in thaler, immediate ones too.' },
    {
      rule: 'ORI-SHP-1',
      text: 'Ships cost 6, 5, 4 and 4 in rounds 1 to 4; ships and colonies give nothing when they leave their spaces.',
    },
    { rule: 'ORI-HID-1', text: 'Discarded characters stay hidden and do not come back.' },
    { rule: 'ORI-END-1', text: 'A tie goes to the most food left.' },
    { rule: 'ORI-SOL-5', text: 'Alone there is no rival: the score is the result.' },
  ],
  renaissance: [
    { rule: 'REN-SET-5', text: 'You begin with 4 ships instead of 6.' },
    { rule: 'REN-ACQ-2', text: 'Points and bonuses of artworks and destinations come at once.' },
    { rule: 'REN-ROW-2', text: 'Rows are refilled as soon as a card leaves them.' },
    {
      rule: 'REN-TIT-1',
      text: 'Titles are yours the moment you meet their needs, in anybody’s turn.',
    },
    { rule: 'REN-OPT-5', text: 'Between two ships that you send, none may become bread.' },
    { rule: 'REN-NEW-1', text: 'Ships in holds stay there for the next period.' },
    {
      rule: 'REN-NAV-7',
      text: 'Lighthouses stand on destinations, and pay you whenever anybody sails there.',
    },
    { rule: 'REN-EVO-2', text: 'Three evolving destinations change from period to period.' },
    {
      rule: 'REN-OPT-4',
      text: 'Ships and cards may become bread in every phase, also before feeding.',
    },
    { rule: 'REN-ACT-2', text: 'Who passes first takes the Wind Rose and begins the next period.' },
    { rule: 'REN-INV-1', text: 'Immediate characters are paid in bread, all others in resources.' },
    {
      rule: 'REN-CON-1',
      text: 'Ships cost 5, 4, 4 and 3 in periods I to IV, and some of them give something when built.',
    },
    { rule: 'REN-OPT-3', text: 'Discarded characters lie open and come back with a new deck.' },
    { rule: 'REN-DEC-12', text: 'The board adds points to the decree.' },
    { rule: 'REN-END-2', text: 'A tie goes to the most points from titles.' },
    { rule: 'REN-SOL-1', text: 'Alone you play against a rival that reacts to everything you do.' },
  ],
}
