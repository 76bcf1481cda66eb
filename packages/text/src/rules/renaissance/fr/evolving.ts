import type { SectionTextOf } from '../outline.ts'

export const evolving: SectionTextOf<'evolving'> = {
  title: 'Les destinations évolutives',
  paragraphs: {
    character:
      'À côté de chacune des trois destinations évolutives figure « prendre 1 personnage ». Vous pouvez le faire avant l’action de la destination, ou après.',
    open: 'Toutes trois sont des destinations publiques dès le début. Telles qu’imprimées sur le plateau, elles n’ont pas d’emplacement de phare.',
    covered:
      'Quand commencent les périodes II, III et IV, une tuile de l’Atlas vient recouvrir l’une d’elles. Dès lors, la destination est ce que dit la tuile, avec l’emplacement de phare de la tuile ; plus personne ne peut la découvrir, et le « prendre 1 personnage » à côté demeure.',
    nobodys:
      'Une tuile qui recouvre une destination évolutive ne donne pas de points, ne coûte rien et n’est la destination privée de personne : les décrets, Commerce compris, et les titres ne la comptent pas.',
    bread:
      'Le coût en pain se paie en plaçant le navire, avant de choisir l’ordre. Le pain du personnage le plus à droite ne peut donc pas aider à le payer, et un personnage à l’emplacement coûteux ne peut pas l’entamer. « Avant ou après » veut dire avant ou après l’action entière, pas au milieu.',
    lighthouse:
      'Le « prendre 1 personnage » fait partie des bénéfices de la destination : un phare qui s’y dresse attend que ce soit fait.',
    noTile:
      'Si l’Atlas est vide quand une tuile devrait venir, la destination imprimée pour cette période reste en usage jusqu’à la fin de la partie.',
  },
}
