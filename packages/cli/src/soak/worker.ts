import { parentPort, workerData } from 'node:worker_threads'
import { PRINTINGS } from '@amalfi/engine'
import { rulesOf } from '../game/games.ts'
import type { Work } from './pool.ts'
import { soakShare } from './share.ts'

/** `pool.ts` starts this worker with its work. */
const { pack, share }: Work = workerData
const rules = Object.fromEntries(
  PRINTINGS.map((printing) => [printing, rulesOf(pack.game, printing, pack)]),
)

soakShare(
  ({ printing }) => rules[printing],
  share,
  (progress) => parentPort?.postMessage(progress),
)
