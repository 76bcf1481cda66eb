import { shipsSent } from '../../model/game/answers.ts'
import type { OfferedChoice } from '../../model/game/targets.ts'
import type { Scene } from '../scene/scene.tsx'

/**
 * What an answer does, with all the choices that it makes: `Sail to Alexandria, then send 2 ships`. If
 * it needs an emergency payment or is of no effect, that is said in brackets.
 */
export function answerText(
  { table: { rules }, translator, question, gradeOf }: Scene,
  { choice, described, then }: OfferedChoice,
): string {
  const { play, board, details } = translator.locale
  const grade = gradeOf(choice)
  const first = translator.choice(described, question?.decision)
  const sent = shipsSent(rules, [choice, ...then])
  if (sent.length > 0) {
    const text = play.sendShips(sent)
    return described.do === 'send' ? text : play.andThen(first, text)
  }
  const paid = then.map((one) => rules.describe(one)).find((one) => one.do === 'pay')
  if (paid !== undefined) return board.labelled(first, translator.choice(paid))
  return grade === 'payable' ? first : details.remark(first, details.grades[grade])
}
