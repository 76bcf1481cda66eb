import { parentPort, workerData } from 'node:worker_threads'
import { PRINTINGS } from '@amalfi/engine'
import { rulesOf } from '../games.ts'
import { type Share, soakShare } from './share.ts'

/** Only pool.ts starts this, with a share. */
const share: Share = workerData
const rules = Object.fromEntries(
  PRINTINGS.map((printing) => [printing, rulesOf('renaissance', printing)]),
)

soakShare(
  ({ printing }) => rules[printing],
  share,
  (news) => parentPort?.postMessage(news),
)
