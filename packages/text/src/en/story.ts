import type { StoryWords } from '../story-words.ts'
import { counted } from './grammar.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const story: StoryWords = {
  sinceLastTurn: 'Since your last turn',
  nothingSince: 'Nothing has happened since.',
  wholeStory: 'The whole story',
  earlier: 'Earlier',
  newest: 'To the latest',
  skip: 'Skip',
  skipHint: 'On to your next choice (Escape)',
  times: (text, times) => `${text}, ${times} times`,
  points: (more) => `${signed(more)} ${Math.abs(more) === 1 ? 'point' : 'points'}`,
  bread: (more) => `${signed(more)} bread`,
  aloud: (sentences) => sentences.map((sentence) => `${sentence}.`).join(' '),
  before: (deeds) => `${counted(deeds, ['other thing', 'other things'])} happened before`,
  periodOver: (period) => `Period ${period} is over`,
  fed: 'bread eaten',
  inAll: 'points now',
  hungry: (short, lost) => `${short} short: ${signed(-lost)}`,
}
