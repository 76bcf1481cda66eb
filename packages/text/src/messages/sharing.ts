/** What can be wrong with a shared game in a link or a file. */
export type SharedGameFault =
  /** Not written by Amalfi. */
  | 'foreign'
  /** Written by a later version of the page. */
  | 'otherFormat'
  | 'cutOff'
  /** A character that is not allowed there. */
  | 'letter'
  /** The checksum is wrong, so something was changed. */
  | 'damaged'
  | 'tooLarge'
  /** A field is missing, unknown or wrong. */
  | 'field'
  | 'otherGame'
  | 'otherVersion'
  /** `has` is the name of its pack, `needs` the beginning of the hash. */
  | 'otherPack'
  /** The rules refuse the set-up. */
  | 'setup'
  /** The rules refuse a choice. */
  | 'illegal'
  /** The record has choices after the end of the game. */
  | 'goesOn'
  /** A position that no game can reach. */
  | 'impossible'

/** Where the fault is, what was found and what was expected. Fields that do not apply are empty. */
export interface FaultAt {
  readonly place: string
  readonly has: string
  readonly needs: string
}

/** Tells whether a shared game comes from a later version. A value that is no number does not. */
export const isNewer = ({ has, needs }: FaultAt): boolean => Number(has) > Number(needs)

/** Messages about shared games in links and files: making, opening and refusing them. */
export interface SharingMessages {
  readonly share: string
  readonly linkContent: string
  readonly position: string
  readonly wholeGame: string
  /** What a link contains. */
  readonly containsPosition: string
  readonly containsView: (name: string) => string
  /** Shown while the curtain is closed. */
  readonly containsPublicView: string
  readonly containsGame: string
  readonly containsFinishedGame: string
  readonly containsNames: string
  readonly noServer: string
  /** The page runs on a private computer or network that others cannot reach. */
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
  /** Warns before a running game is saved as a file. */
  readonly fileRevealsAll: string
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
  /** Where a saved game came from if it was not started here. */
  readonly origins: Readonly<Record<'link' | 'file' | 'replay', string>>
}
