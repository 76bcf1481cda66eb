/**
 * What slots 2, 3 and 4 of a frame mean, for each kind that uses them. `push` takes them in this
 * order; an unused slot is 0. `kernel/audit-frames.ts` checks their ranges. The numbers are written
 * out, because the bundler replaces only literal constants by their value.
 */

/** flow: how many steps of the current phase have begun. */
export const FLOW_STEPS = 2

/** payment: the cost in resources, and the mask of holds that pay it. */
export const PAYMENT_COST = 2
export const PAYMENT_HOLDS = 3

/** run: an effect node, and how many children of a sequence have begun. */
export const RUN_NODE = 2
export const RUN_CHILDREN = 3

/** send: the mask of holds, and how many more ships. */
export const SEND_HOLDS = 2
export const SEND_LEFT = 3

/** take: how many more characters, and the flags of the effect. */
export const TAKE_LEFT = 2
export const TAKE_FLAGS = 3

/** erect: how many more lighthouses or colonies. */
export const ERECT_LEFT = 2

/** straighten: how many more characters. */
export const STRAIGHTEN_LEFT = 2

/** choose: the node whose children are the alternatives. */
export const CHOOSE_NODE = 2

/** price: the `pay` node (its parts are in tables.ts). */
export const PRICE_NODE = 2

/** build: how many ships at most, and how much less wood each costs. */
export const BUILD_MAX = 2
export const BUILD_REDUCTION = 3

/** acquire, discover, invite: the mask of card types, how much less the card costs, and flags. */
export const BUY_TYPES = 2
export const BUY_REDUCTION = 3
export const BUY_FLAGS = 4

/** navigate, visit: the kind of destination, how much less bread it costs, and flags. */
export const NAVIGATE_KIND = 2
export const NAVIGATE_REDUCTION = 3
export const NAVIGATE_FLAGS = 4

/** recall: how many more ships, and from where (RECALL_PORT or RECALL_DOCK). */
export const RECALL_LEFT = 2
export const RECALL_FROM = 3

/** shift: how many more ships, and the mask of holds they may go to. */
export const SHIFT_LEFT = 2
export const SHIFT_HOLDS = 3

/** discard: how many more cards, from which row, and the effect node for each card. */
export const DISCARD_LEFT = 2
export const DISCARD_ROW = 3
export const DISCARD_NODE = 4

/** draw: how many cards to draw, how many more to keep, and 1 once they are drawn. */
export const DRAW_COUNT = 2
export const DRAW_KEEP = 3
export const DRAW_DONE = 4

/** light: how many more lighthouses, and how much less bread each costs. */
export const LIGHT_LEFT = 2
export const LIGHT_REDUCTION = 3

/** resolving: the character, its effect node, and 1 once the effect has begun. */
export const RESOLVING_CHARACTER = 2
export const RESOLVING_NODE = 3
export const RESOLVING_BEGUN = 4

/** order: how many `resolving` frames right below it the seat puts into order. */
export const ORDER_COUNT = 2

/** voyage: the destination, the stage, and the mask of holds that ships were sent to. */
export const VOYAGE_DESTINATION = 2
export const VOYAGE_STAGE = 3
export const VOYAGE_HOLDS = 4

/** lighthouse: its destination, and how much less bread it costs to send a ship. */
export const LIGHTHOUSE_DESTINATION = 2
export const LIGHTHOUSE_REDUCTION = 3

/** evolve: the evolving place. */
export const EVOLVE_PLACE = 2

/** engaged: the character that turns when its effect is done. */
export const ENGAGED_CHARACTER = 2

/** launch: how many more ships leave the shipyard. */
export const LAUNCH_LEFT = 2

/** purchase: the row the card belongs to, the card, and the stage. */
export const PURCHASE_ROW = 2
export const PURCHASE_CARD = 3
export const PURCHASE_STAGE = 4

/** give: how many more cards of the hand. */
export const GIVE_LEFT = 2

/** reaction: the action the rival reacts to, its next place, and the artwork it follows (-1: none yet). */
export const REACTION_ACTION = 2
export const REACTION_PLACE = 3
export const REACTION_ARTWORK = 4

/** reward: how many points were paid for. */
export const REWARD_POINTS = 2
