import type { RulesText } from './outline.ts'

export const en: RulesText = {
  aim: {
    title: 'The aim of the game',
    paragraphs: {
      purpose:
        'You are a merchant of Amalfi in the fifteenth century. Over 4 rounds you send out ships, and what they earn you put into paintings, books and buildings. Whoever has the most points at the end wins.',
      ships:
        'Everything is done with ships. At sea a ship is ready; on an action space it has done its work; on a resource space it is that resource; in the homeland it is spent until the next round.',
      points:
        'Charts and contracts score at the end of the game, milestones when you claim them, a settlement at the end of each round. Colonies and ending characters score at the end too.',
      sources:
        'These rules follow the English and the Japanese rulebooks of the game. Where the two differ or say nothing, a decision has been made; it stands here among the rules it belongs to.',
    },
  },
  table: {
    title: 'The table',
    paragraphs: {
      sea: 'At sea are the ships you can use. In your homeland are those that are spent until the next round. Your shipyard has the ships you have not built yet.',
      resources:
        'You have 5 resource spaces: spice, wheat, wine, gems and textile. A ship there is that resource, until you pay with it or turn it into food.',
      food: 'On your food track you count your food. The colonies you have not gained yet stand on its upper spaces.',
      spaces:
        'An action space takes one ship a round and gives what is shown there. Most are on the board; a chart of yours is one for you alone, a public chart is one for all.',
      rows: 'Three rows lie open to everybody: 5 charts, 6 contracts and 4 characters.',
      cards:
        'Contracts are of three types: paintings, books and buildings. Characters are of four types: immediate, permanent, action and ending. They wait in your hand until you play them.',
      marker: 'The start marker shows who begins the round.',
    },
  },
  setup: {
    title: 'Setting up',
    paragraphs: {
      pieces:
        'The start player is agreed on, or drawn. Everybody has 6 ships at sea, 6 in the shipyard and 6 colonies on the food track. In the order of turns the players begin with 3, 4, 5 and 6 food.',
      blocked:
        'With 1 or 2 players the spaces “3 food: 2 wheat” and “3 food: 3 spice” are not used. With 3 players “3 food: 3 spice” is not used. With 4 players all spaces are.',
      rows: 'Of the 29 charts 5 are shown, of the 63 contracts 6. The characters follow once the hands are dealt.',
      goals:
        'Of the 9 milestones 3 are in the game, and 4 of the 5 settlements, one for each round. The others leave the game.',
      score: 'Everybody begins with 0 points.',
      secrets:
        'Hands are hidden, and so are characters that have left the game or were discarded: only who discarded one knows it. Everything else is open to all, discarded contracts too.',
    },
  },
  hands: {
    title: 'Starting hands',
    paragraphs: {
      characters:
        'There are 48 characters: 22 permanent, 6 action, 12 immediate and 8 ending ones. An ending character is never in the deck. Once the hands are dealt, 4 characters are shown.',
      basic:
        'The basic way: four sets of 8 cards, 2 of them ending ones, go to the first, second, third and fourth player.',
      deck: 'Of sets without a player the ending cards leave the game and the others join the deck. It has 28, 22 or 16 cards with 2, 3 or 4 players, before 4 are shown.',
      draft:
        'Advanced way 1, a draft: everybody is dealt 2 ending characters and 8 others, keeps 1 of each sort and passes the rest to the left, all at once. The ending card you receive is yours. With the others it goes on until you have kept 6; the last 2 are dropped, face down.',
      drafted:
        'What was dropped and the ending cards that nobody was dealt leave the game. The other cards that nobody was dealt are the deck: 24, 16 or 8 of them with 2, 3 or 4 players.',
      selection:
        'Advanced way 2: everybody is dealt 2 ending characters and 8 others, drops any 2 of them face down and keeps 8. The deck is made as in the draft.',
    },
  },
  periods: {
    title: 'A round',
    paragraphs: {
      phases:
        'A round has three phases: the actions, then food, then the settlement and the preparation of the next round.',
      game: 'The game ends after round 4.',
    },
  },
  turns: {
    title: 'Turns',
    paragraphs: {
      turn: 'From the start player on, clockwise, everybody takes one main action or passes. Passing is always allowed, and final for the round.',
      actions:
        'The main actions are: place a ship, acquire a chart or a contract, build ships, play a character, tap an action character. Free actions may be put in at any time of your turn.',
      passed:
        'Who has passed takes no free action and claims no milestone until the next round begins.',
      last: 'The last one left takes one turn after the other until passing too.',
    },
  },
  navigation: {
    title: 'Placing a ship',
    paragraphs: {
      place:
        'Put a ship from the sea on a free action space: of the board, of a public chart, or of a chart of yours. Pay the food shown before the arrow, or you cannot use the space. Then gain what stands behind it.',
      gain: 'To gain a resource, move one ship from the sea to its space. With no ship at sea nothing is gained.',
      between:
        'Between two resources you may turn a ship into food and use it again. So a single ship can gain the first, become food, and gain the second.',
      several:
        'Where several resources are shown side by side, you gain one of them, as you choose.',
      declined: 'What you gain you may decline, and you may gain only a part of it.',
      charts:
        'Each space takes one ship a round, also that of a public chart. A chart you acquire can be used from your next turn on, a public chart from the round after.',
      take: 'To take a character, choose one of the 4 shown and pay or gain the food of its slot. It goes to your hand.',
      none: 'If no character is shown, you gain 2 food instead; what fires when you take a character still fires.',
    },
  },
  rows: {
    title: 'The rows',
    paragraphs: {
      slide:
        'When a card leaves a row, those to its left slide right at once. The gap is filled when the next turn begins, in all three rows.',
      slots:
        'What is printed beside a slot is added to the cost; some slots give food instead. The newest card, at the left, is the most expensive.',
      short:
        'Costs belong to the slots: a row that is short of cards has its gaps at the left. If there is no chart left, none becomes public; with fewer than two contracts, those there are go.',
      remake:
        'Charts and characters are never shuffled again. The discarded contracts are a new deck the moment their deck is empty.',
    },
  },
  acquisition: {
    title: 'Acquiring a contract',
    paragraphs: {
      cost: 'Pay the cost of a contract and what its slot adds, and take it.',
      points: 'Its points count only at the end of the game.',
      bonus: 'If it has a bonus, you gain it once, at the end of this turn.',
      once: 'You acquire at most one chart or contract a turn, unless a card says otherwise.',
      order:
        'The order of such a turn: pay; surplus becomes food; food of the slot; take the card; the row slides; whatever else you do; the bonus; the end. Only when the next turn begins is the row filled, so a bonus meets it unfilled.',
    },
  },
  discovery: {
    title: 'Acquiring a chart',
    paragraphs: {
      cost: 'A chart is acquired like a contract: its cost and what its slot adds. Its points count at the end of the game.',
      use: 'It is an action space that only you may use, once a round, from your next turn on.',
    },
  },
  construction: {
    title: 'Building ships',
    paragraphs: {
      cost: 'Build any number of ships at 6, 5, 4 and 4 thaler each in rounds 1 to 4. Only wheat and emergency procurement pay for them.',
      where:
        'The leftmost ship of the shipyard goes to your homeland, so it is at sea in the next round. You can build 6 in the game.',
      last: 'Ships built in round 4 are of no more use, but they count for the food due and wherever ships built are counted.',
    },
  },
  invitation: {
    title: 'Playing a character',
    paragraphs: {
      play: 'Play a character from your hand for its cost, at most one a turn. There is no limit to your hand, nor to the characters in front of you.',
      immediate:
        'Immediate: it acts once, now. Scoring that says so does not count immediate characters.',
      permanent: 'Permanent: it acts whenever what it names happens, to the end of the game.',
      action: 'Action: you may tap it once a round.',
      ending:
        'Ending: it scores at the end of the game, if it has been played. One that is still in your hand scores nothing.',
    },
  },
  engagement: {
    title: 'Tapping a character',
    paragraphs: {
      tap: 'Turn an action character that is upright, and do what it says. All turn upright again when the next round is prepared.',
    },
  },
  payment: {
    title: 'Paying in thaler',
    paragraphs: {
      ships:
        'A ship moved from wheat, wine, gems or textile to the sea yields 3 thaler of that resource, from spice 2.',
      emergency:
        'Emergency procurement: a ship moved from the sea to the homeland yields 3 thaler that pay anything.',
      named:
        'A cost names the resources it takes, and you may mix them. A cost in all colours takes all five resources, but never food.',
      surplus: 'Thaler too many become food, one for one, up to your limit.',
      mixed:
        'Both ways of paying may be mixed, even with the same ship. No ship may be moved that the payment could do without.',
      example:
        'Example: your only ship is on spice and something costs 3 in spice. Moved to the sea it yields 2, moved on to the homeland 3 more: 5 in all, and you gain 2 food.',
    },
  },
  bread: {
    title: 'Food and colonies',
    paragraphs: {
      limit:
        'You can have 6 food, and 1 more for each colony you have gained, 12 at most. What is more is lost.',
      colony:
        'To gain a colony, take the leftmost one off your food track. It raises your limit by 1 and brings 1 food in every food phase.',
      points:
        'At the end of the game your colonies are worth 1, 2, 4, 6, 9 or 12 points, for 1, 2, 3, 4, 5 or 6 of them.',
      seventh:
        'Instead of a colony beyond the 6th you score 1 point at once. What fires when you gain a colony still fires.',
    },
  },
  optional: {
    title: 'Free actions',
    paragraphs: {
      when: 'In your own turn you may take any number of free actions, at any time. To claim a milestone is one of them.',
      hand: 'Discard characters from your hand for 1 food each.',
      ships:
        'Move a ship from a resource space to the sea, or from the sea to the homeland, and gain its thaler as food.',
      full: 'You may do so even if you have no room for the food. It is lost then.',
      noContracts:
        'Once there is no contract left in row, deck and discard, everybody may pay 3 thaler of any mix for 1 point. Emergency procurement counts, and surplus becomes food.',
    },
  },
  titles: {
    title: 'Milestones',
    paragraphs: {
      claim:
        'If you meet the condition of a milestone, you may claim it as a free action: take the best free square and score its points at once. You can claim each milestone once.',
      when: 'You claim only in your own turn, at any moment of it, also after the bonus of a contract. It never happens by itself, and you may wait.',
      squares:
        'There is a square for everybody, each worth less than the one before. What marks it is no ship of your fleet.',
      admiral: 'Admiral: 4 ships built.',
      governor: 'Governor: 4 colonies.',
      pilot: 'Pilot: 4 charts of your own.',
      bibliophile: 'Bibliophile: 4 books.',
      collector: 'Collector: 4 paintings.',
      builder: 'Builder: 3 buildings.',
      humanist: 'Humanist: 2 paintings, 2 books and 2 buildings.',
      courtier: 'Courtier: 5 characters played, immediate ones not counted.',
      'great-merchant': 'Great Merchant: a ship on each of the 5 resource spaces at once.',
    },
  },
  feed: {
    title: 'The food phase',
    paragraphs: {
      gain: 'First gain 1 food for each colony you have gained, up to your limit.',
      due: 'Then pay the highest number uncovered in your shipyard: 2, and 1 more for each ship built, 8 at most.',
      short: 'Each food you are short costs 3 points. Your score may fall below 0.',
      before:
        'There is no free action in this phase: find your food in your own turns, at the latest in the one in which you pass.',
    },
  },
  decrees: {
    title: 'The settlements',
    paragraphs: {
      score: 'At the end of a round its settlement scores for everybody. In the last round, too.',
      academy: 'Academy: 2 points per contract, at most 10.',
      portolan: 'Portolan: 3 points per chart of your own, at most 9.',
      court: 'Court: 2 points per character played, immediate ones not counted, at most 10.',
      armada: 'Armada: 2 points per ship built and 2 per colony gained, at most 10.',
      granary: 'Granary: 1 point per food left after the food phase, at most 8.',
    },
  },
  newPeriod: {
    title: 'Preparing the next round',
    paragraphs: {
      order:
        'After rounds 1 to 3, in this order: the settlement is turned down; the chart; the contracts; the ships; the tapped characters; the start marker. The row of characters is left alone.',
      rows: 'The rightmost chart becomes a public chart for the rest of the game, the 2 rightmost contracts are discarded, and both rows are filled.',
      ships:
        'All ships on action spaces, in the homeland and on resource spaces return to the sea. No resource is carried over.',
      marker: 'The start marker goes to the left.',
      three:
        'With 3 players it goes, for round 4, to whoever has the fewest points after the settlement of round 3; a tie is drawn.',
    },
  },
  end: {
    title: 'The end',
    paragraphs: {
      points:
        'After round 4 add the points of your colonies, of your charts and contracts, and of the ending characters you have played.',
      tie: 'The most points win; with as many points, the most food left. If that is equal too, the win is shared.',
    },
  },
  solo: {
    title: 'The solo game',
    paragraphs: {
      setup:
        'Alone you begin with 3 food, and the start marker stays with you. Draw 3 ending characters and 10 others, and keep 8 of these 13.',
      deck: 'The 5 you did not keep and the other ending cards leave the game. The other 30 are the deck.',
      milestones:
        'There are 4 milestones. Each is worth 30, 20, 15 or 10 points, claimed in round 1, 2, 3 or 4.',
      settlements:
        'All 4 settlements lie open. Each round, when it comes to scoring, you choose one that you have not used yet.',
      slots:
        'What the slots of all three rows add, cost or give is ignored. Spaces are left out as with 2 players.',
      charts:
        'When a round is prepared, the rightmost chart is discarded instead of becoming public, and does not come back. The 2 rightmost contracts go as always.',
      result: 'There is no rival and no target: your score is the result.',
    },
  },
}
