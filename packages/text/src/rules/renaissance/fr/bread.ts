import type { SectionTextOf } from '../outline.ts'

export const bread: SectionTextOf<'bread'> = {
  title: 'Le pain',
  paragraphs: {
    apart:
      'Le pain n’est pas une ressource. Il ne paie jamais de ressources, et les ressources ne paient jamais de pain, sauf si elles sont d’abord changées en pain.',
    limit:
      'Votre grenier contient 6 pains, plus 1 par phare que vous avez érigé, 12 au maximum. Le pain en excès est perdu.',
    fits: 'Le pain doit être dans votre grenier avant de pouvoir être payé : avec une capacité de 6, vous ne pourrez jamais en payer 7.',
    capped:
      'Chaque gain de pain est plafonné au moment où il a lieu. Payer 2 puis gagner 3 n’est pas la même chose que gagner 3 puis payer 2.',
  },
}
