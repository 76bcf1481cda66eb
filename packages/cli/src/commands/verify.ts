import { type DealFault, faultOfDeal, replay } from '@amalfi/engine'
import { readDeal } from '@amalfi/session'
import { command, DONE, Failure } from '../base/command.ts'
import { readText } from '../base/files.ts'
import { packFlag } from '../game/flags.ts'
import { rulesForRecord } from '../game/games.ts'
import { plural } from '../game/names.ts'
import { packOf, packOfRecord } from '../packs/read.ts'

const FAULTS: Readonly<Record<DealFault, string>> = {
  secret: 'The secret is not the one that the server committed to before the deal.',
  key: 'The cards were not dealt from the secret and the nonces of the players.',
  position: 'The game began from a position, so there was no deal to prove.',
}

export const verify = command({
  name: 'amalfi verify',
  summary: 'Check that nobody chose the cards of an online game.',
  files: ['FILE'],
  flags: {
    pack: packFlag(undefined, 'the cards it was played with (default: those the record names)'),
  },
  async run(args, io, [file]) {
    const { proof, record } = readDeal(readText(file))
    const fault = faultOfDeal(proof, record)
    if (fault !== null) throw new Failure(FAULTS[fault])
    const pack = await (args.pack === undefined ? packOfRecord(record) : packOf(args.pack))
    let choices = 0
    const game = replay(rulesForRecord(record, pack), record, undefined, (_game, made) => {
      choices = made
    })
    const added = proof.nonces.filter((nonce) => nonce !== null).length
    io.out(`Commitment: ${proof.commitment}`)
    io.out(`${added} of ${plural(game.seats, 'seat')} added chance of their own to the deal.`)
    io.out(`All ${plural(choices, 'choice')} of the record are legal.`)
    io.out('The deal is fair: the cards follow from the secret and these numbers alone.')
    return DONE
  },
})
