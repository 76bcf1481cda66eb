import { shipsSent } from '../../model/game/answers.ts'
import type { OfferedChoice } from '../../model/game/targets.ts'
import type { Scene } from '../scene/scene.tsx'

/** What an answer does, with all the choices that it makes: `Sail to Alexandria, then send 2 ships`. */
export function answerText(
  { table: { rules }, translator, question }: Pick<Scene, 'table' | 'translator' | 'question'>,
  { choice, described, then }: OfferedChoice,
): string {
  const { play, board } = translator.locale
  const first = translator.choice(described, question?.decision)
  const sent = shipsSent(rules, [choice, ...then])
  if (sent.length > 0) {
    const text = play.sendShips(sent)
    return described.do === 'send' ? text : play.andThen(first, text)
  }
  const paid = then.map((one) => rules.describe(one)).find((one) => one.do === 'pay')
  return paid === undefined ? first : board.labelled(first, translator.choice(paid))
}
