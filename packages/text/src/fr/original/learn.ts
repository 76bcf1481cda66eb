import type { LessonMessages } from '../../messages/learn.ts'
import type { OriginalLessons } from '../../original/lessons.ts'
import { counted, list, quoted, to } from '../grammar.ts'
import { sharedLessons } from '../messages/lessons.ts'
import { POINT, SHIP } from '../nouns.ts'
import type { Words } from '../words.ts'

/** The tutorial texts of Amalfi (2020). */
export const lessons = (w: Words): LessonMessages<OriginalLessons> => {
  const shared = sharedLessons(w)
  return {
    topics: {
      ships: 'Les navires',
      navigation: 'Placer un navire',
      payment: 'Le paiement',
      art: 'Les contrats',
      lighthouses: 'Les comptoirs',
      conversion: 'Des navires en vivres',
      discovery: 'Les portulans',
      people: 'Les personnages',
      titles: 'Les jalons',
      decree: 'Le bilan',
      passing: 'Passer',
      feeding: 'La phase des vivres',
    },
    notes: {
      welcome: ({ own, other }) =>
        `Bienvenue ! Vous êtes ${own} et commercez depuis Amalfi ; ${other} aussi. Contrats, portulans, comptoirs et personnages rapportent des points, la plupart à la fin de la partie ; après quatre manches, le plus grand total l’emporte. Nous jouons la première manche ensemble.`,
      bay: ({ ships }) =>
        `Voici la mer, avec vos ${counted(ships, SHIP)}. Ici, un navire est tout : l’ouvrier que l’on place, la réserve d’une ressource, et l’argent avec lequel on paie.`,
      granary: ({ bread, due }) =>
        `Et voici votre cellier, avec ${counted(bread, w.bread)}. Beaucoup de cases d’action coûtent des vivres, et à la fin de la manche vous devrez en payer ${due}.`,
      goods: ({ goods }) =>
        `Un navire sur une case de ressource vaut 3 thalers de celle-ci, ou 2 pour l’épice. Vous avez donc ${goods} à dépenser. Un navire qui paie revient en mer.`,
      workshop: () =>
        'Voici les contrats : tableaux, livres et bâtiments. Leurs points ne comptent qu’à la fin de la partie ; un bonus arrive à la fin du tour. Le premier de la rangée coûte le plus ; le dernier vous donne 1 vivre.',
      colonies: ({ have }) =>
        `Les comptoirs donnent vivres et points : chacun fait place à 1 vivre de plus et en rapporte 1 à chaque phase des vivres. À la fin de la partie, un à six comptoirs valent ${list(have, 'ou')} points.`,
      atlas: () =>
        'Voici les portulans : des cases d’action qui appartiennent à qui les acquiert. Tous se paient en épices, certains aussi avec autre chose. Leurs points comptent à la fin.',
      hand: () =>
        'Ces personnages sont votre main. Les uns agissent aussitôt, une fois ; d’autres changent les règles pour vous ; d’autres s’activent une fois par manche ; d’autres, une fois joués, rapportent des points à la fin. Le symbole au coin le dit (voir le menu).',
      titles: ({ title, needs, points, have }) =>
        `Les jalons sont une course. Le jalon ${quoted(title)} demande : ${needs} Vous avez ${list(have, 'et')}. Le prochain à le revendiquer, à son tour et gratuitement, reçoit ${counted(points, POINT)} ; les suivants moins.`,
      decree: ({ decree, text, points }) =>
        `Chaque manche a un bilan, compté à sa fin. Celui de cette manche est ${quoted(decree)} : ${text} Cela vous fait ${counted(points, POINT)} pour l’instant.`,
      conversion: () =>
        'Un navire peut devenir des vivres, librement, à tout moment de votre tour : 1 vivre par thaler. D’une case de ressource, il revient en mer ; de la mer, il va au pays. Mais à temps : après avoir passé, c’est trop tard.',
      newPeriod: ({ due, short, lost, decree, points, income, other }) =>
        `Une nouvelle manche ! ${income > 0 ? `Vos comptoirs ont rapporté ${counted(income, w.bread)}. ` : ''}Vous deviez ${counted(due, w.bread)}${short > 0 ? `, il en manquait ${short} : ${counted(lost, POINT)} de moins` : ''} ; le bilan ${quoted(decree)} vous a rapporté ${counted(points, POINT)}. Tous les navires sont revenus en mer. Le marqueur de premier joueur est passé à gauche : ${other} a commencé.`,
      openChart: ({ tile, text }) =>
        `Personne n’a acquis ${tile} : c’est maintenant un portulan public, où chacun peut placer un navire jusqu’à la fin de la partie. ${text} Et les deux plus anciens contrats ont disparu.`,
    },
    tasks: {
      ...shared.tasks,
      sail: ({ choice, text, towards, towardsCost }) =>
        `Votre premier navire : ${choice}. ${text}${towards === '' ? '' : ` Cela suffira pour ${towards} (${towardsCost}).`}`,
      acquire: ({ card, cost, points, text }) =>
        `Acquérez ${card} pour ${cost} : ${counted(points, POINT)} à la fin de la partie.${text === '' ? '' : ` Son bonus : ${text}`}`,
      gainLighthouse: ({ choice, text }) =>
        `Il est temps de fonder un comptoir : ${choice}. ${text}`,
      discover: ({ card, cost, points, text }) =>
        `Acquérez ${card} pour ${cost} : ${counted(points, POINT)} à la fin, et une case que vous seul pouvez utiliser. Chaque fois que vous y placerez un navire : ${text}`,
      invite: ({ card, cost, text }) => `Jouez ${card} pour ${cost}. La carte dit : ${text}`,
      claim: ({ title }) =>
        `Vous avez tout ce que demande le jalon ${quoted(title)}. Revendiquez-le : cela ne coûte rien, pas même votre tour.`,
      convert: ({ choice, next, bread }) =>
        next === ''
          ? `Avec ${counted(bread, w.bread)}, vous n’irez pas loin. Avant toute chose : ${choice}.`
          : `Il ne vous manque que des vivres. D’abord donc : ${choice}. Ensuite vous pourrez : ${next}.`,
      store: ({ choice, bread }) =>
        `Avant de passer : ${choice}. Vous avez ${counted(bread, w.bread)}, et les vivres se gardent ; ce qui est sur les cases de ressource, non.`,
      pass: () =>
        'Il ne reste rien d’utile à faire : passez. Vos tours de cette manche s’arrêtent là. Passer tôt ne rapporte rien en soi : le marqueur de premier joueur va de toute façon à gauche.',
      send: ({ hold }) =>
        `Déplacez des navires de la mer vers ${hold === null ? 'une case de ressource' : w.holds[hold]}. Chacun y devient une cargaison.`,
      again: ({ choice }) =>
        `Il y a encore à gagner, mais plus aucun navire en mer. Entre deux gains, vous pouvez en changer un en vivres et vous en resservir : ${choice}.`,
      pay: () =>
        'Comment payer ? Les navires des cases de ressource reviennent simplement en mer. Un navire en mer peut payer aussi, 3 thalers de ce que vous voulez, mais il attend ensuite au pays jusqu’à la manche suivante. Les thalers de trop deviennent des vivres.',
    },
    praise: {
      ...shared.praise,
      navigation: ({ place }) =>
        `Votre navire reste ${to(place)} jusqu’à la fin de la manche ; personne d’autre ne peut utiliser cette case.`,
      art: ({ card, points }) => `${card} est à vous : ${counted(points, POINT)} à la fin.`,
      lighthouses: () =>
        'Votre premier comptoir ! Désormais, chaque phase des vivres vous rapporte 1 vivre.',
      discovery: ({ card, points }) =>
        `${card} est à vous : ${counted(points, POINT)} à la fin. Vous pourrez y placer un navire dès votre prochain tour.`,
      titles: ({ title, points }) =>
        `Le jalon ${quoted(title)} est à vous : ${counted(points, POINT)} aussitôt !`,
      conversion: () =>
        'Un navire contre des vivres : d’une case de ressource il revient en mer, de la mer il va au pays.',
      passing: () =>
        'Vous avez passé. Quand tous auront passé, la phase des vivres viendra d’elle-même.',
    },
    remarks: {
      ...shared.remarks,
      built: () =>
        'Les nouveaux navires attendent au pays jusqu’à la manche suivante, et chacun ajoute 1 aux vivres dus. Fort plus tard, lent à présent.',
      engaged: () =>
        'Vous avez activé un personnage. Il se redressera au début de la manche suivante.',
      passed: ({ ships }) =>
        `Vous avez passé : vos tours de cette manche sont finis${ships > 0 ? `, avec ${counted(ships, SHIP)} en réserve` : ''}. Rien de grave : ce que nous n’avons pas vu viendra à la manche suivante.`,
      bayToBread: () =>
        'Un navire est passé de la mer au pays contre 3 vivres. Il ne servira plus avant la manche suivante : à ne faire qu’au besoin, ou juste avant de passer.',
      holdToBread: () =>
        'Vous avez changé une cargaison en vivres. Le navire est revenu en mer et peut être placé de nouveau, mais il ne paie plus rien.',
      handToBread: () =>
        'Une carte contre 1 vivre. C’est utile au besoin, mais la plupart des personnages valent bien plus.',
      madeBread: () => 'Bien vu : chaque vivre manquant aurait coûté 3 points.',
      keptShips: () =>
        'Vous avez gardé des navires en mer. On peut encore les placer, mais ce qu’ils auraient gagné est perdu.',
      notClaimed: () =>
        'Vous n’avez pas revendiqué le jalon. Vous le pourrez à un prochain tour, pour moins de points si quelqu’un est plus rapide.',
    },
    skippedTopics: {
      construction: 'la construction de navires',
      engagement: 'les personnages que l’on active',
      dealing: 'le draft des mains',
    },
    endText: ({ points, promised, other }) =>
      `Vous avez ${counted(points, POINT)}, et ${promised} de plus vous attendent à la fin de la partie. Cette partie continue : menez-la à son terme contre ${other}, ou commencez-en une nouvelle.`,
  }
}
