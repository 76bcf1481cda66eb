import { typeset } from '../../fr/typeset.ts'
import type { Differences } from '../differences.ts'

export const fr: Differences = typeset<Differences>({
  original: [
    { rule: 'ORI-SET-1', text: 'Vous commencez avec 6 navires au lieu de 4.' },
    {
      rule: 'ORI-BUY-1',
      text: 'Les points des portulans et des contrats ne comptent qu’à la fin de la partie.',
    },
    { rule: 'ORI-BUY-2', text: 'Le bonus d’un contrat vient à la fin du tour.' },
    {
      rule: 'ORI-BUY-3',
      text: 'Les rangées sont comblées au début du tour suivant, pas aussitôt.',
    },
    {
      rule: 'ORI-FRE-3',
      text: 'Les jalons ne viennent pas tout seuls : vous les revendiquez, à votre tour.',
    },
    {
      rule: 'ORI-PLA-3',
      text: 'Entre deux gains, un navire peut devenir des vivres et resservir.',
    },
    {
      rule: 'ORI-PRE-1',
      text: 'Les navires des cases de ressource retournent en mer à la fin d’une manche : rien n’est conservé.',
    },
    {
      rule: 'ORI-PRE-1',
      text: 'Après chaque manche, le portulan le plus à droite devient une case d’action pour tous ; deux contrats sont défaussés.',
    },
    {
      rule: 'ORI-COL-1',
      text: 'Les comptoirs ne se posent nulle part : ils donnent des vivres à chaque manche et des points à la fin.',
    },
    {
      rule: 'ORI-FED-2',
      text: 'Rien ne devient des vivres une fois que vous avez passé : trouvez-les avant.',
    },
    {
      rule: 'ORI-PRE-2',
      text: 'Le marqueur de premier joueur passe à gauche, qui que ce soit qui ait passé d’abord.',
    },
    { rule: 'ORI-SET-2', text: 'À moins de 4 joueurs, une ou deux cases ne servent pas.' },
    { rule: 'ORI-CHR-1', text: 'Tous les personnages se paient en thalers, même les immédiats.' },
    {
      rule: 'ORI-SHP-1',
      text: 'Un navire coûte 6, 5, 4 et 4 dans les manches 1 à 4 ; navires et comptoirs ne donnent rien en quittant leur case.',
    },
    { rule: 'ORI-HID-1', text: 'Les personnages défaussés restent cachés et ne reviennent pas.' },
    { rule: 'ORI-END-1', text: 'Une égalité va au plus de vivres restants.' },
    { rule: 'ORI-SOL-5', text: 'Seul, il n’y a pas de rival : le score est le résultat.' },
  ],
  renaissance: [
    { rule: 'REN-SET-5', text: 'Vous commencez avec 4 navires au lieu de 6.' },
    {
      rule: 'REN-ACQ-2',
      text: 'Points et bonus des œuvres et des destinations viennent aussitôt.',
    },
    { rule: 'REN-ROW-2', text: 'Les rangées sont comblées dès qu’une carte les quitte.' },
    {
      rule: 'REN-TIT-1',
      text: 'Un titre est à vous dès que vous en remplissez les conditions, au tour de n’importe qui.',
    },
    { rule: 'REN-OPT-5', text: 'Entre deux navires envoyés, aucun ne peut devenir du pain.' },
    { rule: 'REN-NEW-1', text: 'Les navires en cale y restent pour la période suivante.' },
    {
      rule: 'REN-NAV-7',
      text: 'Les phares se dressent sur les destinations et vous servent dès que quelqu’un y navigue.',
    },
    { rule: 'REN-EVO-2', text: 'Trois destinations évolutives changent d’une période à l’autre.' },
    {
      rule: 'REN-OPT-4',
      text: 'Navires et cartes peuvent devenir du pain à chaque phase, même avant le repas.',
    },
    {
      rule: 'REN-ACT-2',
      text: 'Qui passe en premier prend la Rose des Vents et commence la période suivante.',
    },
    {
      rule: 'REN-INV-1',
      text: 'Les personnages immédiats se paient en pain, tous les autres en ressources.',
    },
    {
      rule: 'REN-CON-1',
      text: 'Un navire coûte 5, 4, 4 et 3 dans les périodes I à IV, et certains donnent quelque chose une fois construits.',
    },
    {
      rule: 'REN-OPT-3',
      text: 'Les personnages défaussés sont visibles et reviennent avec une nouvelle pioche.',
    },
    { rule: 'REN-DEC-12', text: 'Le plateau ajoute des points au décret.' },
    { rule: 'REN-END-2', text: 'Une égalité va au plus de points de titres.' },
    {
      rule: 'REN-SOL-1',
      text: 'Seul, vous jouez contre un rival qui réagit à tout ce que vous faites.',
    },
  ],
})
