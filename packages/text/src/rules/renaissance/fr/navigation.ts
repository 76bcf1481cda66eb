import type { SectionTextOf } from '../outline.ts'

export const navigation: SectionTextOf<'navigation'> = {
  title: 'Navigation',
  paragraphs: {
    dock: 'Placez 1 navire de votre baie sur le quai d’une destination publique, ou d’une destination privée que vous avez découverte. Aucun navire ne doit déjà s’y trouver.',
    bread:
      'Si la destination coûte du pain, vous devez le payer en entier. Si vous ne le pouvez pas, vous ne pouvez pas la choisir.',
    benefits:
      'Prenez ensuite les bénéfices de la destination de gauche à droite. Ce qui ne peut servir est sauté, en tout ou en partie ; vous pouvez renoncer à un bénéfice ou n’en prendre qu’une part. Le pain à payer et les cartes à défausser ne se refusent pas.',
    useless: 'Vous pouvez choisir une destination même si aucun de ses bénéfices ne vous sert.',
    send: 'Envoyer des navires vers une cale, c’est en déplacer jusqu’à ce nombre de votre baie vers cette cale ; si vous en avez moins, envoyez ceux que vous avez. Si la cale est au choix, choisissez-la pour chaque navire.',
    discard:
      'Certaines destinations font défausser l’œuvre ou le personnage le plus à droite. La rangée est alors décalée vers la droite et complétée depuis sa pioche.',
    take: 'Pour prendre un personnage, choisissez-en un parmi ceux du Conseil et mettez-le dans votre main. La rangée est alors décalée vers la droite et complétée.',
    takeCost:
      'Au Conseil, l’emplacement le plus à gauche coûte 2 pains, le deuxième 1 pain, le troisième rien ; le plus à droite vous donne 1 pain. Vous ne pouvez pas choisir un emplacement que vous ne pouvez pas payer.',
    order:
      'L’ordre est toujours le même : placer le navire, payer le pain, prendre les bénéfices de gauche à droite en défaussant là où c’est indiqué, puis utiliser le phare.',
    raise:
      'Vous devez pouvoir payer le pain sans le navire que vous placez. Avec un seul navire dans la baie, sans pain, et sans rien dans vos cales ni dans votre main, les destinations qui coûtent du pain vous sont fermées.',
  },
}
