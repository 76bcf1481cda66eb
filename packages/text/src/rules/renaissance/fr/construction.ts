import type { SectionTextOf } from '../outline.ts'

export const construction: SectionTextOf<'construction'> = {
  title: 'Construction',
  paragraphs: {
    cost: 'Construisez autant de navires que vous voulez en une action, payés tous ensemble en un seul paiement. Un navire coûte 5 bois en période I, 4 en II et III, 3 en IV.',
    number:
      'Vous devez construire au moins 1 navire, et pas plus que n’en contient votre chantier naval : 6 dans toute la partie.',
    port: 'Prenez les navires à partir de la gauche du chantier naval et mettez-les dans votre port. Ils serviront dès la période suivante.',
    icons:
      'S’il y a une icône sous un navire construit, elle prend effet aussitôt ; l’une d’elles permet de prendre un personnage ou d’en redresser un. Après le paiement, les navires partent un par un, et chaque icône est appliquée avant le navire suivant. Les nouveaux navires sont au port : ils ne peuvent pas servir à ces icônes.',
  },
}
