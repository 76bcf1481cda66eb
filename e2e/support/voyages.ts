import { newRecord, RecordedGame } from '@amalfi/engine'
import { withAnswers } from '../../packages/client/src/model/game/answers.ts'
import { targetsOf } from '../../packages/client/src/model/game/targets.ts'
import type { SavedGame } from '../../packages/client/src/model/storage/games.ts'
import { merchantChoice, rules } from './engine-game.ts'
import { toSavedGame } from './positions.ts'

/** A game at a main action of the first seat, which can sail and send at least two ships at once. */
export function gameWithVoyage(id: string, seed: number): SavedGame {
  const game = new RecordedGame(rules, newRecord(rules, { players: 2, seed }))
  for (;;) {
    const [seat] = rules.deciders(game.game)
    if (seat === undefined) throw new Error('no voyage sends two ships')
    const decision = rules.decision(game.game, seat)
    if (decision.about === 'main' && seat === 0) {
      const question = {
        seat,
        decision,
        choices: rules.choices(game.game, seat, []),
        options: rules.options(game.game, seat, []),
      }
      const targets = withAnswers(targetsOf(question, rules), rules, game.game, question)
      const answers = [...targets.values()].flat()
      if (answers.some(({ described, then }) => described.do === 'navigate' && then.length > 1))
        return toSavedGame(id, game, seat)
    }
    game.choose(seat, merchantChoice(game.game, seat, game.moveCount))
  }
}
