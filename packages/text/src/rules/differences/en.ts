import type { DifferenceTexts } from './index.ts'

export const en: DifferenceTexts = {
  original: {
    ships: 'You begin with 6 ships instead of 4.',
    points: 'Points of charts and contracts count only at the end of the game.',
    bonus: 'The bonus of a contract comes at the end of the turn.',
    refill: 'Rows are refilled when the next turn begins, not at once.',
    milestones: 'Milestones do not come by themselves: you claim them, in your turn.',
    between: 'Between two gains a ship may become food and sail again.',
    carriedOver:
      'Ships on resource spaces return to the sea at the end of a round: nothing is carried over.',
    publicCharts:
      'The rightmost chart becomes an action space for all after each round; two contracts are discarded.',
    colonies: 'Colonies stand on no place: they feed you every round and score at the end.',
    foodBefore: 'Nothing becomes food after you have passed: find it before.',
    marker: 'The start marker goes to the left, whoever passed first.',
    fewPlayers: 'With fewer than 4 players one or two spaces are not used.',
    characters: 'All characters are paid in thaler, immediate ones too.',
    costs:
      'Ships cost 6, 5, 4 and 4 in rounds 1 to 4; ships and colonies give nothing when they leave their spaces.',
    discards: 'Discarded characters stay hidden and do not come back.',
    tie: 'A tie goes to the most food left.',
    alone: 'Alone there is no rival: the score is the result.',
  },
  renaissance: {
    ships: 'You begin with 4 ships instead of 6.',
    points: 'Points and bonuses of artworks and destinations come at once.',
    refill: 'Rows are refilled as soon as a card leaves them.',
    titles: 'Titles are yours the moment you meet their needs, in anybody’s turn.',
    between: 'Between two ships that you send, none may become bread.',
    kept: 'Ships in holds stay there for the next period.',
    lighthouses: 'Lighthouses stand on destinations, and pay you whenever anybody sails there.',
    evolving: 'Three evolving destinations change from period to period.',
    breadAnytime: 'Ships and cards may become bread in every phase, also before feeding.',
    windRose: 'Who passes first takes the Wind Rose and begins the next period.',
    immediate: 'Immediate characters are paid in bread, all others in resources.',
    costs:
      'Ships cost 5, 4, 4 and 3 in periods I to IV, and some of them give something when built.',
    discards: 'Discarded characters lie open and come back with a new deck.',
    board: 'The board adds points to the decree.',
    tie: 'A tie goes to the most points from titles.',
    alone: 'Alone you play against a rival that reacts to everything you do.',
  },
}
