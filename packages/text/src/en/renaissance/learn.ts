import type { LessonMessages } from '../../messages/learn.ts'
import type { RenaissanceLessons } from '../../renaissance/lessons.ts'
import { a, capital, counted, list } from '../grammar.ts'
import { sharedLessons } from '../messages/lessons.ts'
import type { Words } from '../words.ts'

const POINT = ['point', 'points'] as const
const SHIP = ['ship', 'ships'] as const

/** The tutorial texts of Amalfi: Renaissance. */
export const lessons = (w: Words): LessonMessages<RenaissanceLessons> => {
  const shared = sharedLessons(w)
  return {
    topics: {
      ships: 'Ships',
      navigation: 'Navigation',
      payment: 'Payment',
      art: 'Art',
      lighthouses: capital(w.lighthouse[1]),
      discovery: 'Discovery',
      people: 'People',
      titles: capital(w.title[1]),
      decree: `The ${w.decree[0]}`,
      passing: 'Passing',
      feeding: capital(w.feeding),
    },
    notes: {
      welcome: ({ own, other }) =>
        `Welcome! You are ${own}, a merchant house in Amalfi; ${other} is another. Art, distant places and famous people bring points; after four ${w.period[1]} the most points win. We play the first ${w.period[0]} together.`,
      bay: ({ ships }) =>
        `This is your ${w.bay}. Your ${counted(ships, SHIP)} wait here. Ships are all you need: they sail, and they are your money.`,
      granary: ({ bread, due }) =>
        `And this is your ${w.granary}, with ${bread} ${w.bread}. Some voyages cost ${w.bread}, and when the ${w.period[0]} ends your crews will eat ${due}.`,
      goods: ({ goods }) =>
        `A ship in ${a(w.hold[0])} is a load: 3 of its resource, or 2 if it is spice. So you have ${goods} to spend.`,
      workshop: () =>
        `Here is ${w.rows.workshop}. ${capital(a(w.artwork[0]))} brings its points at once, and a bonus. The first in the row costs most; the last one gives you 1 ${w.bread}.`,
      atlas: () =>
        `This is ${w.rows.atlas}: ${w.destination[1]} that nobody has ${w.discover[2]} yet. All of them can be paid in spice, some in something else too.`,
      hand: () =>
        `These people are your hand. Some act once, at once; some change the rules for you; some can be ${w.engage[2]} once ${a(w.period[0])}; some count at the end of the game. The sign at the corner tells which (see the menu).`,
      titles: ({ title, needs, points, have }) =>
        `${capital(w.title[1])} are a race. ${title} asks for: ${needs} You have ${list(have, 'and')}. The next to have it all gets ${counted(points, POINT)}; whoever comes later gets fewer.`,
      decree: ({ decree, text, points }) =>
        `Each ${w.period[0]} has ${a(w.decree[0])} that is scored when it ends. In this one it is ${decree}: ${text} For you that makes ${counted(points, POINT)} so far.`,
      newPeriod: ({ due, short, lost, decree, points, tile, place }) =>
        `A new ${w.period[0]}! Your crews asked for ${due} ${w.bread}${short > 0 ? ` and missed ${short}: ${counted(lost, POINT)} lost` : ''}; ${decree} brought you ${counted(points, POINT)}. All ships are back in the ${w.bay}${tile === '' ? '' : `, and ${place} has become ${tile}`}.`,
    },
    tasks: {
      ...shared.tasks,
      sail: ({ choice, text, towards, towardsCost }) =>
        `Your first voyage: ${choice}. ${text}${towards === '' ? '' : ` That will be enough for ${towards} (${towardsCost}).`}`,
      acquire: ({ card, cost, points, text }) =>
        `Acquire ${card} for ${cost}: ${counted(points, POINT)} at once. Its bonus: ${text}`,
      gainLighthouse: ({ choice, text }) => `Time for ${a(w.lighthouse[0])}: ${choice}. ${text}`,
      discover: ({ card, cost, points, text }) =>
        `${capital(w.discover[0])} ${card} for ${cost}: ${counted(points, POINT)}, and a place where only you can land. Whenever you sail there: ${text}`,
      invite: ({ card, cost, text }) =>
        `${capital(w.invite[0])} ${card} for ${cost}. The card says: ${text}`,
      pass: () =>
        `There is nothing good left to do, so pass. Your ${w.period[0]} ends here; who passes first begins the next one.`,
      feed: ({ due, bread }) =>
        `Everybody has passed: the ${w.period[0]} is over. First your crews eat: ${due} ${w.bread}, and you have ${bread}. Each one missing would cost 3 points. If you run short, a ship or a card can become ${w.bread}. The second button stops once more before the ${w.decree[0]}, should you want to do that then.`,
      makeBread: ({ due, short, lost, choice }) =>
        `Your crews want ${due} ${w.bread}, and ${short} ${short === 1 ? 'is' : 'are'} missing: that would cost ${counted(lost, POINT)}. So first: ${choice}. At the end of ${a(w.period[0])} ships in the ${w.bay} are free to do that, since all come back.`,
      decree: ({ decree, points }) => `Now ${decree} is scored: ${counted(points, POINT)} for you.`,
      pack: ({ choice }) => `${choice}: the guide knows it best. Any other will do as well.`,
      send: ({ hold }) =>
        `Send ships from your ${w.bay} to ${hold === null ? a(w.hold[0]) : w.holds[hold]}. There they turn into loads.`,
      pay: () =>
        `How do you want to pay? Ships in the ${w.hold[0]} simply come back to the ${w.bay}. A ship of the ${w.bay} can pay too, with 3 of anything, but it must wait in the ${w.port} until the next ${w.period[0]}.`,
      erect: ({ place }) =>
        `Put your ${w.lighthouse[0]} up at ${place}. Whenever anyone sails there, you too, it gives you 1 ${w.bread}, or a load for 2 ${w.bread}.`,
      useLighthouse: ({ place, choice }) =>
        `Your ${w.lighthouse[0]} at ${place} is lit! It offers 1 ${w.bread}, or for 2 ${w.bread} one more load. Best now: ${choice}.`,
      erectForBread: ({ place }) =>
        `Put your ${w.lighthouse[0]} up at ${place}. Whenever anyone sails there, you too, it gives you 1 ${w.bread}.`,
      useForBread: ({ place }) =>
        `Your ${w.lighthouse[0]} at ${place} is lit: take the ${w.bread}.`,
    },
    praise: {
      ...shared.praise,
      navigation: ({ place }) =>
        `Your ship stays at ${place} until the ${w.period[0]} ends; nobody else can land there.`,
      art: ({ card, points }) => `${card} is yours: ${counted(points, POINT)}!`,
      lighthouses: ({ place }) =>
        `Your first ${w.lighthouse[0]} shines at ${place}. Where it stood in your ${w.granary} there is room for 1 more ${w.bread}.`,
      discovery: ({ card, points }) =>
        `${card} is yours: ${counted(points, POINT)}. From your next turn on you can sail there.`,
      titles: ({ title, points }) =>
        `${title} is yours: ${counted(points, POINT)}! A ${w.title[0]} comes by itself, the moment you have all it asks for.`,
      passing: ({ first }) =>
        first
          ? `You passed first, so the ${w.windRose} is yours: you begin the next ${w.period[0]}.`
          : `You have passed. The next ${w.period[0]} begins with who passed first.`,
    },
    remarks: {
      ...shared.remarks,
      keptShips: () =>
        `You kept ships in the ${w.bay}. There they can still sail, but they carry nothing.`,
      handToBread: () =>
        `A card for 1 ${w.bread}. It helps in need, but most people are worth far more.`,
      engaged: () =>
        `You ${w.engage[2]} one of your people. They are turned until the next ${w.period[0]}.`,
      built: () =>
        `New ships wait in the ${w.port} until the next ${w.period[0]}, and from now on each crew eats 1 ${w.bread} ${a(w.period[0])}. Strong later, slow now.`,
      passed: ({ ships }) =>
        `You passed, so your turns in this ${w.period[0]} are over${ships > 0 ? `, with ${counted(ships, SHIP)} unused` : ''}. No harm done: what we have not seen yet comes in the next ${w.period[0]}.`,
      bayToBread: () =>
        `A ship went from the ${w.bay} to the ${w.port} for 3 ${w.bread}. It is gone until the next ${w.period[0]}, so do that only in need.`,
      holdToBread: () =>
        `You turned a load into ${w.bread}. The ship is back in the ${w.bay}, but it pays for nothing now.`,
      madeBread: () => `Good: every missing ${w.bread} would have cost 3 points.`,
    },
    skippedTopics: {
      construction: 'building ships',
      engagement: 'engaging people',
      evolving: `${w.rows.council} and ${w.evolvingDestination[1]}`,
    },
    endText: ({ points, other }) =>
      `You have ${counted(points, POINT)}. This very game goes on: play it to the end against ${other}, or begin a new one.`,
  }
}
