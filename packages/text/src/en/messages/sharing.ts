import { isNewer, type SharingMessages } from '../../messages/sharing.ts'
import { list } from '../grammar.ts'

export const sharing: SharingMessages = {
  share: 'Share',
  linkContent: 'What the link holds',
  position: 'This position',
  wholeGame: 'The whole game so far',
  containsPosition:
    'The position as it is now, with everything that lies face down: hands and decks, and what will be drawn.',
  containsView: (name) =>
    `What ${name} may see. The other hands and the decks are dealt anew: nobody learns anything from it, and who opens it meets other cards.`,
  containsPublicView: 'What lies open to all. The hands and the decks are dealt anew.',
  containsGame:
    'Every choice from the beginning, and with it everything that lies face down, also what is yet to be drawn.',
  containsFinishedGame: 'The whole game, choice by choice, with every hand.',
  containsNames: 'The names of the players are in it.',
  noServer: 'Nothing is sent anywhere: all of it stands in the link itself.',
  localAddress:
    'This page runs on your own computer or network. Somebody elsewhere opens the link in their own Amalfi, with “Open a game”.',
  link: 'Link',
  length: (characters) => `${characters} characters`,
  copy: 'Copy the link',
  copied: 'Copied.',
  send: 'Send …',

  open: 'Open a game',
  openHint: 'from a link or a file',
  openHelp:
    'A link holds a position or a whole game. It may be of this page or of any other Amalfi. A file holds a game that was kept as one.',
  pasteLink: 'Paste the link here',
  openButton: 'Open',
  chooseFile: 'Choose a file …',
  saveNamedAsFile: (names) => `Keep ${names} as a file`,
  fileRevealsAll:
    'The file contains every card, also hidden ones: anyone who opens it can see them all.',
  aPosition: 'A position',
  aGame: 'A game in progress',
  aFinishedGame: 'A finished game',
  toMove: (names) => `${list(names, 'and')} to choose`,
  choicesMade: (choices) => `${choices} ${choices === 1 ? 'choice' : 'choices'} made`,
  seenBy: (name) => `As ${name} saw it; what ${name} could not see has been dealt anew.`,
  seenByAll: 'As it lay open to all; hands and decks have been dealt anew.',
  otherRules: 'It was made under other rules; from here on those of this page hold.',
  viewReplay: 'Look at it, choice by choice',
  whoContinues: 'Who plays on',
  continueGame: 'Play on',
  continueGameHint: 'as a game of your own; the other one stays as it is',
  saveFinished: 'Keep it and look at it',
  cannotOpen: { link: 'This link cannot be opened', file: 'This file cannot be opened' },
  nothingChanged: 'Nothing has been kept, and none of your games has changed.',
  faults: {
    foreign: () => 'It does not come from Amalfi.',
    otherFormat: (at) =>
      isNewer(at)
        ? `It comes from a later version of the game than this page (format ${at.has}; here ${at.needs}). Once the page is up to date, it may open it.`
        : `This page cannot read its format (${at.has}; here ${at.needs}).`,
    cutOff: ({ place, has, needs }) =>
      needs === ''
        ? `It is cut off after its character ${place}.`
        : `It is cut off: only ${has} of its ${needs} characters are there.`,
    letter: ({ place, has }) => `Its character ${place}, “${has}”, cannot stand there.`,
    damaged: () =>
      'It was changed on its way. Copy it again, the whole of it, from where it came from.',
    tooLarge: ({ needs }) => `It is larger than any game is: more than ${needs} bytes.`,
    field: ({ place }) => `Its field “${place}” is missing, wrong or not known.`,
    otherGame: ({ has }) => `It is of another game, “${has}”.`,
    otherVersion: ({ has, needs }) =>
      `It was played under version ${has} of the rules; here version ${needs} holds.`,
    otherPack: ({ has, needs }) =>
      `It was played with the cards “${has}” (${needs}…), which this page doesn’t have. If they come from a newer version of Amalfi, reload the page and try again. If they are your own cards, use the command line: amalfi replay --pack FILE.`,
    setup: () => 'The rules know no game that begins as its field “setup” says.',
    illegal: ({ place }) => `Its choice ${place} is against the rules.`,
    goesOn: ({ place }) => `Its choice ${place} comes after the end of the game.`,
    impossible: ({ place }) => `Its field “${place}” holds a position that no game can come to.`,
  },
  origins: {
    link: 'taken up from a link',
    file: 'taken up from a file',
    replay: 'branched off from a replay',
  },
}
