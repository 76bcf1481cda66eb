import type { SectionTextOf } from '../outline.ts'

export const invitation: SectionTextOf<'invitation'> = {
  title: 'Invitation et personnages',
  paragraphs: {
    invite:
      'Jouez un personnage de votre main en payant son coût. Il reste devant vous jusqu’à la fin de la partie. Ni la taille de votre main ni le nombre de vos personnages invités ne sont limités.',
    cost: 'Les personnages immédiats se paient en pain, même là où une carte laisse les ressources au choix. Tous les autres se paient avec les ressources indiquées.',
    order:
      'Un personnage en main ne fait rien. Pour l’inviter, payez d’abord, puis posez-le : il compte désormais, pour les titres aussi. Vient ensuite son effet, s’il est immédiat.',
    immediate:
      'L’effet d’un personnage immédiat a lieu une seule fois, maintenant. Vous pouvez l’inviter même si son effet ne peut rien faire.',
    permanent:
      'Un personnage permanent agit désormais chaque fois que sa condition est remplie. Il ne rend pas sa propre invitation moins chère, et celle-ci ne le déclenche pas.',
    engageable: 'Un personnage engageable ne fait rien tant que vous ne l’engagez pas.',
    endgame:
      'Un personnage de fin de partie rapporte ses points à la fin, jusqu’au maximum inscrit sur la carte. S’il compte des personnages, il se compte lui-même.',
    prevails: 'Si un personnage contredit ces règles, c’est lui qui prévaut.',
  },
}
