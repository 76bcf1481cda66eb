import type { SectionTextOf } from '../outline.ts'

export const hands: SectionTextOf<'hands'> = {
  title: 'Les mains de départ',
  paragraphs: {
    packs:
      'Méthode normale : il y a six paquets de six personnages, chacun avec son symbole. En commençant à droite du premier joueur et en tournant dans le sens antihoraire, chacun choisit un paquet au vu de tous. Ce paquet devient sa main, cachée dès lors.',
    council:
      'Tous les personnages qui ne sont dans aucune main, y compris ceux des paquets délaissés, sont mélangés et forment la pioche du Conseil. Quatre sont révélés au Conseil.',
    blind: 'À l’aveugle (1 à 4 joueurs) : les 75 personnages sont mélangés et chacun en reçoit 6.',
    selection:
      'Sélection personnelle (1 à 4 joueurs) : vous recevez 2 des 15 personnages de fin de partie et 8 des 60 autres. Gardez-en 6 sur les 10 ; le reste rejoint la pioche.',
    draft:
      'Draft complet (2 à 4 joueurs) : vous recevez 7 personnages. Tous en gardent 1 en même temps et passent les autres à gauche, et ainsi de suite jusqu’à n’avoir plus que 2 cartes : gardez-en 1 et rejetez l’autre. Votre main compte alors 6 cartes ; les cartes rejetées rejoignent la pioche.',
    scoreDraft:
      'Draft avec score (2 à 4 joueurs) : vous recevez 3 personnages de fin de partie, mis de côté mais que vous pouvez consulter, et 6 des 60 autres. Faites un draft de ces 6 cartes de la même façon jusqu’à en avoir gardé 5, puis gardez 1 de vos 3 personnages de fin de partie. Tout le reste rejoint la pioche.',
    passing:
      'On passe toujours à gauche ; à deux, on échange donc les cartes. Chacun choisit avant que rien ne soit passé, et la dernière paire de cartes ne se passe pas. Dans le draft avec score, le personnage de fin de partie se choisit en dernier, après cette paire.',
    memory:
      'Dans la méthode normale, les six paquets sont lisibles par tous pendant le choix : avec une bonne mémoire, on peut suivre chaque main toute la partie. Avec les autres méthodes, seuls ceux qui ont tenu une carte la connaissent. Les décrets et les titres écartés ne sont montrés à personne.',
  },
}
