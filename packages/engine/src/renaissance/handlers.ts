import { registerHandlers, sharedHandlers } from '../kernel/handlers.ts'
import { erect } from './erecting.ts'
import { decree, feed } from './feed-and-decree.ts'
import { flow } from './flow.ts'
import { light, lighthouse } from './lighthouse.ts'
import { main } from './main-action.ts'
import { pickEndgame, pickPack } from './picking.ts'
import { reaction } from './solo.ts'
import { evolve, voyage } from './voyage.ts'

/** The handlers of Renaissance, by kind of frame. */
export const handlers = registerHandlers({
  ...sharedHandlers,
  flow,
  main,
  erect,
  light,
  voyage,
  lighthouse,
  evolve,
  feed,
  decree,
  pack: pickPack,
  endgame: pickEndgame,
  reaction,
})
