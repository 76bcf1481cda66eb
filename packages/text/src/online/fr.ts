import type { OnlineMessages } from './messages.ts'

export const fr: OnlineMessages = {
  newTable: 'Nouvelle table en ligne',
  newTableHint: 'Vous recevrez un lien à envoyer à vos amis. Aucun compte n’est nécessaire.',
  createTable: 'Créer la table',
  table: 'Table en ligne',
  sitDown: 'Prendre place',
  yourName: 'Votre nom',
  yourColour: 'Votre couleur',
  free: 'libre',
  you: 'vous',
  host: 'hôte',
  invitation: 'Lien d’invitation',
  invitationHint:
    'Envoyez-le à vos amis. Toute personne qui l’ouvre peut prendre place à cette table.',
  copyLink: 'Copier le lien',
  copied: 'Copié',
  begin: 'Commencer la partie',
  waitingForPlayers: (missing) =>
    missing === 1 ? 'En attente d’un autre joueur…' : `En attente de ${missing} autres joueurs…`,
  waitingForHost: 'Tout le monde est là. L’hôte peut commencer.',
  connecting: 'Connexion… Votre partie est enregistrée sur le serveur.',
  reload: 'Cette page n’est plus à jour. Rechargez-la.',
  notFound: 'Cette table n’existe pas, ou l’invitation n’est pas valable.',
  refusals: {
    offline: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
    full: 'Toutes les places de cette table sont prises.',
    colourTaken: 'Cette couleur est déjà prise. Choisissez-en une autre.',
    tooMany: 'Trop de demandes depuis votre réseau. Réessayez plus tard.',
    notStored: 'Le serveur ne peut rien enregistrer pour le moment. Réessayez plus tard.',
    notReady: 'La partie ne peut pas commencer maintenant.',
  },
  fairDeal: (pages, seats) =>
    `Donne vérifiée : cette page a contrôlé les cartes. ${pages} appareils sur ${seats} ont apporté leur part de hasard.`,
  unfairDeal: 'La donne de cette partie n’a pas pu être vérifiée.',
  saveProof: 'Enregistrer la preuve',
}
