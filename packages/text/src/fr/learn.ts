import type { LearnWords } from '../learn-words.ts'
import { counted, list, quoted, to } from './grammar.ts'
import { BREAD, holds, POINT, SHIP } from './terms.ts'

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`)

export const learn: LearnWords = {
  learn: 'Apprendre en jouant',
  learnHint: 'une première partie guidée, dix minutes environ',
  goOn: 'Continuer d’apprendre',
  goOnHint: 'la partie guidée vous attend où vous l’avez laissée',
  guided: 'Partie guidée',
  guide: 'Guide',
  step: (step, of, topic) => `${step} sur ${of} · ${topic}`,
  next: 'Suite',
  skip: 'Sauter',
  putAway: 'Ranger le guide',
  bringBack: 'Montrer le guide',
  aboutRule: 'La règle',
  topics: {
    ships: 'Les navires',
    navigation: 'La navigation',
    payment: 'Le paiement',
    art: 'L’art',
    lighthouses: 'Les phares',
    discovery: 'La découverte',
    people: 'Les personnages',
    titles: 'Les titres',
    decree: 'Le décret',
    passing: 'Passer',
    feeding: 'Le repas',
  },
  notes: {
    welcome: ({ other }) =>
      `Bienvenue ! Vous dirigez une maison marchande d’Amalfi, et ${other} en dirige une autre. Les œuvres, les destinations lointaines et les personnages célèbres rapportent des points ; après quatre périodes, le plus grand total l’emporte. Nous jouons la première période ensemble.`,
    bay: ({ ships }) =>
      `Voici votre baie. Vos ${counted(ships, SHIP)} y attendent. Les navires font tout : ils naviguent, et ils sont votre argent.`,
    granary: ({ bread, due }) =>
      `Et voici votre grenier, avec ${counted(bread, BREAD)}. Certains voyages coûtent du pain, et à la fin de la période vos équipages en mangeront ${due}.`,
    goods: ({ goods }) =>
      `Un navire en cale est une cargaison : il vaut 3 unités de sa ressource, ou 2 pour l’épice. Vous avez donc ${goods} à dépenser.`,
    workshop: () =>
      'Voici l’Atelier. Une œuvre rapporte aussitôt ses points, et un bonus. Plus à gauche, elle coûte plus cher ; celle de droite vous donne 1 pain.',
    atlas: () =>
      'Voici l’Atlas : les destinations que personne n’a encore découvertes. Toutes se paient en épices, certaines aussi avec autre chose.',
    hand: () =>
      'Ces personnages sont votre main. Les uns agissent une fois, aussitôt ; d’autres changent les règles pour vous ; d’autres s’engagent une fois par période ; d’autres comptent à la fin de la partie.',
    titles: ({ title, needs, points, have }) =>
      `Les titres sont une course. Le titre ${quoted(title)} demande : ${needs} Vous avez ${list(have, 'et')}. Le prochain à tout réunir reçoit ${counted(points, POINT)}, les suivants moins.`,
    decree: ({ decree, text, points }) =>
      `Chaque période a un décret, compté à sa fin. Celui de cette période est ${quoted(decree)} : ${text} Cela vous fait ${counted(points, POINT)} pour l’instant.`,
    newPeriod: ({ due, short, lost, decree, points, tile, place }) =>
      `Une nouvelle période ! Vos équipages ont demandé ${counted(due, BREAD)}${short > 0 ? `, il en manquait ${short} : ${counted(lost, POINT)} de moins` : ''} ; le décret ${quoted(decree)} vous a rapporté ${counted(points, POINT)}. Tous les navires sont revenus dans la baie${tile === '' ? '' : `, et ${tile} recouvre maintenant ${place}`}.`,
  },
  tasks: {
    sail: ({ choice, text, towards, towardsCost }) =>
      `Votre premier voyage : ${choice}. ${text}${towards === '' ? '' : ` Cela suffira pour ${towards} (${towardsCost}).`}`,
    fetch: ({ towards, towardsCost, choice, text }) =>
      `${towards} coûte ${towardsCost}. Allez d’abord chercher de quoi payer : ${choice}. ${text}`,
    acquire: ({ card, cost, points, text }) =>
      `Achetez ${card} pour ${cost} : ${counted(points, POINT)} aussitôt. Son bonus : ${text}`,
    light: ({ choice, text }) => `Il est temps d’ériger un phare : ${choice}. ${text}`,
    discover: ({ card, cost, points, text }) =>
      `Découvrez ${card} pour ${cost} : ${counted(points, POINT)}, et une destination où vous seul pouvez accoster. ${text}`,
    invite: ({ card, cost, text }) => `Invitez ${card} pour ${cost}. ${text}`,
    title: ({ title, choice, cost, text }) =>
      `Un pas de plus vers le titre ${quoted(title)} : ${choice}${inBrackets(cost)}. ${text}`,
    free: ({ choice, cost, text }) =>
      `Ce tour est tout à vous. Un bon choix : ${choice}${inBrackets(cost)}. ${text}`.trimEnd(),
    pass: () =>
      'Il ne reste rien d’utile à faire : passez. Votre période s’arrête là ; qui passe en premier commence la suivante.',
    feed: ({ due, bread }) =>
      `Tous ont passé : la période est finie. D’abord, vos équipages mangent : ${counted(due, BREAD)}, et vous en avez ${bread}. Chaque pain manquant coûterait 3 points. S’il en manque, un navire ou une carte peut devenir du pain.`,
    makeBread: ({ due, short, lost, choice }) =>
      `Vos équipages demandent ${counted(due, BREAD)}, il en manque ${short} : cela coûterait ${counted(lost, POINT)}. D’abord donc : ${choice}. En fin de période, un navire de la baie ne perd rien au port : tous reviennent.`,
    decree: ({ decree, points }) =>
      `On compte maintenant le décret ${quoted(decree)} : ${counted(points, POINT)} pour vous.`,
    pack: ({ choice }) => `${choice} : c’est celui que le guide connaît. Un autre convient aussi.`,
    send: ({ hold }) =>
      `Envoyez des navires de votre baie vers ${hold === null ? 'une cale' : holds[hold]}. Ils y deviennent des cargaisons.`,
    sendMore: ({ hold }) => `Encore un vers ${hold === null ? 'une cale' : holds[hold]}.`,
    nothingToSend: () => 'Il n’y a plus de navire dans votre baie, donc rien à envoyer. Continuez.',
    pay: () =>
      'Comment payer ? Les navires en cale reviennent simplement dans la baie. Un navire de la baie peut payer aussi, 3 unités de ce que vous voulez, mais il attend ensuite au port jusqu’à la période suivante.',
    payAgain: () => 'Payez avec vos cargaisons : les navires reviennent dans la baie.',
    erect: ({ place }) =>
      `Érigez-le ${to(place)}. Dès que quelqu’un y navigue, vous compris, il vous donne 1 pain, ou une cargaison contre 2 pains.`,
    useLighthouse: ({ place, choice }) =>
      `Votre phare ${to(place)} s’allume ! Il offre 1 pain, ou une cargaison de plus contre 2 pains. Le mieux à présent : ${choice}.`,
    erectForBread: ({ place }) =>
      `Érigez-le ${to(place)}. Dès que quelqu’un y navigue, vous compris, il vous donne 1 pain.`,
    useForBread: ({ place }) => `Votre phare ${to(place)} s’allume : prenez le pain.`,
    take: ({ choice }) => `${choice}. Au Conseil, la droite coûte moins que la gauche.`,
    part: ({ choice, text }) => `Le mieux ici : ${choice}. ${text}`.trimEnd(),
  },
  praise: {
    navigation: ({ place }) =>
      `Votre navire reste ${to(place)} jusqu’à la fin de la période ; personne d’autre ne peut y accoster.`,
    payment: () =>
      'Voyez : les navires qui ont payé sont revenus dans votre baie, prêts à repartir.',
    art: ({ card, points }) => `${card} est à vous : ${counted(points, POINT)} !`,
    lighthouses: ({ place }) =>
      `Votre premier phare brille ${to(place)}. Là où il se dressait dans votre grenier, il y a place pour 1 pain de plus.`,
    discovery: ({ card, points }) =>
      `${card} est à vous : ${counted(points, POINT)}. Vous pourrez y naviguer dès votre prochain tour.`,
    people: ({ card }) => `${card} reste avec vous jusqu’à la fin de la partie.`,
    titles: ({ title, points }) =>
      `Le titre ${quoted(title)} vous rapporte ${counted(points, POINT)} ! Un titre vient de lui-même, dès que vous avez tout ce qu’il demande.`,
    passing: ({ first }) =>
      first
        ? 'Vous avez passé en premier : la Rose des Vents est à vous, vous commencerez la période suivante.'
        : 'Vous avez passé. La période suivante commence par qui a passé en premier.',
  },
  remarks: {
    sailed: ({ place, text }) => `Va pour ${place} ! ${text}`,
    bought: ({ card }) => `${card} est à vous, un bon achat aussi.`,
    paidDearly: () =>
      'Cela vous a coûté des navires : ils sont passés de la baie au port et ne serviront plus avant la période suivante. Des cargaisons en cale seraient revenues aussitôt.',
    built: () =>
      'Les nouveaux navires attendent au port jusqu’à la période suivante, et chaque équipage mangera 1 pain par période. Fort plus tard, lent à présent.',
    engaged: () =>
      'Vous avez engagé un de vos personnages. Il reste tourné jusqu’à la période suivante.',
    passed: ({ ships }) =>
      `Vous avez passé : vos tours de cette période sont finis${ships > 0 ? `, avec ${counted(ships, SHIP)} en réserve` : ''}. Rien de grave : ce que nous n’avons pas vu viendra à la période suivante.`,
    bayToBread: () =>
      'Un navire est passé de la baie au port contre 3 pains. Il ne servira plus avant la période suivante : à ne faire qu’en cas de besoin.',
    holdToBread: () =>
      'Vous avez changé une cargaison en pain. Le navire est revenu dans la baie, mais il ne paie plus rien.',
    handToBread: () =>
      'Une carte contre 1 pain. C’est utile au besoin, mais la plupart des personnages valent bien plus.',
    madeBread: () => 'Bien vu : chaque pain manquant aurait coûté 3 points.',
    keptShips: () =>
      'Vous avez gardé des navires dans la baie. Ils peuvent encore partir, mais ils ne portent rien.',
    declined: () => 'Vous avez renoncé. Ce à quoi l’on renonce est perdu, et c’est permis.',
  },
  instead: (proposed) => `Mon idée était : ${proposed}. « Annuler » reprend un choix.`,
  named: (kind, name) => (kind === 'artwork' ? quoted(name) : name),
  sentences: (some) => some.join(' '),
  endTurnFirst: ({ other }) =>
    `Votre tour est fini. Tant que vous ne l’avez pas validé, tout peut encore être annulé. Ensuite ${other} joue : suivez les navires.`,
  endTurn: 'Finissez votre tour.',
  wellDone: 'Belle traversée !',
  allPlayed: 'Vous savez maintenant jouer à Amalfi.',
  endText: ({ points, other }) =>
    `Vous avez ${counted(points, POINT)}. Cette partie continue : menez-la à son terme contre ${other}, ou commencez-en une nouvelle.`,
  played: 'Vous avez joué',
  notPlayed: 'Encore à découvrir',
  leftOut: 'Nous avons laissé de côté',
  leftOuts: {
    construction: 'la construction de navires',
    engagement: 'l’engagement des personnages',
    evolving: 'le Conseil et les destinations évolutives',
  },
  playOn: 'Continuer sans guide',
}
