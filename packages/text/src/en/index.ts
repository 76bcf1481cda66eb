import type { Tongue } from '../tongue.ts'
import { because } from './because.ts'
import { cards } from './cards.ts'
import { choices } from './choices.ts'
import { closer } from './closer.ts'
import { comfort } from './comfort.ts'
import { dealing } from './dealing.ts'
import { device } from './device.ts'
import { ending } from './ending.ts'
import { events } from './events.ts'
import { handheld } from './handheld.ts'
import { learn } from './learn.ts'
import { page } from './page.ts'
import { parcel } from './parcel.ts'
import { play } from './play.ts'
import { prompts } from './prompts.ts'
import { reading } from './reading.ts'
import { refusals } from './refusals.ts'
import { replay } from './replay.ts'
import { start } from './start.ts'
import { statistics } from './statistics.ts'
import { story } from './story.ts'
import { table } from './table.ts'
import { terms } from './terms.ts'

export const en: Tongue = {
  language: 'en',
  terms,
  cards,
  events,
  refusals,
  prompts,
  choices,
  because,
  seat: (seat) => `Player ${seat + 1}`,
  rival: 'The rival',
  table,
  page,
  play,
  story,
  closer,
  dealing,
  ending,
  start,
  parcel,
  replay,
  learn,
  comfort,
  device,
  reading,
  statistics,
  handheld,
}
