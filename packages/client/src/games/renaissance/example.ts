import type { Example } from '../kind.ts'

/** What three merchants chose until the middle of period III. */
export const example: Example = {
  setup: { players: 3, seed: 12 },
  choices:
    'FDAeFAAAcBBUAAFAADPDAWGADHAACRAARBBBFSDCACAAGIAAAAAAAALACAATABGAAXAURAPAFAAAASJEAAJHBAEACOAEAAB' +
    'GACCBCHAGAAAABIOBGDIBAAAAAAEABAAAbALAAAHAAAAAFAAAAGABAAAJAAQAKAOACJAAFBANADAAA',
}
