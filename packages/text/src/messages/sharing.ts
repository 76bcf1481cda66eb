/** What can be wrong with a game that comes in a link or a file. */
export type SharedGameFault =
  /** Nothing that we have written. */
  | 'foreign'
  /** Written by a later version of this page. */
  | 'otherFormat'
  | 'cutOff'
  /** A character that cannot stand there. */
  | 'letter'
  /** The checksum says that something was changed. */
  | 'damaged'
  | 'tooLarge'
  /** A field is missing, not known, or not what it should be. */
  | 'field'
  | 'otherGame'
  | 'otherVersion'
  /** `has` is the name of its pack, `needs` the beginning of the hash. */
  | 'otherPack'
  /** The rules refuse how it began. */
  | 'setup'
  /** The rules refuse a choice. */
  | 'illegal'
  /** There are choices after the end of the game. */
  | 'goesOn'
  /** A position that nobody can come to. */
  | 'impossible'

/** Where the fault is, what stands there and what should. What does not apply is empty. */
export interface FaultAt {
  readonly place: string
  readonly has: string
  readonly needs: string
}

/** Tells whether a shared game comes from a later version. A value that is no number does not. */
export const isNewer = ({ has, needs }: FaultAt): boolean => Number(has) > Number(needs)

/** Games handed on, in a link or a file: what is said where they are made, opened and refused. */
export interface SharingMessages {
  readonly share: string
  readonly linkContent: string
  readonly position: string
  readonly wholeGame: string
  /** What a link will hold. */
  readonly containsPosition: string
  readonly containsView: (name: string) => string
  /** While nobody in particular looks. */
  readonly containsPublicView: string
  readonly containsGame: string
  readonly containsFinishedGame: string
  readonly containsNames: string
  readonly noServer: string
  /** The page runs on one's own machine or network, where others do not come. */
  readonly localAddress: string
  readonly link: string
  readonly length: (characters: number) => string
  readonly copy: string
  readonly copied: string
  readonly send: string

  readonly open: string
  readonly openHint: string
  readonly openHelp: string
  readonly pasteLink: string
  readonly openButton: string
  readonly chooseFile: string
  readonly saveNamedAsFile: (names: string) => string
  readonly aPosition: string
  readonly aGame: string
  readonly aFinishedGame: string
  readonly toMove: (names: readonly string[]) => string
  readonly choicesMade: (choices: number) => string
  readonly seenBy: (name: string) => string
  readonly seenByAll: string
  readonly otherRules: string
  readonly viewReplay: string
  readonly whoContinues: string
  readonly continueGame: string
  readonly continueGameHint: string
  readonly saveFinished: string
  readonly cannotOpen: Readonly<Record<'link' | 'file', string>>
  readonly nothingChanged: string
  readonly faults: Readonly<Record<SharedGameFault, (at: FaultAt) => string>>
  /** Where a game of one's own came from that was not begun here. */
  readonly origins: Readonly<Record<'link' | 'file' | 'replay', string>>
}
