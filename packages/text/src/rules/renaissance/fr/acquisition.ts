import type { SectionTextOf } from '../outline.ts'

export const acquisition: SectionTextOf<'acquisition'> = {
  title: 'Acquisition',
  paragraphs: {
    cost: 'Choisissez l’une des 5 œuvres de l’Atelier et payez son coût avec les ressources qu’elle accepte.',
    slot: 'Sur les trois emplacements les plus à gauche, une œuvre coûte 1 ou 2 de plus, comme indiqué, en ressources qu’elle accepte. Le quatrième n’ajoute rien. Le plus à droite n’ajoute rien non plus et vous donne 1 pain.',
    gain: 'Marquez aussitôt ses points et posez la carte devant vous. L’Atelier est décalé vers la droite et complété ; vous prenez ensuite le bonus de l’œuvre.',
    bonus:
      'Il y a six bonus : gagner 2 pains ; gagner 1 point (deux icônes illisibles, que nous avons reconstituées) ; envoyer 1 navire vers la cale montrée ; redresser un de vos personnages engagés ; prendre un personnage ; ériger un phare. Un bonus inutilisable est perdu.',
    order:
      'En détail : payer ; gagner le pain du surplus ; gagner le pain de l’emplacement ; marquer les points ; la carte est à vous et compte pour les titres ; décaler et compléter ; bonus.',
  },
}
