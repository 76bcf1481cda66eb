import { describeBoard } from '@amalfi/engine'
import type { Told } from '../course/course.ts'
import { laterBegins, periodFacts } from '../course/notes.ts'
import type { Standpoint } from '../course/standpoint.ts'

/** The evolving destination that has got a tile last. */
const covered = ({ rules, game, seat }: Standpoint) =>
  describeBoard(rules.tables, rules.view(game, seat)).destinations.findLast(
    ({ cover }) => cover !== null,
  )

export const newPeriod: Told = {
  note: 'newPeriod',
  topic: 'feeding',
  due: laterBegins,
  points: (at) => ({ target: `place:${covered(at)?.destination}` }),
  facts(at, learnt, spoken) {
    const { translator } = spoken
    const place = covered(at)
    return {
      ...periodFacts(learnt, spoken),
      place: translator.covered(new Map()).names.destination(place?.destination ?? ''),
      tile: place?.cover == null ? '' : translator.names.destination(place.cover),
    }
  },
  always: true,
}
