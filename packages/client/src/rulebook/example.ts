import { newRecord, writeRecord } from '@amalfi/engine'
import { LiveTable } from '../game/live.ts'
import { rulesOf } from '../game/rules.ts'

/** What three merchants chose until the middle of period III, where every part has something to show. */
const SETUP = { players: 3, seed: 12 }
const CHOICES =
  'FDAeFAAAcBBUAAFAADPDAWGADHAACRAARBBBFSDCACAAGIAAAAAAAALACAATABGAAXAURAPAFAAAASJEAAJHBAEACOAEAAB' +
  'GACCBCHAGAAAABIOBGDIBAAAAAAEABAAAbALAAAHAAAAAFAAAAGABAAAJAAQAKAOACJAAFBANADAAA'

let made: LiveTable | undefined

/** A game in its middle, for pictures: nobody plays it, nothing is asked, nothing is kept. */
export function exampleTable(): LiveTable {
  const rules = rulesOf('renaissance', 'english')
  made ??= new LiveTable({
    id: '',
    players: Array.from({ length: SETUP.players }, (_, seat) => ({
      kind: seat === 0 ? 'person' : 'merchant',
      name: '',
    })),
    rules,
    record: writeRecord({ ...newRecord(rules, SETUP), choices: CHOICES }),
  })
  return made
}
