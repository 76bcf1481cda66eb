import type { LessonMessages } from '../../messages/learn.ts'
import { capital, inBrackets, quoted, to } from '../grammar.ts'
import type { Words } from '../words.ts'

type Shared = Pick<LessonMessages, 'tasks' | 'praise' | 'remarks'>

/** Lesson texts that both games share. The nouns and verbs are those of each game. */
export const sharedLessons = (w: Words) =>
  ({
    tasks: {
      fetch: ({ towards, towardsCost, choice, text }) =>
        `${towards} coûte ${towardsCost}. Allez d’abord chercher de quoi payer : ${choice}. ${text}`,
      title: ({ title, choice, cost, text }) =>
        `Un pas de plus vers le ${w.title[0]} ${quoted(title)} : ${choice}${inBrackets(cost)}. ${text}`,
      free: ({ choice, cost, text }) =>
        `Ce tour est tout à vous. Un bon choix : ${choice}${inBrackets(cost)}. ${text}`.trimEnd(),
      sendMore: ({ hold }) =>
        `Encore un vers ${hold === null ? `une ${w.hold[0]}` : w.holds[hold]}.`,
      nothingToSend: () =>
        `Il n’y a plus de navire ${w.inYourBay}, donc rien à envoyer. Continuez.`,
      payAgain: () => `Payez avec vos cargaisons : les navires reviennent ${w.inBay}.`,
      take: ({ choice }) =>
        `${choice}. ${capital(to(w.rows.council))}, la dernière place est la moins chère.`,
      part: ({ choice, text }) => `Le mieux ici : ${choice}. ${text}`.trimEnd(),
    },
    praise: {
      payment: () => `Les navires qui ont payé sont revenus ${w.inYourBay}, prêts à repartir.`,
      people: ({ card }) => `${card} reste avec vous jusqu’à la fin de la partie.`,
    },
    remarks: {
      sailed: ({ place, text }) => `Va pour ${place} ! ${text}`,
      bought: ({ card }) => `${card} est à vous, un bon achat aussi.`,
      paidDearly: () =>
        `Cela vous a coûté des navires : ils sont passés de la ${w.bay} au ${w.port} et ne serviront plus avant la ${w.period[0]} suivante. Des cargaisons en ${w.hold[0]} seraient revenues aussitôt.`,
      declined: () => 'Vous avez renoncé. Ce à quoi l’on renonce est perdu, et c’est permis.',
    },
  }) satisfies Shared
