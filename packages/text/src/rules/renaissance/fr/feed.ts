import type { SectionTextOf } from '../outline.ts'

export const feed: SectionTextOf<'feed'> = {
  title: 'Phase 2 : le repas',
  paragraphs: {
    due: 'Chaque joueur doit 2 pains, plus 1 par navire qu’il a construit.',
    all: 'Vous devez en payer autant que votre pain le permet. Vous pouvez auparavant en obtenir plus par des actions optionnelles, sans y être obligé.',
    short:
      'Chaque pain manquant vous coûte 3 points ; votre score peut descendre sous 0. Vous payez en une fois, avec ce que contient votre grenier : ce que vous devez au-delà de sa capacité coûte donc toujours des points.',
    order:
      'Les joueurs paient dans l’ordre, en commençant par celui qui détient maintenant la Rose des Vents. Ce que l’un fait ici ne touche pas les autres.',
  },
}
