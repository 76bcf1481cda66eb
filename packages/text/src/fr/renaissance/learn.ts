import type { LessonMessages } from '../../messages/learn.ts'
import type { RenaissanceLessons } from '../../renaissance/lessons.ts'
import { a, capital, counted, list, quoted, to } from '../grammar.ts'
import { sharedLessons } from '../messages/lessons.ts'
import { POINT, SHIP } from '../nouns.ts'
import type { Words } from '../words.ts'

/** The tutorial texts of Amalfi: Renaissance. */
export const lessons = (w: Words): LessonMessages<RenaissanceLessons> => {
  const shared = sharedLessons(w)
  return {
    topics: {
      ships: 'Les navires',
      navigation: 'La navigation',
      payment: 'Le paiement',
      art: 'L’art',
      lighthouses: `Les ${w.lighthouse[1]}`,
      discovery: 'La découverte',
      people: 'Les personnages',
      titles: `Les ${w.title[1]}`,
      decree: `Le ${w.decree[0]}`,
      passing: 'Passer',
      feeding: 'Le repas',
    },
    notes: {
      welcome: ({ own, other }) =>
        `Bienvenue ! Vous êtes ${own}, une maison marchande d’Amalfi ; ${other} en est une autre. Les ${w.artwork[1]}, les ${w.destination[1]} lointaines et les personnages célèbres rapportent des points ; après quatre ${w.period[1]}, le plus grand total l’emporte. Nous jouons la première ${w.period[0]} ensemble.`,
      bay: ({ ships }) =>
        `Voici votre ${w.bay}. Vos ${counted(ships, SHIP)} y attendent. Les navires font tout : ils naviguent, et ils sont votre argent.`,
      granary: ({ bread, due }) =>
        `Et voici votre ${w.granary}, avec ${counted(bread, w.bread)}. Certains voyages coûtent ${w.someBread}, et à la fin de la ${w.period[0]} vos équipages en mangeront ${due}.`,
      goods: ({ goods }) =>
        `Un navire en ${w.hold[0]} est une cargaison : il vaut 3 unités de sa ressource, ou 2 pour l’épice. Vous avez donc ${goods} à dépenser.`,
      workshop: () =>
        `Voici ${w.rows.workshop}. ${capital(a(w.artwork))} rapporte aussitôt ses points, et un bonus. La première de la rangée coûte le plus ; la dernière vous donne ${counted(1, w.bread)}.`,
      atlas: () =>
        `Voici ${w.rows.atlas} : les ${w.destination[1]} que personne n’a encore découvertes. Toutes se paient en épices, certaines aussi avec autre chose.`,
      hand: () =>
        `Ces personnages sont votre main. Les uns agissent une fois, aussitôt ; d’autres changent les règles pour vous ; d’autres servent une fois par ${w.period[0]} ; d’autres comptent à la fin de la partie. Le symbole au coin le dit (voir le menu).`,
      titles: ({ title, needs, points, have }) =>
        `Les ${w.title[1]} sont une course. Le ${w.title[0]} ${quoted(title)} demande : ${needs} Vous avez ${list(have, 'et')}. Le prochain à tout réunir reçoit ${counted(points, POINT)}, les suivants moins.`,
      decree: ({ decree, text, points }) =>
        `Chaque ${w.period[0]} a un ${w.decree[0]}, compté à sa fin. Celui de cette ${w.period[0]} est ${quoted(decree)} : ${text} Cela vous fait ${counted(points, POINT)} pour l’instant.`,
      newPeriod: ({ due, short, lost, decree, points, tile, place }) =>
        `Une nouvelle ${w.period[0]} ! Vos équipages ont demandé ${counted(due, w.bread)}${short > 0 ? `, il en manquait ${short} : ${counted(lost, POINT)} de moins` : ''} ; le ${w.decree[0]} ${quoted(decree)} vous a rapporté ${counted(points, POINT)}. Tous les navires sont revenus ${w.inBay}${tile === '' ? '' : `, et ${tile} recouvre maintenant ${place}`}.`,
    },
    tasks: {
      ...shared.tasks,
      sail: ({ choice, text, towards, towardsCost }) =>
        `Votre premier voyage : ${choice}. ${text}${towards === '' ? '' : ` Cela suffira pour ${towards} (${towardsCost}).`}`,
      acquire: ({ card, cost, points, text }) =>
        `Acquérez ${card} pour ${cost} : ${counted(points, POINT)} aussitôt. Son bonus : ${text}`,
      gainLighthouse: ({ choice, text }) =>
        `Il est temps de poser un ${w.lighthouse[0]} : ${choice}. ${text}`,
      discover: ({ card, cost, points, text }) =>
        `${capital(w.discover[1])} ${card} pour ${cost} : ${counted(points, POINT)}, et une ${w.destination[0]} où vous seul pouvez accoster. Chaque fois que vous y naviguerez : ${text}`,
      invite: ({ card, cost, text }) =>
        `${capital(w.invite[1])} ${card} pour ${cost}. La carte dit : ${text}`,
      pass: () =>
        `Il ne reste rien d’utile à faire : passez. Votre ${w.period[0]} s’arrête là ; qui passe en premier commence la suivante.`,
      feed: ({ due, bread }) =>
        `Tous ont passé : la ${w.period[0]} est finie. D’abord, vos équipages mangent : ${counted(due, w.bread)}, et vous en avez ${bread}. Chaque ${w.bread[0]} manquant coûterait 3 points. S’il en manque, un navire ou une carte peut devenir ${w.someBread}. Le second bouton s’arrête encore avant le ${w.decree[0]}, pour le faire alors.`,
      makeBread: ({ due, short, lost, choice }) =>
        `Vos équipages demandent ${counted(due, w.bread)}, il en manque ${short} : cela coûterait ${counted(lost, POINT)}. D’abord donc : ${choice}. En fin de ${w.period[0]}, un navire de la ${w.bay} ne perd rien au ${w.port} : tous reviennent.`,
      decree: ({ decree, points }) =>
        `On compte maintenant le ${w.decree[0]} ${quoted(decree)} : ${counted(points, POINT)} pour vous.`,
      pack: ({ choice }) =>
        `${choice} : c’est celui que le guide connaît. Un autre convient aussi.`,
      send: ({ hold }) =>
        `Envoyez des navires de votre ${w.bay} vers ${hold === null ? `une ${w.hold[0]}` : w.holds[hold]}. Ils y deviennent des cargaisons.`,
      pay: () =>
        `Comment payer ? Les navires en ${w.hold[0]} reviennent simplement ${w.inBay}. Un navire de la ${w.bay} peut payer aussi, 3 unités de ce que vous voulez, mais il attend ensuite au ${w.port} jusqu’à la ${w.period[0]} suivante.`,
      erect: ({ place }) =>
        `Érigez votre ${w.lighthouse[0]} ${to(place)}. Dès que quelqu’un y navigue, vous compris, il vous donne ${counted(1, w.bread)}, ou une cargaison contre ${counted(2, w.bread)}.`,
      useLighthouse: ({ place, choice }) =>
        `Votre ${w.lighthouse[0]} ${to(place)} s’allume ! Il offre ${counted(1, w.bread)}, ou une cargaison de plus contre ${counted(2, w.bread)}. Le mieux à présent : ${choice}.`,
      erectForBread: ({ place }) =>
        `Érigez votre ${w.lighthouse[0]} ${to(place)}. Dès que quelqu’un y navigue, vous compris, il vous donne ${counted(1, w.bread)}.`,
      useForBread: ({ place }) =>
        `Votre ${w.lighthouse[0]} ${to(place)} s’allume : prenez ${w.theBread}.`,
    },
    praise: {
      ...shared.praise,
      navigation: ({ place }) =>
        `Votre navire reste ${to(place)} jusqu’à la fin de la ${w.period[0]} ; personne d’autre ne peut y accoster.`,
      art: ({ card, points }) => `${card} est à vous : ${counted(points, POINT)} !`,
      lighthouses: ({ place }) =>
        `Votre premier ${w.lighthouse[0]} brille ${to(place)}. Là où il se dressait dans votre ${w.granary}, il y a place pour ${counted(1, w.bread)} de plus.`,
      discovery: ({ card, points }) =>
        `${card} est à vous : ${counted(points, POINT)}. Vous pourrez y naviguer dès votre prochain tour.`,
      titles: ({ title, points }) =>
        `Le ${w.title[0]} ${quoted(title)} vous rapporte ${counted(points, POINT)} ! Un ${w.title[0]} vient de lui-même, dès que vous avez tout ce qu’il demande.`,
      passing: ({ first }) =>
        first
          ? `Vous avez passé en premier : ${w.windRose} est à vous, vous commencerez la ${w.period[0]} suivante.`
          : `Vous avez passé. La ${w.period[0]} suivante commence par qui a passé en premier.`,
    },
    remarks: {
      ...shared.remarks,
      keptShips: () =>
        `Vous avez gardé des navires ${w.inBay}. Ils peuvent encore partir, mais ils ne portent rien.`,
      handToBread: () =>
        `Une carte contre ${counted(1, w.bread)}. C’est utile au besoin, mais la plupart des personnages valent bien plus.`,
      engaged: () =>
        `Vous avez ${w.engage[3]} un de vos personnages. Il reste tourné jusqu’à la ${w.period[0]} suivante.`,
      built: () =>
        `Les nouveaux navires attendent au ${w.port} jusqu’à la ${w.period[0]} suivante, et chaque équipage mangera ${counted(1, w.bread)} par ${w.period[0]}. Fort plus tard, lent à présent.`,
      passed: ({ ships }) =>
        `Vous avez passé : vos tours de cette ${w.period[0]} sont finis${ships > 0 ? `, avec ${counted(ships, SHIP)} en réserve` : ''}. Rien de grave : ce que nous n’avons pas vu viendra à la ${w.period[0]} suivante.`,
      bayToBread: () =>
        `Un navire est passé de la ${w.bay} au ${w.port} contre ${counted(3, w.bread)}. Il ne servira plus avant la ${w.period[0]} suivante : à ne faire qu’en cas de besoin.`,
      holdToBread: () =>
        `Vous avez changé une cargaison en ${w.asBread}. Le navire est revenu ${w.inBay}, mais il ne paie plus rien.`,
      madeBread: () => `Bien vu : chaque ${w.bread[0]} manquant aurait coûté 3 points.`,
    },
    skippedTopics: {
      construction: 'la construction de navires',
      engagement: 'les personnages qui se tournent',
      evolving: `${w.rows.council} et les ${w.evolvingDestination[1]}`,
    },
    endText: ({ points, other }) =>
      `Vous avez ${counted(points, POINT)}. Cette partie continue : menez-la à son terme contre ${other}, ou commencez-en une nouvelle.`,
  }
}
