import type { SavesMessages } from '../../messages/saves.ts'

export const saves: SavesMessages = {
  olderCards: 'Voici les cartes avec lesquelles se joue votre partie. Certaines ont changé depuis.',
  currentCards: 'Voir les cartes actuelles',
  replayMissing: (move) =>
    `Les règles ont changé depuis l’enregistrement. Les coups à partir du nº ${move} ne peuvent plus être revus.`,
  notSaved:
    'Cette partie N’EST PAS enregistrée : le navigateur ne peut pas la stocker pour l’instant. Gardez-la dans un fichier pour ne pas la perdre.',
  notSavedNewer:
    'Cette partie N’EST PAS enregistrée : les sauvegardes de ce navigateur appartiennent à une version plus récente d’Amalfi. Gardez-la dans un fichier, puis rechargez la page.',
  unreachable:
    'Vos parties enregistrées sont inaccessibles : le stockage du navigateur est désactivé ou ne répond pas. Vous pouvez jouer, mais rien ne sera enregistré.',
  newerDatabase:
    'Vos parties enregistrées appartiennent à une version plus récente d’Amalfi. Elles restent intactes. Rechargez la page pour la mettre à jour ; d’ici là, rien ne sera enregistré.',
  newerGames: (games) =>
    games === 1
      ? 'Une autre partie a été enregistrée par une version plus récente d’Amalfi. Elle reste intacte ; rechargez la page pour la mettre à jour et la retrouver.'
      : `${games} autres parties ont été enregistrées par une version plus récente d’Amalfi. Elles restent intactes ; rechargez la page pour la mettre à jour et les retrouver.`,
  newerGame:
    'Cette partie a été enregistrée par une version plus récente d’Amalfi et reste intacte. Rechargez la page pour la mettre à jour, puis rouvrez la partie.',
}
