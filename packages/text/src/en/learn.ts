import type { LearnWords } from '../learn-words.ts'
import { counted, list } from './grammar.ts'
import { holds } from './terms.ts'

const POINT = ['point', 'points'] as const
const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`)
const SHIP = ['ship', 'ships'] as const

export const learn: LearnWords = {
  learn: 'Learn by playing',
  learnHint: 'a guided first game, about ten minutes',
  goOn: 'Go on learning',
  goOnHint: 'the guided game waits where you left it',
  guided: 'Guided game',
  guide: 'Guide',
  step: (step, of, topic) => `${step} of ${of} · ${topic}`,
  next: 'Next',
  skip: 'Skip',
  putAway: 'Put the guide away',
  bringBack: 'Show the guide',
  aboutRule: 'The rule',
  topics: {
    ships: 'Ships',
    navigation: 'Navigation',
    payment: 'Payment',
    art: 'Art',
    lighthouses: 'Lighthouses',
    discovery: 'Discovery',
    people: 'People',
    titles: 'Titles',
    decree: 'The decree',
    passing: 'Passing',
    feeding: 'Feeding',
  },
  notes: {
    welcome: ({ other }) =>
      `Welcome! You run a merchant house in Amalfi, and ${other} runs another. Art, distant places and famous people bring points; after four periods the most points win. We play the first period together.`,
    bay: ({ ships }) =>
      `This is your bay. Your ${counted(ships, SHIP)} wait here. Ships are all you need: they sail, and they are your money.`,
    granary: ({ bread, due }) =>
      `And this is your granary, with ${bread} bread. Some voyages cost bread, and when the period ends your crews will eat ${due}.`,
    goods: ({ goods }) =>
      `A ship in a hold is a load: 3 of its resource, or 2 if it is spice. So you have ${goods} to spend.`,
    workshop: () =>
      'Here is the Workshop. An artwork brings its points at once, and a bonus. Further left it costs more; the one on the right gives you 1 bread.',
    atlas: () =>
      'This is the Atlas: destinations that nobody has discovered yet. All of them can be paid in spice, some in something else too.',
    hand: () =>
      'These people are your hand. Some act once, at once; some change the rules for you; some can be engaged once a period; some count at the end of the game.',
    titles: ({ title, needs, points, have }) =>
      `Titles are a race. ${title} asks for: ${needs} You have ${list(have, 'and')}. The next to have it all gets ${counted(points, POINT)}; whoever comes later gets fewer.`,
    decree: ({ decree, text, points }) =>
      `Each period has a decree that is scored when it ends. In this one it is ${decree}: ${text} For you that makes ${counted(points, POINT)} so far.`,
    newPeriod: ({ due, short, lost, decree, points, tile, place }) =>
      `A new period! Your crews asked for ${due} bread${short > 0 ? ` and missed ${short}: ${counted(lost, POINT)} lost` : ''}; ${decree} brought you ${counted(points, POINT)}. All ships are back in the bay${tile === '' ? '' : `, and ${place} has become ${tile}`}.`,
  },
  tasks: {
    sail: ({ choice, text, towards, towardsCost }) =>
      `Your first voyage: ${choice}. ${text}${towards === '' ? '' : ` That will be enough for ${towards} (${towardsCost}).`}`,
    fetch: ({ towards, towardsCost, choice, text }) =>
      `${towards} costs ${towardsCost}. Fetch it first: ${choice}. ${text}`,
    acquire: ({ card, cost, points, text }) =>
      `Buy ${card} for ${cost}: ${counted(points, POINT)} at once. Its bonus: ${text}`,
    light: ({ choice, text }) => `Time for a lighthouse: ${choice}. ${text}`,
    discover: ({ card, cost, points, text }) =>
      `Discover ${card} for ${cost}: ${counted(points, POINT)}, and a place where only you can land. ${text}`,
    invite: ({ card, cost, text }) => `Invite ${card} for ${cost}. ${text}`,
    title: ({ title, choice, cost, text }) =>
      `One step closer to ${title}: ${choice}${inBrackets(cost)}. ${text}`,
    free: ({ choice, cost, text }) =>
      `This turn is all yours. A good one would be: ${choice}${inBrackets(cost)}. ${text}`.trimEnd(),
    pass: () =>
      'There is nothing good left to do, so pass. Your period ends here; who passes first begins the next one.',
    feed: ({ due, bread }) =>
      `Everybody has passed: the period is over. First your crews eat: ${due} bread, and you have ${bread}. Each one missing would cost 3 points. If you run short, a ship or a card can become bread.`,
    makeBread: ({ due, short, lost, choice }) =>
      `Your crews want ${due} bread, and ${short} ${short === 1 ? 'is' : 'are'} missing: that would cost ${counted(lost, POINT)}. So first: ${choice}. At the end of a period ships in the bay are free to do that, since all come back.`,
    decree: ({ decree, points }) => `Now ${decree} is scored: ${counted(points, POINT)} for you.`,
    pack: ({ choice }) => `${choice}: the guide knows it best. Any other will do as well.`,
    send: ({ hold }) =>
      `Send ships from your bay to ${hold === null ? 'a hold' : holds[hold]}. There they turn into loads.`,
    sendMore: ({ hold }) => `One more to ${hold === null ? 'a hold' : holds[hold]}.`,
    nothingToSend: () => 'No ship is left in your bay, so there is nothing to send. Go on.',
    pay: () =>
      'How do you want to pay? Ships in the hold simply come back to the bay. A ship of the bay can pay too, with 3 of anything, but it must wait in the port until the next period.',
    payAgain: () => 'Pay with your loads: the ships come back to the bay.',
    erect: ({ place }) =>
      `Put it up at ${place}. Whenever anyone sails there, you too, it gives you 1 bread, or a load for 2 bread.`,
    useLighthouse: ({ place, choice }) =>
      `Your lighthouse at ${place} is lit! It offers 1 bread, or for 2 bread one more load. Best now: ${choice}.`,
    erectForBread: ({ place }) =>
      `Put it up at ${place}. Whenever anyone sails there, you too, it gives you 1 bread.`,
    useForBread: ({ place }) => `Your lighthouse at ${place} is lit: take the bread.`,
    take: ({ choice }) => `${choice}. In the Council the right is cheaper than the left.`,
    part: ({ choice, text }) => `Best here: ${choice}. ${text}`.trimEnd(),
  },
  praise: {
    navigation: ({ place }) =>
      `Your ship stays at ${place} until the period ends; nobody else can land there.`,
    payment: () => 'See: the ships that paid are back in your bay, ready to sail again.',
    art: ({ card, points }) => `${card} is yours: ${counted(points, POINT)}!`,
    lighthouses: ({ place }) =>
      `Your first lighthouse shines at ${place}. Where it stood in your granary there is room for 1 more bread.`,
    discovery: ({ card, points }) =>
      `${card} is yours: ${counted(points, POINT)}. From your next turn on you can sail there.`,
    people: ({ card }) => `${card} stays with you to the end of the game.`,
    titles: ({ title, points }) =>
      `${title} is yours: ${counted(points, POINT)}! A title comes by itself, the moment you have all it asks for.`,
    passing: ({ first }) =>
      first
        ? 'You passed first, so the Wind Rose is yours: you begin the next period.'
        : 'You have passed. The next period begins with who passed first.',
  },
  remarks: {
    sailed: ({ place, text }) => `${place}, then! ${text}`,
    bought: ({ card }) => `${card} is yours, a good buy too.`,
    paidDearly: () =>
      'That cost you ships: they went from the bay to the port and are gone until the next period. Loads in your holds would have come back at once.',
    built: () =>
      'New ships wait in the port until the next period, and from now on each crew eats 1 bread a period. Strong later, slow now.',
    engaged: () => 'You engaged one of your people. They are turned until the next period.',
    passed: ({ ships }) =>
      `You passed, so your turns in this period are over${ships > 0 ? `, with ${counted(ships, SHIP)} unused` : ''}. No harm done: what we have not seen yet comes in the next period.`,
    bayToBread: () =>
      'A ship went from the bay to the port for 3 bread. It is gone until the next period, so do that only in need.',
    holdToBread: () =>
      'You turned a load into bread. The ship is back in the bay, but it pays for nothing now.',
    handToBread: () => 'A card for 1 bread. It helps in need, but most people are worth far more.',
    madeBread: () => 'Good: every missing bread would have cost 3 points.',
    keptShips: () =>
      'You kept ships in the bay. There they can still sail, but they carry nothing.',
    declined: () => 'You declined. What is declined is gone, and that is allowed.',
  },
  instead: (proposed) => `My idea was: ${proposed}. Undo takes a choice back.`,
  named: (_, name) => name,
  sentences: (some) => some.join(' '),
  endTurnFirst: ({ other }) =>
    `Your turn is over. Until you end it, you can still undo everything. Then ${other} plays: watch the ships.`,
  endTurn: 'End your turn.',
  wellDone: 'Well sailed!',
  allPlayed: 'Now you know how Amalfi is played.',
  endText: ({ points, other }) =>
    `You have ${counted(points, POINT)}. This very game goes on: play it to the end against ${other}, or begin a new one.`,
  played: 'You have played',
  notPlayed: 'Still to be discovered',
  leftOut: 'We left out',
  leftOuts: {
    construction: 'building ships',
    engagement: 'engaging people',
    evolving: 'the Council and evolving destinations',
  },
  playOn: 'Play on by myself',
}
