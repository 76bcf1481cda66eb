import type { SectionTextOf } from '../outline.ts'

export const effects: SectionTextOf<'effects'> = {
  title: 'Quand les effets se rencontrent',
  paragraphs: {
    nested:
      'Les effets s’emboîtent : si un navire ou un phare dévoile une icône, elle est appliquée, avec tout ce qu’elle entraîne, avant que l’effet qui l’a dévoilée reprenne. Un phare augmente la capacité du grenier avant que son icône agisse.',
    together:
      'Si un même événement déclenche plusieurs effets, les titres viennent d’abord. Viennent ensuite les effets du joueur dont c’est le tour, dans l’ordre qu’il veut, puis ceux des autres dans le sens horaire. L’ordre ne vous est demandé que si au moins deux de vos effets comportent un choix ; sinon, ils suivent l’ordre de vos invitations.',
    never:
      'Un effet peut en déclencher d’autres, mais jamais lui-même tant qu’il n’est pas achevé.',
    noticed:
      'Les personnages permanents réagissent à un achat ou à un personnage pris une fois la rangée complétée, avant tout bonus ; à une invitation, avant l’effet immédiat ; à un navire construit ou à un phare érigé, avant son icône. Ils réagissent à une navigation après les bénéfices et avant le phare, et à un paiement une fois terminé tout ce qu’il a permis d’obtenir.',
    limits:
      '« Une fois par tour » veut dire une fois dans un même tour, le vôtre ou non. Une condition telle que « si vous avez au moins » est jugée quand l’effet se déclenche.',
    endless:
      'Aucun jeu de cartes ne doit permettre à des personnages engageables de se redresser l’un l’autre pour rien ou sans fin : le dernier joueur en jeu pourrait continuer à jamais. Chaque jeu de cartes est contrôlé sur ce point.',
  },
}
