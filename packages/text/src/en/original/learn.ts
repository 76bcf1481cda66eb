import type { LessonMessages } from '../../messages/learn.ts'
import type { OriginalLessons } from '../../original/lessons.ts'
import { counted, list } from '../grammar.ts'
import { sharedLessons } from '../messages/lessons.ts'
import type { Words } from '../words.ts'

const POINT = ['point', 'points'] as const
const SHIP = ['ship', 'ships'] as const

/** The tutorial texts of Amalfi (2020). */
export const lessons = (w: Words): LessonMessages<OriginalLessons> => {
  const shared = sharedLessons(w)
  return {
    topics: {
      ships: 'Ships',
      navigation: 'Placing ships',
      payment: 'Payment',
      art: 'Contracts',
      lighthouses: 'Colonies',
      conversion: 'Ships into food',
      discovery: 'Charts',
      people: 'Characters',
      titles: 'Milestones',
      decree: 'The settlement',
      passing: 'Passing',
      feeding: 'The food phase',
    },
    notes: {
      welcome: ({ own, other }) =>
        `Welcome! You are ${own} and trade from Amalfi, and so does ${other}. Contracts, charts, colonies and characters bring points, most of them at the end of the game; after four rounds the most points win. We play the first round together.`,
      bay: ({ ships }) =>
        `This is the sea, with your ${counted(ships, SHIP)}. A ship is everything here: the worker that you place, the store for a good, and the money that you pay with.`,
      granary: ({ bread, due }) =>
        `And this is your store, with ${bread} food. Many action spaces cost food, and when the round ends you must pay ${due}.`,
      goods: ({ goods }) =>
        `A ship on a resource space is worth 3 thaler of it, or 2 if it is spice. So you have ${goods} to spend. A ship that pays returns to the sea.`,
      workshop: () =>
        'Here are the contracts: paintings, books and buildings. Their points count at the end of the game only; a bonus comes at the end of the turn. The first in the row costs most; the last one gives you 1 food.',
      colonies: ({ have }) =>
        `Colonies are food and points: each makes room for 1 more food and brings 1 in every food phase. At the end of the game one to six of them count ${list(have, 'or')} points.`,
      atlas: () =>
        'These are the charts: action spaces that belong to whoever acquires them. All of them can be paid in spice, some in something else too. Their points count at the end.',
      hand: () =>
        'These characters are your hand. Some act once, at once; some change the rules for you; some can be tapped once a round; some give points at the end, if you have played them by then. The sign at the corner tells which (see the menu).',
      titles: ({ title, needs, points, have }) =>
        `Milestones are a race. ${title} asks for: ${needs} You have ${list(have, 'and')}. The next to claim it gets ${counted(points, POINT)} at once; whoever comes later gets fewer. You claim it yourself, on your own turn, and it is free.`,
      decree: ({ decree, text, points }) =>
        `Each round has a settlement that is scored when it ends. In this one it is ${decree}: ${text} For you that makes ${counted(points, POINT)} so far.`,
      conversion: () =>
        'Ships can become food, free, at any moment of your turn: 1 food for each thaler. From a resource space the ship returns to the sea; from the sea it goes to the homeland. Do it in time: after you have passed, nothing can be turned into food.',
      newPeriod: ({ due, short, lost, decree, points, income, other }) =>
        `A new round! ${income > 0 ? `Your colonies brought ${income} food. ` : ''}You owed ${due} food${short > 0 ? ` and missed ${short}: ${counted(lost, POINT)} lost` : ''}; ${decree} brought you ${counted(points, POINT)}. All ships are back at sea, those of the homeland too. The start marker went to the left, so ${other} began.`,
      openChart: ({ tile, text }) =>
        `Nobody acquired ${tile}, so it has become a public chart: everybody can place a ship there to the end of the game. ${text} And the two oldest contracts are gone.`,
    },
    tasks: {
      ...shared.tasks,
      sail: ({ choice, text, towards, towardsCost }) =>
        `Your first ship: ${choice}. ${text}${towards === '' ? '' : ` That will be enough for ${towards} (${towardsCost}).`}`,
      acquire: ({ card, cost, points, text }) =>
        `Acquire ${card} for ${cost}: ${counted(points, POINT)} at the end of the game.${text === '' ? '' : ` Its bonus: ${text}`}`,
      gainLighthouse: ({ choice, text }) => `Time for a colony: ${choice}. ${text}`,
      discover: ({ card, cost, points, text }) =>
        `Acquire ${card} for ${cost}: ${counted(points, POINT)} at the end, and a space that nobody else can use. Whenever you place a ship there: ${text}`,
      invite: ({ card, cost, text }) => `Play ${card} for ${cost}. The card says: ${text}`,
      claim: ({ title }) =>
        `You have all that ${title} asks for. Claim it now: it costs nothing, not even your turn.`,
      convert: ({ choice, next, bread }) =>
        next === ''
          ? `With ${bread} food you will not get far. So before anything else: ${choice}.`
          : `All you lack is food. So first: ${choice}. Then you can do this: ${next}.`,
      store: ({ choice, bread }) =>
        `Before you pass: ${choice}. You have ${bread} food, and food stays; what lies on resource spaces does not.`,
      pass: () =>
        'There is nothing good left to do, so pass. Your turns of this round end here. To pass early brings nothing by itself: the start marker goes to the left in any case.',
      send: ({ hold }) =>
        `Move ships from the sea to ${hold === null ? 'a resource space' : w.holds[hold]}. There each of them is a load.`,
      again: ({ choice }) =>
        `There is more to gain, but no ship left at sea. Between two gains you may turn one into food and use it again: ${choice}.`,
      pay: () =>
        'How do you want to pay? Ships on resource spaces simply return to the sea. A ship at sea can pay too, 3 thaler of anything, but then it waits in the homeland until the next round. Thaler that are too many become food.',
    },
    praise: {
      ...shared.praise,
      navigation: ({ place }) =>
        `Your ship stays at ${place} until the round ends; nobody else can use that space.`,
      art: ({ card, points }) => `${card} is yours: ${counted(points, POINT)} at the end.`,
      lighthouses: () => 'Your first colony! From now on each food phase brings you 1 food.',
      discovery: ({ card, points }) =>
        `${card} is yours: ${counted(points, POINT)} at the end. From your next turn on you can place a ship there.`,
      titles: ({ title, points }) => `${title} is yours: ${counted(points, POINT)} at once!`,
      conversion: () =>
        'A ship for food: from a resource space it returns to the sea, from the sea it goes to the homeland.',
      passing: () => 'You have passed. When all have, the food phase comes by itself.',
    },
    remarks: {
      ...shared.remarks,
      built: () =>
        'New ships wait in the homeland until the next round, and each of them adds 1 to the food due. Strong later, slow now.',
      engaged: () => 'You tapped a character. It untaps when the next round begins.',
      passed: ({ ships }) =>
        `You passed, so your turns in this round are over${ships > 0 ? `, with ${counted(ships, SHIP)} unused` : ''}. No harm done: what we have not seen yet comes in the next round.`,
      bayToBread: () =>
        'A ship went from the sea to the homeland for 3 food. It is gone until the next round, so do that in need, or just before you pass.',
      holdToBread: () =>
        'You turned a load into food. The ship is back at sea and can be placed again, but it pays for nothing now.',
      handToBread: () =>
        'A card for 1 food. It helps in need, but most characters are worth far more.',
      madeBread: () => 'Good: every food missing would have cost 3 points.',
      keptShips: () =>
        'You kept ships at sea. They can still be placed, but what they could have gained is gone.',
      notClaimed: () =>
        'You left the milestone unclaimed. You can claim it on a later turn, for fewer points if somebody else is faster.',
    },
    skippedTopics: {
      construction: 'shipbuilding',
      engagement: 'tapping characters',
      dealing: 'drafting the hands',
    },
    endText: ({ points, promised, other }) =>
      `You have ${counted(points, POINT)}, and ${promised} more wait for the end of the game. This very game goes on: play it to the end against ${other}, or begin a new one.`,
  }
}
