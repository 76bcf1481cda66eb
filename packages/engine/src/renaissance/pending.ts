import { choose } from '../core/effects/choose.ts'
import { discard } from '../core/effects/discard.ts'
import { draw } from '../core/effects/draw.ts'
import { payment } from '../core/effects/pay.ts'
import { give, price } from '../core/effects/price.ts'
import { recall } from '../core/effects/recall.ts'
import { run } from '../core/effects/run.ts'
import { send } from '../core/effects/send.ts'
import { shift } from '../core/effects/shift.ts'
import { straighten } from '../core/effects/straighten.ts'
import { take } from '../core/effects/take.ts'
import { PENDING, type PendingKind } from '../core/frames.ts'
import type { Pending } from '../core/play.ts'
import { order, resolving } from '../core/triggers.ts'
import { acquireNow, discoverNow, inviteNow } from './buying.ts'
import { build, launch } from './construction.ts'
import { decree } from './decree.ts'
import { borrow, engaged } from './engagement.ts'
import { feed } from './feed.ts'
import { flow } from './flow.ts'
import { erect, light, lighthouse } from './lighthouse.ts'
import { main } from './main-action.ts'
import { draft, pickEndgame, pickPack, select } from './picking.ts'
import { purchase } from './purchase.ts'
import { reaction } from './solo.ts'
import { evolve, navigateAgain, visit, voyage } from './voyage.ts'

/** Which room answers for which kind of pending thing. */
const rooms: Readonly<Record<PendingKind, Pending>> = {
  flow,
  main,
  payment,
  run,
  send,
  take,
  erect,
  straighten,
  choose,
  price,
  build,
  acquire: acquireNow,
  discover: discoverNow,
  invite: inviteNow,
  navigate: navigateAgain,
  visit,
  recall,
  shift,
  discard,
  draw,
  light,
  borrow,
  resolving,
  order,
  voyage,
  lighthouse,
  evolve,
  engaged,
  launch,
  purchase,
  give,
  feed,
  decree,
  pack: pickPack,
  select,
  draft,
  endgame: pickEndgame,
  reaction,
}

/** All rooms with the same fields in the same order: the engine asks them in its innermost loop. */
const furnished = (room: Pending): Pending => ({
  rule: room.rule,
  step: room.step,
  deciders: room.deciders,
  offer: room.offer,
  judge: room.judge,
  terms: room.terms,
  take: room.take,
  worthAsking: room.worthAsking,
  sends: room.sends,
  noOptions: room.noOptions,
})

export const pendingTable: readonly Pending[] = PENDING.map((kind) => furnished(rooms[kind]))
