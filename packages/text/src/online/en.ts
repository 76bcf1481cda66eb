import type { OnlineMessages } from './messages.ts'

export const en: OnlineMessages = {
  newTable: 'New online table',
  newTableHint: 'You get a link for your friends. Nobody needs an account.',
  createTable: 'Create table',
  table: 'Online table',
  sitDown: 'Sit down',
  yourName: 'Your name',
  yourColour: 'Your colour',
  free: 'free',
  you: 'you',
  host: 'host',
  invitation: 'Invitation link',
  invitationHint: 'Send it to your friends. Whoever opens it can sit down at this table.',
  copyLink: 'Copy link',
  copied: 'Copied',
  begin: 'Begin the game',
  waitingForPlayers: (missing) =>
    missing === 1 ? 'Waiting for one more player…' : `Waiting for ${missing} more players…`,
  waitingForHost: 'Everybody is here. The host can begin.',
  connecting: 'Connecting… Your game is stored on the server.',
  reload: 'This page is out of date. Please reload it.',
  notFound: 'There is no such table, or the invitation is not valid.',
  refusals: {
    offline: 'The server cannot be reached. Check your connection and try again.',
    full: 'All seats at this table are taken.',
    colourTaken: 'Somebody else has chosen this colour. Please choose another one.',
    tooMany: 'Too many requests from your network. Please try again later.',
    notStored: 'The server cannot store anything now. Please try again later.',
    notReady: 'The game cannot begin now.',
  },
  fairDeal: (pages, seats) =>
    `Fair deal: this page has verified the cards. ${pages} of ${seats} players’ devices added chance of their own.`,
  unfairDeal: 'The deal of this game could not be verified.',
  saveProof: 'Save the proof',
}
