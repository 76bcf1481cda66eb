import { acquireNow, discoverNow, inviteNow } from '../actions/buying.ts'
import { build, launch } from '../actions/construction.ts'
import { borrow, engaged } from '../actions/engagement.ts'
import { navigateAgain, visit } from '../actions/navigation.ts'
import { purchase } from '../actions/purchase.ts'
import { order, resolving } from '../cards/triggers.ts'
import { choose } from '../effects/choose.ts'
import { discard } from '../effects/discard.ts'
import { draw } from '../effects/draw.ts'
import { payment } from '../effects/pay.ts'
import { give, price } from '../effects/price.ts'
import { recall } from '../effects/recall.ts'
import { run } from '../effects/run.ts'
import { send } from '../effects/send.ts'
import { shift } from '../effects/shift.ts'
import { straighten } from '../effects/straighten.ts'
import { take } from '../effects/take.ts'
import { draft, select } from '../phases/picking.ts'
import { nowhere, type Pending } from '../state/context.ts'
import { PENDING, type PendingKind } from '../state/frames.ts'

/** The rooms of a game; a kind of pending thing that it does not know has none. */
export type Rooms = Partial<Readonly<Record<PendingKind, Pending>>>

/** Those that both games share. */
export const sharedRooms = {
  payment,
  run,
  send,
  take,
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
  borrow,
  resolving,
  order,
  engaged,
  launch,
  purchase,
  give,
  select,
  draft,
} satisfies Rooms

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
  forbidden: room.forbidden,
  sends: room.sends,
  noOptions: room.noOptions,
})

/** The rooms by the code of their kind. */
export const furnish = (rooms: Rooms): readonly Pending[] =>
  PENDING.map((kind) => {
    const room = rooms[kind]
    return room === undefined ? nowhere : furnished(room)
  })
