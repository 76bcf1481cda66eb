import type { SectionTextOf } from '../outline.ts'

export const words: SectionTextOf<'words'> = {
  title: 'Les mots des cartes',
  paragraphs: {
    yours:
      'Une de vos destinations est une destination privée que vous avez découverte. Un de vos personnages est un personnage que vous avez invité ; ceux de votre main ne comptent pas.',
    upTo: '« Jusqu’à » vous laisse faire moins, ou rien. Ce qu’une carte permet de faire plusieurs fois se fait coup par coup. Avec « et/ou », choisissez la cale de chaque navire. Sans surcoût, vous gagnez tout de même le pain de l’emplacement le plus à droite ; avec des ressources au choix, un coût en pain se paie toujours en pain.',
    sail: 'Naviguer par l’effet d’une carte est une navigation comme une autre : un navire de la baie, le pain, les bénéfices, le phare. Ce n’est pas une action principale.',
    visit:
      'Pour utiliser une destination sans navire, payez son coût en pain et prenez ses bénéfices, avec le personnage à côté d’une destination évolutive. Ce n’est pas une navigation, et aucun phare n’y répond ; mais ce qui vous fait payer moins de pain à une destination vaut ici aussi.',
    lighthouse:
      'Pour utiliser un de vos phares par une carte, choisissez-en un où qu’il se dresse : payez 2 pains pour envoyer un navire vers une cale montrée là, ou gagnez 1 pain. Si vous pouvez le faire plusieurs fois, le même phare peut resservir.',
    recall:
      'Rappeler un navire, c’est le ramener dans votre baie, du port ou d’un quai ; le quai est alors libre. Ni cela ni le transfert de cale en cale ne compte comme un envoi.',
    shift:
      'Transférer des navires d’autres cales vers une cale change ce qu’ils sont : ils sont désormais la ressource de la nouvelle cale.',
    draw: 'Pour piocher des personnages et en garder, regardez les premières cartes de la pioche du Conseil et prenez en main celles que vous gardez. Les autres sont défaussées face visible.',
    refresh:
      'Renouveler une rangée, c’est la défausser tout entière et la garnir à neuf depuis la pioche.',
    borrow:
      'Pour utiliser l’effet d’un personnage engageable d’un autre joueur, appliquez-le pour vous, coût compris. Peu importe que ce personnage soit engagé ou non ; sa carte n’est pas tournée.',
    busy: 'Une destination est occupée si un navire se trouve à son quai. Là où une carte vous permet d’y naviguer quand même, plusieurs navires peuvent s’y trouver. Chacun de vos navires compte pour Commerce.',
    extra:
      'Une carte qui augmente la capacité de votre grenier ne la porte jamais au-delà de 12. Un navire qui vaut plus paie plus et rapporte aussi plus de pain. Ce qui compte en plus pour les titres ne compte pour rien d’autre ; une œuvre ou un personnage en plus n’est d’aucun type. Une réduction qui vaut une fois par période sert au prochain coût auquel elle s’applique.',
  },
}
