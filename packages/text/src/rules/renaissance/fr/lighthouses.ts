import type { SectionTextOf } from '../outline.ts'

export const lighthouses: SectionTextOf<'lighthouses'> = {
  title: 'Les phares',
  paragraphs: {
    erect:
      'Pour ériger un phare, prenez le plus à gauche de votre grenier et posez-le sur un emplacement de phare libre de votre choix, sur une destination publique ou sur la destination privée de n’importe quel joueur. S’il dévoile une icône de votre grenier, elle prend effet aussitôt.',
    where:
      'Chaque emplacement reçoit un seul phare, et un phare ne bouge plus. Les tuiles encore dans l’Atlas ne sont pas encore des destinations et n’en reçoivent pas. Vous pouvez avoir des phares sur autant de destinations que vous voulez.',
    allErected:
      'Si vos 6 phares sont tous en place quand vous devez en ériger un, vous pouvez à la place prendre un personnage ou gagner 2 points, ou ne faire ni l’un ni l’autre.',
    noSlot:
      'S’il vous reste un phare mais qu’aucun emplacement n’est libre nulle part, l’effet est perdu.',
    use: 'Après tous les bénéfices d’une destination, le propriétaire du phare qui s’y dresse peut l’utiliser, quel que soit le joueur qui y a navigué et même s’il a passé. Il paie 2 pains pour envoyer 1 navire de sa propre baie vers la cale que montre la destination, ou gagne 1 pain, ou y renonce.',
    answers:
      'Un phare répond à tout navire placé sur son quai : par une navigation, par l’effet d’une carte ou par le Rival du jeu en solo. Il ne répond pas à un effet qui utilise la destination sans navire. Ériger et utiliser des phares ne sont jamais des actions principales.',
    hold: 'Si la destination montre plusieurs cales, le propriétaire du phare en choisit une ; si la cale est au choix, il la choisit librement, sans égard à ce qu’a choisi celui qui a navigué. Si elle ne montre aucune cale, le phare ne peut donner que le pain.',
    same: 'Si une destination vous fait ériger un phare et que vous le posez sur cette même destination, vous pouvez l’utiliser à la fin de la même navigation.',
    several:
      'On regarde quel phare s’y dresse une fois les bénéfices pris. Si une destination devait avoir plusieurs emplacements, celui qui a placé le navire utilise son phare en premier, puis les autres dans le sens horaire ; chaque utilisation s’achève avant la suivante.',
  },
}
