import { registerHandlers, sharedHandlers } from '../kernel/handlers.ts'
import type { FrameHandler } from '../state/context.ts'
import { erect } from './colonies.ts'
import { flow } from './flow.ts'
import { pickEnding } from './hands.ts'
import { reward } from './options.ts'
import { pickSettlement } from './settlement.ts'
import { close, main } from './turn.ts'
import { voyage } from './voyage.ts'

/** A shared handler under the rule of this game. */
const by = (
  rule: string,
  handler: FrameHandler,
  other: Partial<FrameHandler> = {},
): FrameHandler => ({
  ...handler,
  ...other,
  rule,
})

const shared = sharedHandlers

/** Which handler answers for which kind of frame. */
export const handlers = registerHandlers({
  flow,
  main,
  close,
  reward,
  erect,
  voyage,
  settle: pickSettlement,
  endgame: pickEnding,
  payment: by('ORI-PAY-1', shared.payment),
  run: by('ORI-PLA-1', shared.run),
  // ORI-PLA-3: between two gains a ship may come back to sea, so it is worth asking with none there.
  send: by('ORI-PLA-2', shared.send, { optionsMatter: () => true }),
  take: by('ORI-GET-2', shared.take),
  straighten: by('ORI-TAP-1', shared.straighten),
  choose: by('ORI-GET-3', shared.choose),
  price: by('ORI-PLA-1', shared.price),
  build: by('ORI-SHP-1', shared.build),
  acquire: by('ORI-BUY-6', shared.acquire),
  discover: by('ORI-BUY-6', shared.discover),
  invite: by('ORI-CHR-1', shared.invite),
  navigate: by('ORI-PLA-1', shared.navigate),
  visit: by('ORI-PLA-1', shared.visit),
  recall: by('ORI-GET-1', shared.recall),
  shift: by('ORI-GET-1', shared.shift),
  discard: by('ORI-GET-1', shared.discard),
  draw: by('ORI-GET-1', shared.draw),
  borrow: by('ORI-TAP-1', shared.borrow),
  resolving: by('ORI-CHR-2', shared.resolving),
  order: by('ORI-CHR-2', shared.order),
  engaged: by('ORI-TAP-1', shared.engaged),
  launch: by('ORI-SHP-1', shared.launch),
  purchase: by('ORI-BUY-5', shared.purchase),
  give: by('ORI-FRE-1', shared.give),
  select: by('ORI-SET-7', shared.select),
  draft: by('ORI-SET-6', shared.draft),
})
