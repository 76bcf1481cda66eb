import type { SettingsMessages } from '../../messages/settings.ts'

export const settings: SettingsMessages = {
  title: 'Réglages',
  speed: 'Vitesse des coups de l’ordinateur',
  speeds: { atOnce: 'Immédiate', quick: 'Rapide', calm: 'Posée', slow: 'Lente' },
  confirmTurn: 'Confirmer la fin de mon tour',
  confirmTurnHint: 'Les autres ne jouent qu’ensuite.',
  motion: 'Mouvement des navires et des cartes',
  motions: { device: 'Selon cet appareil', full: 'Toujours', still: 'Jamais' },
  textSize: 'Taille du texte',
  textSizes: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
  safeColours: 'Couleurs pour daltoniens',
  safeColoursHint: 'Navires et ressources se distinguent aussi par leur clarté.',
  sound: 'Sons discrets',
  soundHint: 'Du bois pour un navire, du papier pour une carte, une cloche quand c’est à vous.',
}
