import { endgame, engageable, immediate, inPack, named, permanent, sharedName } from '../make.ts'

/**
 * The fleet pack: many cheap ships that always find a dock.
 * The comment above each card says why its effect fits the person.
 */
export const anchor = inPack('anchor', [
  // Admiral with a war fleet of his own.
  endgame(sharedName('andrea-doria'), 'anchor', 7, {
    score: 2,
    per: 'shipBuilt',
    max: 12,
  }),
  // Humanist who became a shipwright of the Arsenal.
  permanent(
    sharedName('vettor-fausto'),
    'hammer',
    3,
    { less: 1, for: 'ship' },
    { when: 'build', do: { points: 1 } },
  ),
  // A sultan whom no harbour could refuse.
  permanent(sharedName('suleiman-the-magnificent'), 'crescent', 2, { dock: 'busy', bread: 1 }),
  // Oarsman who wrote a manual of shipbuilding.
  immediate(sharedName('michael-of-rhodes'), 'helm', 4, { send: 'wood', upTo: 2 }),
  // Corsair admiral, whose ships left the port again at once.
  engageable(named('kemal-reis', 'Kemal Reis', 'Kemal Reis', 'ケマル・レイース'), 'cannon', 6, {
    pay: { bread: 1 },
    then: { recall: 1, from: 'port' },
  }),
  // Supervised the building of da Gama's ships.
  engageable(sharedName('bartolomeu-dias'), 'caravel', 4, { build: 1, less: 2 }),
])
