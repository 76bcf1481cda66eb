import type { SectionTextOf } from '../outline.ts'

export const invitation: SectionTextOf<'invitation'> = {
  title: 'Invitation and characters',
  paragraphs: {
    invite:
      'Play one character from your hand and pay its cost. It stays in front of you to the end of the game. There is no limit to the cards in your hand or to the characters you invite.',
    cost: 'Immediate characters are paid for in bread, all others in the resources shown on the card.',
    order:
      'A character in hand does nothing. When you invite it, first pay, then lay it down: it counts from now on, for titles too. Then its effect follows, if it is an immediate one.',
    immediate:
      'The effect of an immediate character happens once, right now. You may invite it even if its effect can do nothing.',
    permanent:
      'A permanent character works from now on, each time its condition is met. It does not make its own invitation cheaper, nor is it set off by it.',
    engageable: 'An engageable character does nothing until you engage it.',
    endgame:
      'An endgame character scores at the end of the game, up to the maximum on its card. If it counts characters, it counts itself.',
    prevails: 'If a character contradicts these rules, the character is right.',
  },
}
