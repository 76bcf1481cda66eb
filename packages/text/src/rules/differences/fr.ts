import { typeset } from '../../fr/typeset.ts'
import type { DifferenceTexts } from './index.ts'

export const fr: DifferenceTexts = typeset<DifferenceTexts>({
  original: {
    ships: 'Vous commencez avec 6 navires au lieu de 4.',
    points: 'Les points des portulans et des contrats ne comptent qu’à la fin de la partie.',
    bonus: 'Le bonus d’un contrat vient à la fin du tour.',
    refill: 'Les rangées sont comblées au début du tour suivant, pas aussitôt.',
    milestones: 'Les jalons ne viennent pas tout seuls : vous les revendiquez, à votre tour.',
    between: 'Entre deux gains, un navire peut devenir des vivres et resservir.',
    carriedOver:
      'Les navires des cases de ressource retournent en mer à la fin d’une manche : rien n’est conservé.',
    publicCharts:
      'Après chaque manche, le portulan le plus à droite devient une case d’action pour tous ; deux contrats sont défaussés.',
    colonies:
      'Les comptoirs ne se posent nulle part : ils donnent des vivres à chaque manche et des points à la fin.',
    foodBefore: 'Rien ne devient des vivres une fois que vous avez passé : trouvez-les avant.',
    marker: 'Le marqueur de premier joueur passe à gauche, qui que ce soit qui ait passé d’abord.',
    fewPlayers: 'À moins de 4 joueurs, une ou deux cases ne servent pas.',
    characters: 'Tous les personnages se paient en thalers, même les immédiats.',
    costs:
      'Un navire coûte 6, 5, 4 et 4 dans les manches 1 à 4 ; navires et comptoirs ne donnent rien en quittant leur case.',
    discards: 'Les personnages défaussés restent cachés et ne reviennent pas.',
    tie: 'Une égalité va au plus de vivres restants.',
    alone: 'Seul, il n’y a pas de rival : le score est le résultat.',
  },
  renaissance: {
    ships: 'Vous commencez avec 4 navires au lieu de 6.',
    points: 'Points et bonus des œuvres et des destinations viennent aussitôt.',
    refill: 'Les rangées sont comblées dès qu’une carte les quitte.',
    titles:
      'Un titre est à vous dès que vous en remplissez les conditions, au tour de n’importe qui.',
    between: 'Entre deux navires envoyés, aucun ne peut devenir du pain.',
    kept: 'Les navires en cale y restent pour la période suivante.',
    lighthouses:
      'Les phares se dressent sur les destinations et vous servent dès que quelqu’un y navigue.',
    evolving: 'Trois destinations évolutives changent d’une période à l’autre.',
    breadAnytime: 'Navires et cartes peuvent devenir du pain à chaque phase, même avant le repas.',
    windRose: 'Qui passe en premier prend la Rose des Vents et commence la période suivante.',
    immediate: 'Les personnages immédiats se paient en pain, tous les autres en ressources.',
    costs:
      'Un navire coûte 5, 4, 4 et 3 dans les périodes I à IV, et certains donnent quelque chose une fois construits.',
    discards: 'Les personnages défaussés sont visibles et reviennent avec une nouvelle pioche.',
    board: 'Le plateau ajoute des points au décret.',
    tie: 'Une égalité va au plus de points de titres.',
    alone: 'Seul, vous jouez contre un rival qui réagit à tout ce que vous faites.',
  },
})
