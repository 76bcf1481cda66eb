import { registerHandlers, sharedHandlers } from '../kernel/handlers.ts'
import type { FrameHandler } from '../state/context.ts'
import { erect } from './colonies.ts'
import { flow } from './flow.ts'
import { pickEndgame } from './hands.ts'
import { reward } from './options.ts'
import { pickSettlement } from './settlement.ts'
import { close, main } from './turn.ts'
import { voyage } from './voyage.ts'

/** A shared handler with the rule id of this game. */
const withRule = (
  rule: string,
  handler: FrameHandler,
  other: Partial<FrameHandler> = {},
): FrameHandler => ({
  ...handler,
  ...other,
  rule,
})

const shared = sharedHandlers

/** The handlers of Amalfi (2020), by kind of frame. */
export const handlers = registerHandlers({
  flow,
  main,
  close,
  reward,
  erect,
  voyage,
  settle: pickSettlement,
  endgame: pickEndgame,
  payment: withRule('ORI-PAY-1', shared.payment),
  run: withRule('ORI-PLA-1', shared.run),
  // ORI-PLA-3: between two sends an optional action can bring a ship to the bay.
  send: withRule('ORI-PLA-2', shared.send, { optionsMatter: () => true }),
  take: withRule('ORI-GET-2', shared.take),
  straighten: withRule('ORI-TAP-1', shared.straighten),
  choose: withRule('ORI-GET-3', shared.choose),
  price: withRule('ORI-PLA-1', shared.price),
  build: withRule('ORI-SHP-1', shared.build),
  acquire: withRule('ORI-BUY-6', shared.acquire),
  discover: withRule('ORI-BUY-6', shared.discover),
  invite: withRule('ORI-CHR-1', shared.invite),
  navigate: withRule('ORI-PLA-1', shared.navigate),
  visit: withRule('ORI-PLA-1', shared.visit),
  recall: withRule('ORI-GET-1', shared.recall),
  shift: withRule('ORI-GET-1', shared.shift),
  discard: withRule('ORI-GET-1', shared.discard),
  draw: withRule('ORI-GET-1', shared.draw),
  borrow: withRule('ORI-TAP-1', shared.borrow),
  resolving: withRule('ORI-CHR-2', shared.resolving),
  order: withRule('ORI-CHR-2', shared.order),
  engaged: withRule('ORI-TAP-1', shared.engaged),
  launch: withRule('ORI-SHP-1', shared.launch),
  purchase: withRule('ORI-BUY-5', shared.purchase),
  give: withRule('ORI-FRE-1', shared.give),
  select: withRule('ORI-SET-7', shared.select),
  draft: withRule('ORI-SET-6', shared.draft),
})
