import type { SectionTextOf } from '../outline.ts'

export const turns: SectionTextOf<'turns'> = {
  title: 'Phase 1 : les tours',
  paragraphs: {
    turn: 'En commençant par le détenteur de la Rose des Vents et dans le sens horaire, chacun à son tour fait une action principale ou passe.',
    actions:
      'Il y a six actions principales : naviguer, acquérir une œuvre, découvrir une destination privée, inviter un personnage, engager un personnage et construire des navires.',
    pass: 'Vous pouvez toujours passer. Vous ne jouez alors plus de tour jusqu’à la fin de la période. Le premier à passer prend la Rose des Vents et commencera la période suivante.',
    windRose:
      'La Rose des Vents change de main au moment où le premier joueur passe, sans effet sur la période en cours ; si son détenteur passe le premier, il la garde. Les tours continuent dans le sens horaire entre ceux qui n’ont pas passé. Le dernier en jeu enchaîne les tours jusqu’à ce qu’il passe à son tour.',
    passed:
      'Une fois que vous avez passé, vous ne faites plus d’action principale, mais vous gardez vos actions optionnelles, vos phares, vos personnages permanents et vos chances d’obtenir des titres.',
    end: 'Quand tous ont passé, la phase 2 commence.',
  },
}
