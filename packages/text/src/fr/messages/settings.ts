import type { SettingsMessages } from '../../messages/settings.ts'

export const settings: SettingsMessages = {
  title: 'Réglages',
  speed: 'Vitesse des coups de l’ordinateur',
  speeds: { atOnce: 'Immédiate', quick: 'Rapide', calm: 'Posée', slow: 'Lente' },
  confirmTurn: 'Confirmer la fin de mon tour',
  confirmTurnHint: 'Les autres ne jouent qu’ensuite.',
  fastForward: 'Avance rapide quand j’ai passé',
  fastForwardHint:
    'Les autres jouent vite jusqu’à votre prochaine décision. Vous pouvez l’interrompre.',
  motion: 'Mouvement des navires et des cartes',
  motions: { device: 'Selon cet appareil', full: 'Toujours', still: 'Jamais' },
  theme: 'Apparence',
  themes: { device: 'Selon cet appareil', day: 'Jour', night: 'Nuit' },
  textSize: 'Taille du texte',
  textSizes: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
  safeColours: 'Couleurs pour daltoniens',
  safeColoursHint: 'Navires et ressources se distinguent aussi par leur clarté.',
  sound: 'Sons discrets',
  soundHint: 'Du bois pour un navire, du papier pour une carte, une cloche quand c’est à vous.',
  shortcuts: 'Raccourcis clavier',
  shortcutsHint: 'La touche ? en affiche la liste pendant la partie.',
}
