import type { LessonMessages } from '../../messages/learn.ts'
import { a, inBrackets } from '../grammar.ts'
import type { Words } from '../words.ts'

type Shared = Pick<LessonMessages, 'tasks' | 'praise' | 'remarks'>

/** Lesson texts that both games share. The nouns and verbs are those of each game. */
export const sharedLessons = (w: Words) =>
  ({
    tasks: {
      fetch: ({ towards, towardsCost, choice, text }) =>
        `${towards} costs ${towardsCost}. Fetch that first: ${choice}. ${text}`,
      title: ({ title, choice, cost, text }) =>
        `One step closer to ${title}: ${choice}${inBrackets(cost)}. ${text}`,
      free: ({ choice, cost, text }) =>
        `This turn is all yours. A good one would be: ${choice}${inBrackets(cost)}. ${text}`.trimEnd(),
      sendMore: ({ hold }) => `One more to ${hold === null ? a(w.hold[0]) : w.holds[hold]}.`,
      nothingToSend: () => `No ship is left ${w.inYourBay}, so there is nothing to send. Go on.`,
      payAgain: () => `Pay with your loads: the ships come back to the ${w.bay}.`,
      take: ({ choice }) => `${choice}. In ${w.rows.council} the last is cheapest.`,
      part: ({ choice, text }) => `Best here: ${choice}. ${text}`.trimEnd(),
    },
    praise: {
      payment: () => `The ships that paid are back ${w.inYourBay}, ready to go again.`,
      people: ({ card }) => `${card} stays with you to the end of the game.`,
    },
    remarks: {
      sailed: ({ place, text }) => `${place}, then! ${text}`,
      bought: ({ card }) => `${card} is yours, a good buy too.`,
      paidDearly: () =>
        `That cost you ships: they went from the ${w.bay} to the ${w.port} and are gone until the next ${w.period[0]}. Loads in your ${w.hold[1]} would have come back at once.`,
      declined: () => 'You declined. What is declined is gone, and that is allowed.',
    },
  }) satisfies Shared
