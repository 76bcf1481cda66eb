import type { SectionTextOf } from '../outline.ts'

export const solo: SectionTextOf<'solo'> = {
  title: 'Le jeu en solo',
  paragraphs: {
    rival:
      'Seul, vous jouez contre un Rival : Naples, le plus facile, ou Gênes, le plus difficile. Il a 10 navires et 6 phares d’une autre couleur. Vous êtes toujours premier joueur.',
    setup:
      'Vous commencez avec 3 pains et gardez la Rose des Vents toute la partie. Votre main est l’un des six paquets, ou distribuée à l’aveugle ou par sélection personnelle ; les drafts demandent au moins deux joueurs.',
    reaction:
      'Le Rival réagit une fois après chacune de vos actions principales, quand elle est entièrement finie, phares compris. Il ne réagit ni quand vous passez, ni aux actions optionnelles, ni à l’utilisation d’un phare.',
    nothing:
      'Le Rival n’a ni pain, ni score, ni titres, ni tours, ni repas. Toutes les cases des titres sont pour vous.',
    navigation:
      'Après votre navigation, un navire du Rival se place sur chaque destination publique libre qui donne une ressource demandée par l’œuvre la plus à droite ; contre Gênes, aussi sur celles qui donnent le bonus de cette œuvre. Vous pouvez y utiliser vos phares.',
    discards:
      'Après votre acquisition, l’œuvre la plus à droite est défaussée ; après votre découverte, la tuile la plus à droite de l’Atlas ; après votre invitation, le personnage le plus à droite. La rangée est ensuite complétée.',
    engagement:
      'Après votre engagement, un navire du Rival se place sur la destination évolutive libre la plus haute.',
    construction:
      'Après votre construction, un phare du Rival se place sur l’emplacement de phare libre de chaque destination publique qui donne une ressource demandée par la tuile la plus à droite de l’Atlas.',
    period:
      'À la fin d’une période, les navires du Rival quittent le plateau. Ses phares restent jusqu’à la fin de la partie : ils occupent leur emplacement et ne donnent rien à personne.',
    titles:
      'Contre Naples, il vous faut au moins 1 titre à la fin de la période III et 2 à la fin de la période IV. Contre Gênes, il en faut 1 à la fin de la II, 2 à la fin de la III et 3 à la fin de la IV. Sinon, la partie s’arrête là et elle est perdue.',
    check:
      'Vos titres sont comptés après le décret, avant tout ce qui touche à la nouvelle période ou à la fin de la partie. Une partie perdue là n’a pas de niveau.',
    ranks:
      'Une partie achevée vaut l’un des quatre niveaux. Édition anglaise : jusqu’à 125 points, de 126 à 175, de 176 à 225, 226 et plus. Édition française : jusqu’à 120 points, de 121 à 180, de 181 à 229, 230 et plus.',
    gives:
      'Une destination donne une ressource si elle montre cette cale telle qu’elle est à ce moment : une tuile qui la recouvre compte, l’imprimé en dessous non. « Au choix » ne compte pas. Une œuvre ou une tuile qui accepte deux ressources appelle les deux.',
    bonus:
      'Contre Gênes, les destinations qui répondent à un bonus sont celles qui portent la même icône. Le « prendre 1 personnage » à côté d’une destination évolutive ne compte pas pour cela.',
    order:
      'La réaction du Rival est un tour à part : la règle sur les navires changés en pain avant ou après un envoi y repart de zéro, et ce qui sert une fois par tour peut y servir de nouveau. Ses navires se placent dans l’ordre du plateau, les destinations évolutives en dernier et à partir du haut. Après chaque navire, vous pouvez utiliser votre phare à cet endroit avant que le suivant soit placé.',
    few: 'S’il reste trop peu de navires ou de phares au Rival, il place ceux qu’il a, dans l’ordre du plateau, les destinations évolutives en dernier et à partir du haut.',
    none: 'Ce que le Rival ne peut pas faire est omis : aucune destination évolutive libre, plus de navire ou de phare, aucune carte dans la rangée.',
  },
}
