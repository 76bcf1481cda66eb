import { registerHandlers, sharedHandlers } from '../kernel/handlers.ts'
import { decree } from './decree.ts'
import { feed } from './feed.ts'
import { flow } from './flow.ts'
import { erect, light, lighthouse } from './lighthouse.ts'
import { main } from './main-action.ts'
import { pickEndgame, pickPack } from './picking.ts'
import { reaction } from './solo.ts'
import { evolve, voyage } from './voyage.ts'

/** Which handler answers for which kind of frame. */
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
