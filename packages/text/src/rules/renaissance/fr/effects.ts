import type { SectionWords } from '../outline.ts'

export const effects: SectionWords<'effects'> = {
  title: 'Quand les effets se rencontrent',
  paragraphs: {
    nested:
      'Les effets s’emboîtent : si un navire ou un phare dévoile une icône, elle est appliquée, avec tout ce qu’elle entraîne, avant que l’effet qui l’a dévoilée reprenne. Un phare augmente la capacité du grenier avant que son icône agisse.',
    together:
      'Si un même événement déclenche plusieurs effets, les titres viennent d’abord. Viennent ensuite les effets du joueur dont c’est le tour, dans l’ordre qu’il veut, puis ceux des autres dans le sens horaire. L’ordre ne vous est demandé que si deux de vos effets comportent un choix ; sinon, ils suivent l’ordre de vos invitations.',
    never:
      'Un effet peut en déclencher d’autres, mais jamais lui-même tant qu’il n’est pas achevé.',
    noticed:
      'Un achat ou un personnage pris est remarqué quand la rangée est complétée, avant tout bonus ; une invitation, avant l’effet immédiat ; un navire ou un phare, avant son icône. Une navigation est remarquée après les bénéfices, avant le phare ; un paiement, après tout ce qu’il a payé.',
    limits:
      '« Une fois par tour » veut dire une fois dans un même tour, le vôtre ou non. Une condition telle que « si vous avez au moins » est jugée quand l’effet se déclenche.',
    endless:
      'Aucun jeu de cartes ne doit permettre à des personnages engageables de se redresser l’un l’autre pour rien ou sans fin : le dernier joueur en jeu pourrait continuer à jamais. Chaque jeu de cartes est contrôlé sur ce point.',
  },
}
