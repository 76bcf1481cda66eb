import type { LogWords, Paid } from '../log-words.ts'
import { capital, counted, list } from './grammar.ts'
import { shipsPaid } from './payment.ts'
import type { Words } from './words.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

function payment(w: Words, { ships, bread }: Paid): string {
  return list([...shipsPaid(w, ships), ...(bread > 0 ? [`${bread} ${w.bread}`] : [])], 'and')
}

export const log = (w: Words): LogWords => ({
  sinceLastTurn: 'Since your last turn',
  nothingSince: 'Nothing has happened since.',
  wholeStory: 'The whole story',
  earlier: 'Earlier',
  newest: 'To the latest',
  skip: 'Skip',
  skipHint: 'On to your next choice (Escape)',
  times: (text, times) => `${text}, ${times} times`,
  paid: (deed, paid) => `${deed}, paid with ${payment(w, paid)}`,
  points: (more) => `${signed(more)} ${Math.abs(more) === 1 ? 'point' : 'points'}`,
  bread: (more) => `${signed(more)} ${w.bread}`,
  aloud: (sentences) => sentences.map((sentence) => `${sentence}.`).join(' '),
  before: (deeds) => `${counted(deeds, ['other thing', 'other things'])} happened before`,
  periodOver: (period) => `${capital(w.period[0])} ${period} is over`,
  fed: `${w.bread} eaten`,
  inAll: 'points now',
  hungry: (short, lost) => `${short} short: ${signed(-lost)}`,
  heading: 'What happened',
})
