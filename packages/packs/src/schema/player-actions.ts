import type { Trigger as When } from '@amalfi/engine'

const NOT_ACTIONS: readonly When[] = ['feed', 'decree', 'period']

/** Whether a trigger reacts to an action of a player, not to an event that happens to all players. */
export const isPlayerAction = (when: When): boolean => !NOT_ACTIONS.includes(when)
