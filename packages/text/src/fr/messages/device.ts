import type { DeviceMessages } from '../../messages/device.ts'

export const device: DeviceMessages = {
  onThisDevice: 'Sur cet appareil',
  offline: {
    never: 'Ce navigateur ne garde pas la page : elle a besoin du réseau.',
    coming:
      'La page est en train d’être gardée sur cet appareil. Ensuite, elle fonctionnera sans réseau.',
    ready: 'La page est gardée sur cet appareil et fonctionne sans réseau.',
  },
  insecure:
    'Cette adresse n’est pas sécurisée (https). Tout fonctionne, mais la page ne peut pas être installée et a besoin du réseau.',
  install: 'Installer comme application',
  newVersion: 'Une nouvelle version est prête. Elle viendra quand aucune partie ne sera ouverte.',
  updateNow: 'Maintenant',
  updated: 'Voici la nouvelle version.',
  openInOtherTab:
    'Cette partie se joue dans un autre onglet. Vous la voyez ici telle qu’elle s’y déroule.',
  takeOver: 'La jouer ici',
}
