import {
  ANY,
  actionCharacter,
  endingCharacter,
  immediate,
  inSet,
  named,
  permanent,
  sharedName,
} from '../make.ts'

/**
 * Starting set 1. Strategy: ships early, buildings late.
 * The comment above each card says why its effect fits the person.
 */
export const arsenal = inSet('arsenal', [
  // Admiral with a war fleet of his own.
  endingCharacter(sharedName('andrea-doria'), 'anchor', 4, ['wood', 'fabric'], {
    score: 2,
    per: 'shipBuilt',
    max: 12,
  }),
  // Built the dome of Florence.
  endingCharacter(sharedName('filippo-brunelleschi'), 'trowel', 6, ['gem', 'wood'], {
    score: 4,
    per: 'monument',
    max: 20,
  }),
  // Shipwright of the Arsenal.
  permanent(sharedName('vettor-fausto'), 'hammer', 3, ['wood'], { less: 1, for: 'ship' }),
  // Built a new fleet in one winter.
  permanent(sharedName('hayreddin-barbarossa'), 'galley', 6, ['wood', 'spice'], { built: 'bay' }),
  // Cook of popes.
  permanent(sharedName('bartolomeo-scappi'), 'ladle', 3, ['wood', 'wine'], {
    less: 2,
    for: 'feed',
  }),
  // Supervised the building of da Gama's ships.
  actionCharacter(sharedName('bartolomeu-dias'), 'caravel', 5, ['wood', 'wine'], {
    build: 1,
    less: 2,
  }),
  // Oarsman who wrote a manual of shipbuilding.
  immediate(sharedName('michael-of-rhodes'), 'helm', 4, ANY, { send: 'wood', upTo: 2 }),
  // Pulled down the old church of St Peter to build a new one.
  immediate(named('julius-ii', 'Julius II', 'Jules II', 'ユリウス2世'), 'tiara', 1, ['gem'], {
    acquire: 'monument',
    less: 3,
  }),
])
