import type { LogMessages, Paid } from '../../messages/log.ts'
import { shipsPaid } from '../game/payment.ts'
import { capital, counted, list } from '../grammar.ts'
import type { Words } from '../words.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

function payment(w: Words, { ships, bread }: Paid): string {
  return list([...shipsPaid(w, ships), ...(bread > 0 ? [`${bread} ${w.bread}`] : [])], 'and')
}

export const log = (w: Words): LogMessages => ({
  sinceLastTurn: 'Since your last turn',
  nothingHappened: 'Nothing has happened since.',
  fullLog: 'The whole story',
  showEarlier: 'Earlier',
  showLatest: 'To the latest',
  fastForward: 'Skip',
  fastForwardHint: 'On to your next choice (Escape)',
  repeated: (text, times) => `${text}, ${times} times`,
  paid: (action, paid) => `${action}, paid with ${payment(w, paid)}`,
  pointsChange: (more) => `${signed(more)} ${Math.abs(more) === 1 ? 'point' : 'points'}`,
  breadChange: (more) => `${signed(more)} ${w.bread}`,
  readAloud: (sentences) => sentences.map((sentence) => `${sentence}.`).join(' '),
  earlierActions: (actions) =>
    `${counted(actions, ['other thing', 'other things'])} happened before`,
  periodOver: (period) => `${capital(w.period[0])} ${period} is over`,
  breadEaten: `${w.bread} eaten`,
  totalPoints: 'points now',
  breadMissing: (short, lost) => `${short} short: ${signed(-lost)}`,
  heading: 'What happened',
})
