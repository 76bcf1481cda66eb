/** Why a socket was closed. The numbers of the first four are those of the standard. */
export const CLOSE_CODES = {
  /** The server goes down or restarts. Connect again. */
  goingAway: 1001,
  /** Only text is understood. */
  binary: 1003,
  /** A message was not JSON, or none that is known. */
  badMessage: 1007,
  tooLong: 1009,
  /** There is no such game, or not for this person. */
  notFound: 4404,
  /** The page is older or newer than the server. Reload it. */
  otherVersion: 4406,
  /** The page sent too much. Connect again later. */
  flood: 4429,
  /** The page read too slowly, or was silent for too long. Connect again. */
  tooSlow: 4408,
} as const

/** The name of a reason. */
export type CloseReason = keyof typeof CLOSE_CODES

/** Whether a page should connect again after its socket was closed with this code. */
export const mayReconnect = (code: number): boolean =>
  code !== CLOSE_CODES.notFound && code !== CLOSE_CODES.otherVersion
