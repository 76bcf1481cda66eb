const BYTES = 16

/** What this page adds to the deal, so that the server alone cannot choose the cards. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
