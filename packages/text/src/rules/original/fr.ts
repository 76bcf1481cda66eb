import { typeset } from '../../fr/typeset.ts'
import type { RulesText } from './outline.ts'

export const fr: RulesText = typeset<RulesText>({
  aim: {
    title: 'Le but du jeu',
    paragraphs: {
      purpose:
        'Vous êtes un marchand d’Amalfi au quinzième siècle. Pendant 4 manches, vous envoyez des navires, et vous placez leurs gains dans des tableaux, des livres et des bâtiments. Le plus grand nombre de points à la fin l’emporte.',
      ships:
        'Tout se fait avec des navires. En mer, un navire est prêt ; sur une case d’action, il a fait son travail ; sur une case de ressource, il est cette ressource ; au pays, il ne sert plus avant la manche suivante.',
      points:
        'Les portulans et les contrats comptent à la fin de la partie, les jalons quand vous les revendiquez, un bilan à la fin de chaque manche. Les comptoirs et les personnages de fin de partie comptent aussi à la fin.',
      sources:
        'Ces règles suivent les livrets anglais et japonais du jeu. Là où ils diffèrent ou se taisent, une décision a été prise ; elle figure ici, parmi les règles qu’elle concerne.',
    },
  },
  table: {
    title: 'La table',
    paragraphs: {
      sea: 'En mer se trouvent les navires dont vous disposez. Au pays, ceux qui ne servent plus avant la manche suivante. Dans votre chantier naval, ceux que vous n’avez pas encore construits.',
      resources:
        'Vous avez 5 cases de ressource : épices, blé, vin, joyaux et textile. Un navire qui s’y trouve est cette ressource, jusqu’à ce qu’il paie ou devienne des vivres.',
      food: 'Votre piste de vivres indique vos vivres. Les comptoirs pas encore fondés occupent ses cases supérieures.',
      spaces:
        'Une case d’action reçoit un navire par manche et donne ce qu’elle montre. La plupart sont sur le plateau ; un de vos portulans en est une pour vous seul, un portulan public en est une pour tous.',
      rows: 'Trois rangées sont visibles de tous : 5 portulans, 6 contrats et 4 personnages.',
      cards:
        'Les contrats sont de trois types : tableaux, livres et bâtiments. Les personnages sont de quatre types : immédiats, permanents, d’action et de fin de partie. Ils attendent dans votre main que vous les jouiez.',
      marker: 'Le marqueur de premier joueur indique qui commence la manche.',
    },
  },
  setup: {
    title: 'La mise en place',
    paragraphs: {
      pieces:
        'Le premier joueur est convenu ou tiré au sort. Chacun a 6 navires en mer, 6 dans le chantier naval et 6 comptoirs sur la piste de vivres. Dans l’ordre du tour, les joueurs commencent avec 3, 4, 5 et 6 vivres.',
      blocked:
        'À 1 ou 2 joueurs, les cases « 3 vivres : 2 blés » et « 3 vivres : 3 épices » ne servent pas. À 3 joueurs, « 3 vivres : 3 épices » ne sert pas. À 4 joueurs, toutes servent.',
      rows: 'Des 29 portulans, 5 sont révélés ; des 63 contrats, 6. Les personnages suivent, une fois les mains distribuées.',
      goals:
        'Des 9 jalons, 3 sont en jeu, et 4 des 5 bilans, un par manche. Les autres quittent la partie.',
      score: 'Chacun commence à 0 point.',
      secrets:
        'Les mains sont cachées, de même que les personnages écartés ou défaussés : seul celui qui en défausse un le connaît. Tout le reste est visible, même les contrats défaussés.',
    },
  },
  hands: {
    title: 'Les mains de départ',
    paragraphs: {
      characters:
        'Il y a 48 personnages : 22 permanents, 6 d’action, 12 immédiats et 8 de fin de partie. Un personnage de fin de partie n’est jamais dans la pioche. Une fois les mains distribuées, 4 personnages sont révélés.',
      basic:
        'La règle de base : quatre séries de 8 cartes, dont 2 de fin de partie, vont au premier, au deuxième, au troisième et au quatrième joueur.',
      deck: 'Des séries sans joueur, les cartes de fin de partie quittent la partie et les autres rejoignent la pioche. Elle compte 28, 22 ou 16 cartes à 2, 3 ou 4 joueurs, avant d’en révéler 4.',
      draft:
        'Variante 1, un draft : chacun reçoit 2 personnages de fin de partie et 8 autres, en garde 1 de chaque sorte et passe le reste à gauche, tous en même temps. La carte de fin de partie reçue est à vous. Avec les autres, on continue jusqu’à en avoir gardé 6 ; les 2 dernières sont écartées, face cachée.',
      drafted:
        'Les cartes écartées et les cartes de fin de partie non distribuées quittent la partie. Les autres cartes non distribuées forment la pioche : 24, 16 ou 8 à 2, 3 ou 4 joueurs.',
      selection:
        'Variante 2 : chacun reçoit 2 personnages de fin de partie et 8 autres, en écarte 2 au choix, face cachée, et en garde 8. La pioche est formée comme pour le draft.',
    },
  },
  periods: {
    title: 'Une manche',
    paragraphs: {
      phases:
        'Une manche a trois phases : les actions, puis les vivres, puis le bilan et la préparation de la manche suivante.',
      game: 'La partie finit après la manche 4.',
    },
  },
  turns: {
    title: 'Les tours',
    paragraphs: {
      turn: 'À partir du premier joueur, dans le sens horaire, chacun fait une action principale ou passe. Passer est toujours permis, et définitif pour la manche.',
      actions:
        'Les actions principales : placer un navire, acquérir un portulan ou un contrat, construire des navires, jouer un personnage, activer un personnage d’action. Les actions libres s’intercalent à tout moment de votre tour.',
      passed:
        'Qui a passé ne fait plus d’action libre et ne revendique plus de jalon avant la manche suivante.',
      last: 'Le dernier en jeu enchaîne ses tours jusqu’à ce qu’il passe aussi.',
    },
  },
  navigation: {
    title: 'Placer un navire',
    paragraphs: {
      place:
        'Placez un navire de la mer sur une case d’action libre : du plateau, d’un portulan public ou d’un de vos portulans. Payez les vivres indiqués avant la flèche, sinon la case ne peut pas servir. Puis gagnez ce qui se trouve derrière.',
      gain: 'Pour gagner une ressource, déplacez un navire de la mer vers sa case. Sans navire en mer, vous ne gagnez rien.',
      between:
        'Entre deux ressources, un navire peut devenir des vivres et resservir. Un seul navire peut donc gagner la première, devenir des vivres, et gagner la seconde.',
      several: 'Quand plusieurs ressources figurent côte à côte, vous en gagnez une, au choix.',
      declined: 'Vous pouvez renoncer à un gain, ou n’en prendre qu’une partie.',
      charts:
        'Chaque case reçoit un navire par manche, même celle d’un portulan public. Un portulan acquis sert dès votre prochain tour, un portulan public dès la manche suivante.',
      take: 'Pour prendre un personnage, choisissez un des 4 révélés et payez ou gagnez les vivres de son emplacement. Il rejoint votre main.',
      none: 'Si aucun personnage n’est révélé, gagnez 2 vivres à la place ; ce qui se déclenche quand vous prenez un personnage se déclenche quand même.',
    },
  },
  rows: {
    title: 'Les rangées',
    paragraphs: {
      slide:
        'Quand une carte quitte une rangée, celles de gauche glissent aussitôt vers la droite. Le vide est comblé au début du tour suivant, dans les trois rangées.',
      slots:
        'Ce qui est imprimé près d’un emplacement s’ajoute au coût ; certains emplacements donnent plutôt des vivres. La carte la plus récente, à gauche, est la plus chère.',
      short:
        'Les coûts appartiennent aux emplacements : une rangée incomplète a ses vides à gauche. S’il ne reste aucun portulan, aucun ne devient public ; avec moins de deux contrats, ceux qui restent partent.',
      remake:
        'Les portulans et les personnages ne sont jamais mélangés de nouveau. Les contrats défaussés forment une nouvelle pioche dès que la leur est vide.',
    },
  },
  acquisition: {
    title: 'Acquérir un contrat',
    paragraphs: {
      cost: 'Payez le coût d’un contrat et ce que son emplacement ajoute, et prenez-le.',
      points: 'Ses points ne comptent qu’à la fin de la partie.',
      bonus: 'S’il a un bonus, vous le gagnez une fois, à la fin de ce tour.',
      once: 'Vous acquérez au plus un portulan ou un contrat par tour, sauf si une carte en dispose autrement.',
      order:
        'L’ordre d’un tel tour : payer ; le surplus devient des vivres ; les vivres de l’emplacement ; prendre la carte ; la rangée glisse ; le reste de vos actions ; le bonus ; la fin. La rangée n’est comblée qu’au début du tour suivant, donc un bonus la trouve incomplète.',
    },
  },
  discovery: {
    title: 'Acquérir un portulan',
    paragraphs: {
      cost: 'Un portulan s’acquiert comme un contrat : son coût et ce que son emplacement ajoute. Ses points comptent à la fin de la partie.',
      use: 'C’est une case d’action que vous seul pouvez utiliser, une fois par manche, dès votre prochain tour.',
    },
  },
  construction: {
    title: 'Construire des navires',
    paragraphs: {
      cost: 'Construisez autant de navires que vous voulez, à 6, 5, 4 et 4 thalers chacun dans les manches 1 à 4. Seuls le blé et le ravitaillement d’urgence les paient.',
      where:
        'Le navire le plus à gauche du chantier naval va au pays : il sera en mer à la manche suivante. Vous pouvez en construire 6 dans la partie.',
      last: 'Les navires construits à la manche 4 ne servent plus, mais comptent dans les vivres dus et partout où l’on compte les navires construits.',
    },
  },
  invitation: {
    title: 'Jouer un personnage',
    paragraphs: {
      play: 'Jouez un personnage de votre main pour son coût, au plus un par tour. Ni votre main ni les personnages devant vous ne sont limités.',
      immediate:
        'Immédiat : il agit une fois, aussitôt. Un décompte qui le précise ne compte pas les personnages immédiats.',
      permanent:
        'Permanent : il agit chaque fois que ce qu’il nomme se produit, jusqu’à la fin de la partie.',
      action: 'Action : vous pouvez l’activer une fois par manche.',
      ending:
        'Fin de partie : il compte à la fin, s’il a été joué. Resté dans votre main, il ne rapporte rien.',
    },
  },
  engagement: {
    title: 'Activer un personnage',
    paragraphs: {
      tap: 'Tournez un personnage d’action redressé et faites ce qu’il dit. Tous se redressent à la préparation de la manche suivante.',
    },
  },
  payment: {
    title: 'Payer en thalers',
    paragraphs: {
      ships:
        'Un navire déplacé du blé, du vin, des joyaux ou du textile vers la mer rapporte 3 thalers de cette ressource ; des épices, 2.',
      emergency:
        'Ravitaillement d’urgence : un navire déplacé de la mer au pays rapporte 3 thalers qui paient tout.',
      named:
        'Un coût nomme les ressources qu’il accepte, et vous pouvez les mélanger. Un coût de toutes les couleurs accepte les cinq ressources, mais jamais les vivres.',
      surplus: 'Les thalers en trop deviennent des vivres, un pour un, jusqu’à votre limite.',
      mixed:
        'Les deux façons de payer se mélangent, même avec un seul navire. Aucun navire dont le paiement pourrait se passer ne peut être déplacé.',
      example:
        'Exemple : votre seul navire est sur les épices et il faut payer 3 en épices. Vers la mer, il rapporte 2, puis vers le pays 3 de plus : 5 en tout, et vous gagnez 2 vivres.',
    },
  },
  bread: {
    title: 'Vivres et comptoirs',
    paragraphs: {
      limit:
        'Vous pouvez avoir 6 vivres, et 1 de plus par comptoir fondé, 12 au maximum. L’excédent est perdu.',
      colony:
        'Pour fonder un comptoir, retirez le plus à gauche de votre piste de vivres. Il augmente votre limite de 1 et rapporte 1 vivre à chaque phase des vivres.',
      points:
        'À la fin de la partie, vos comptoirs valent 1, 2, 4, 6, 9 ou 12 points, pour 1, 2, 3, 4, 5 ou 6 d’entre eux.',
      seventh:
        'Au lieu d’un comptoir au-delà du 6e, vous marquez aussitôt 1 point. Ce qui se déclenche quand vous fondez un comptoir se déclenche quand même.',
    },
  },
  optional: {
    title: 'Les actions libres',
    paragraphs: {
      when: 'À votre tour, vous pouvez faire autant d’actions libres que vous voulez, à tout moment. Revendiquer un jalon en est une.',
      hand: 'Défaussez des personnages de votre main contre 1 vivre chacun.',
      ships:
        'Déplacez un navire d’une case de ressource vers la mer, ou de la mer au pays, et gagnez ses thalers en vivres.',
      full: 'C’est permis même sans place pour les vivres. Ils sont alors perdus.',
      noContracts:
        'Quand il ne reste aucun contrat dans la rangée, la pioche et la défausse, chacun peut payer 3 thalers au choix pour 1 point. Le ravitaillement d’urgence compte, et le surplus devient des vivres.',
    },
  },
  titles: {
    title: 'Les jalons',
    paragraphs: {
      claim:
        'Si vous remplissez la condition d’un jalon, vous pouvez le revendiquer par une action libre : prenez la meilleure case libre et marquez aussitôt ses points. Chaque jalon se revendique une fois.',
      when: 'On ne revendique qu’à son tour, à tout moment, même après le bonus d’un contrat. Cela n’arrive jamais tout seul, et vous pouvez attendre.',
      squares:
        'Il y a une case pour chacun, chacune valant moins que la précédente. Ce qui la marque n’est pas un navire de votre flotte.',
      admiral: 'Amiral : 4 navires construits.',
      governor: 'Gouverneur : 4 comptoirs.',
      pilot: 'Pilote : 4 portulans à vous.',
      bibliophile: 'Bibliophile : 4 livres.',
      collector: 'Collectionneur : 4 tableaux.',
      builder: 'Bâtisseur : 3 bâtiments.',
      humanist: 'Humaniste : 2 tableaux, 2 livres et 2 bâtiments.',
      courtier: 'Courtisan : 5 personnages joués, sans compter les immédiats.',
      'great-merchant':
        'Grand négociant : un navire sur chacune des 5 cases de ressource en même temps.',
    },
  },
  feed: {
    title: 'La phase des vivres',
    paragraphs: {
      gain: 'Gagnez d’abord 1 vivre par comptoir fondé, jusqu’à votre limite.',
      due: 'Payez ensuite le plus grand nombre visible dans votre chantier naval : 2, et 1 de plus par navire construit, 8 au maximum.',
      short: 'Chaque vivre manquant coûte 3 points. Votre score peut tomber sous 0.',
      before:
        'Aucune action libre dans cette phase : trouvez vos vivres à vos propres tours, au plus tard à celui où vous passez.',
    },
  },
  decrees: {
    title: 'Les bilans',
    paragraphs: {
      score: 'À la fin d’une manche, son bilan rapporte des points à chacun. À la dernière aussi.',
      academy: 'Académie : 2 points par contrat, 10 au maximum.',
      portolan: 'Portulan : 3 points par portulan à vous, 9 au maximum.',
      court: 'Cour : 2 points par personnage joué, sans compter les immédiats, 10 au maximum.',
      armada: 'Armada : 2 points par navire construit et 2 par comptoir fondé, 10 au maximum.',
      granary: 'Grenier : 1 point par vivre restant après la phase des vivres, 8 au maximum.',
    },
  },
  newPeriod: {
    title: 'Préparer la manche suivante',
    paragraphs: {
      order:
        'Après les manches 1 à 3, dans cet ordre : le bilan est retourné ; le portulan ; les contrats ; les navires ; les personnages activés ; le marqueur de premier joueur. La rangée des personnages ne change pas.',
      rows: 'Le portulan le plus à droite devient public pour le reste de la partie, les 2 contrats les plus à droite sont défaussés, et les deux rangées sont comblées.',
      ships:
        'Tous les navires des cases d’action, du pays et des cases de ressource retournent en mer. Aucune ressource n’est conservée.',
      marker: 'Le marqueur de premier joueur passe à gauche.',
      three:
        'À 3 joueurs, il va, pour la manche 4, à celui qui a le moins de points après le bilan de la manche 3 ; une égalité est tirée au sort.',
    },
  },
  end: {
    title: 'La fin',
    paragraphs: {
      points:
        'Après la manche 4, ajoutez les points de vos comptoirs, de vos portulans et contrats, et des personnages de fin de partie que vous avez joués.',
      tie: 'Le plus de points l’emporte ; à égalité, le plus de vivres restants. Si c’est encore égal, la victoire est partagée.',
    },
  },
  solo: {
    title: 'La partie en solo',
    paragraphs: {
      setup:
        'Seul, vous commencez avec 3 vivres, et le marqueur de premier joueur vous reste. Piochez 3 personnages de fin de partie et 10 autres, et gardez 8 de ces 13.',
      deck: 'Les 5 que vous n’avez pas gardés et les autres cartes de fin de partie quittent la partie. Les 30 autres forment la pioche.',
      milestones:
        'Il y a 4 jalons. Chacun vaut 30, 20, 15 ou 10 points, revendiqué à la manche 1, 2, 3 ou 4.',
      settlements:
        'Les 4 bilans sont visibles. À chaque manche, au moment de marquer, vous en choisissez un pas encore utilisé.',
      slots:
        'Ce que les emplacements des trois rangées ajoutent, coûtent ou donnent est ignoré. Les cases sont bloquées comme à 2 joueurs.',
      charts:
        'À la préparation, le portulan le plus à droite est défaussé au lieu de devenir public, et ne revient pas. Les 2 contrats les plus à droite partent comme toujours.',
      result: 'Il n’y a ni rival ni objectif : votre score est le résultat.',
    },
  },
})
