import { below, type Described, isOption, seedChance } from '@amalfi/engine'
import { LANGUAGES, renaissancePack } from '@amalfi/packs'
import { NOTES, TOPICS, type Topic } from '@amalfi/text'
import { renaissanceRules } from '@amalfi/text/rules'
import { tongues } from '@amalfi/text/tongues'
import { describe, expect, test } from 'vitest'
import { openKept } from '../../src/game/open.ts'
import { LEARNER, LEFT_OUT, LESSONS, PACKS, SITES } from '../../src/learn/course.ts'
import { firstGame } from '../../src/learn/first-game.ts'
import { Follower } from '../../src/learn/follow.ts'
import { sayHint } from '../../src/learn/say.ts'
import {
  type Answer,
  guided,
  type Lookout,
  obedient,
  openingOf,
  rules,
  spokenIn,
} from './support/learner.ts'

/** What a text must not hold: a hole, or a value that nobody put into words. */
const HOLE = /undefined|null|NaN|\[object|\$\{|^\s|\s$|^$| {2}|\( ?\)|\.\.|。。|「」|『』|« »/
/** More than this is a lecture. */
const LONGEST = 620
const spoken = LANGUAGES.map(spokenIn)

function checkWords({ hint, learnt, sitting }: Lookout): void {
  const at = { rules, game: sitting.game, seat: LEARNER }
  for (const one of spoken) {
    const { before, now } = sayHint(hint, learnt, at, one)
    expect(now).not.toMatch(HOLE)
    if (before !== '') expect(before).not.toMatch(HOLE)
    expect((before + now).length).toBeLessThan(LONGEST)
  }
}

const lastOf = (seen: readonly Lookout[]): Lookout => seen[seen.length - 1]

test('every thing that the course wishes for is in the pack, and every rule in the rulebook', () => {
  const ids: Readonly<Record<string, readonly { readonly id: string }[]>> = {
    place: [...renaissancePack.publicDestinations, ...renaissancePack.evolvingDestinations],
    tile: renaissancePack.privateDestinations,
    artwork: renaissancePack.artworks,
    hand: renaissancePack.characters,
  }
  const wished = [...SITES, ...Object.values(LESSONS).flatMap((lesson) => lesson.wished ?? [])]
  for (const thing of wished) {
    const [kind, id] = thing.split(':')
    expect(ids[kind].map((one) => one.id)).toContain(id)
  }
  for (const { pack } of PACKS) expect(rules.tables.packIds).toContain(pack)
  const sections = renaissanceRules.rulesText('en').map(({ id }) => id)
  const linked = [...Object.values(LESSONS).map(({ rule }) => rule), ...Object.values(LEFT_OUT)]
  for (const rule of linked)
    expect(renaissanceRules.sectionOf(rule) !== undefined || sections.includes(rule)).toBe(true)
})

test('the languages have the same texts, and each its own', () => {
  const texts = LANGUAGES.map((language) => {
    const { learn } = tongues[language]
    const { topics, notes, tasks, praise, remarks } = learn
    const named = { topics, notes, tasks, praise, remarks }
    return { names: Object.values(named).map((group) => Object.keys(group)), learn }
  })
  for (const { names } of texts) expect(names).toEqual(texts[0].names)
  for (const topic of TOPICS)
    expect(new Set(texts.map(({ learn }) => learn.topics[topic])).size).toBeGreaterThan(1)
  for (const { learn } of texts)
    for (const text of Object.values(learn))
      if (typeof text === 'string') expect(text).not.toMatch(HOLE)
})

describe('someone who follows the guide', () => {
  const seen = guided((look) => {
    checkWords(look)
    return obedient(look)
  })
  const last = lastOf(seen)

  test('plays every topic in the first period, reads every note, and is far ahead at its end', () => {
    expect(last.learnt.done.toSorted()).toEqual([...TOPICS].toSorted())
    expect(last.lesson.told.toSorted()).toEqual([...NOTES].toSorted())
    expect(last.sitting.game.period).toBe(1)
    expect(last.learnt.turnsLater).toBe(0)
    const [mine, theirs] = last.sitting.game.score
    expect(mine).toBeGreaterThan(30)
    expect(mine).toBeGreaterThan(theirs)
  })

  test('needs about ten minutes: no more than 25 choices and 45 bubbles', () => {
    expect(seen.filter(({ hint }) => hint.kind === 'task').length).toBeLessThanOrEqual(25)
    expect(seen.length).toBeLessThanOrEqual(45)
  })

  test('comes through the topics in their order', () => {
    const order = seen.flatMap(({ hint }) =>
      hint.kind === 'end' ? [] : [TOPICS.indexOf(hint.topic)],
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(new Set(order).size).toBe(TOPICS.length)
  })

  test('hears nothing but praise', () => {
    expect(seen.flatMap(({ learnt }) => learnt.deed?.remark ?? [])).toEqual([])
  })
})

/** A player who obeys so many times in a hundred, and else does anything but what is proposed. */
function contrary(seed: number, obeys: number): (look: Lookout) => Answer {
  const chance = seedChance(seed)
  return ({ hint, offered }) => {
    if (hint.kind === 'note' && below(chance, 2) === 0) return 'go on'
    const proposed = hint.kind === 'task' ? hint.proposal.advice.choice : -1
    if (proposed >= 0 && below(chance, 100) < obeys) return proposed
    const others = offered.filter((choice) => choice !== proposed)
    // Options are many: mostly what is asked is answered.
    const answers = others.filter((choice) => !isOption(choice))
    const from = answers.length > 0 && below(chance, 5) > 0 ? answers : others
    return from.length === 0 ? proposed : from[below(chance, from.length)]
  }
}

describe('someone who does something else', () => {
  const tasks = new Set<string>()
  const remarks = new Set<string>()
  const done = new Set<Topic>()

  test.for([0, 30, 60, 85])('comes to the end all the same, obeying %i times in 100', (obeys) => {
    for (let seed = 0; seed < 10; seed++) {
      const player = contrary(seed * 100 + obeys, obeys)
      const seen = guided((look) => {
        checkWords(look)
        const { hint, offered, learnt } = look
        if (hint.kind === 'task') {
          expect(offered).toContain(hint.proposal.advice.choice)
          tasks.add(hint.proposal.task)
        }
        remarks.add(learnt.deed?.remark ?? '')
        return player(look)
      }, 'random')
      const last = lastOf(seen)
      expect(last.hint.kind).toBe('end')
      checkWords(last)
      for (const topic of last.learnt.done) done.add(topic)
    }
  })

  test('meets every proposal and every remark there is, and could have played every topic', () => {
    const { learn } = tongues.en
    // The starting pack is picked before; it is proposed to who takes that back.
    expect([...tasks, 'pack'].toSorted()).toEqual(Object.keys(learn.tasks).toSorted())
    remarks.delete('')
    expect([...remarks].toSorted()).toEqual(Object.keys(learn.remarks).toSorted())
    expect([...done].toSorted()).toEqual([...TOPICS].toSorted())
  })
})

/** What is remarked after these choices from the beginning. */
function after(...choices: Described[]) {
  const sitting = openingOf()
  for (const choice of choices) sitting.choose(LEARNER, rules.parse(choice))
  return new Follower(rules).follow(sitting.record, [])
}

describe('a wrong turn is explained', () => {
  const proposed = { do: 'navigate', to: 'caffa' }

  test('passing at once', () => {
    const { deed, done } = after({ do: 'pass' })
    expect(deed).toMatchObject({ remark: 'passed', proposed, praise: ['passing'] })
    expect(done).toContain('passing')
  })

  test('a card that is paid with ships of the bay alone', () => {
    const { deed } = after({ do: 'acquire', artwork: 'lanterna-of-genoa' })
    expect(deed).toMatchObject({ remark: 'paidDearly', proposed, praise: ['art'] })
  })

  test('ships that are kept in the bay', () => {
    const { deed } = after({ do: 'navigate', to: 'caffa' }, { do: 'decline' })
    expect(deed).toMatchObject({ remark: 'keptShips', proposed: { do: 'send', hold: 'gem' } })
  })

  test('another voyage is a voyage too', () => {
    const { deed } = after({ do: 'navigate', to: 'palermo' })
    expect(deed).toMatchObject({ remark: 'sailed', proposed, praise: ['navigation'] })
  })

  test('bread for a ship, while nobody is hungry', () => {
    expect(after({ do: 'bayToBread' }).deed).toMatchObject({ remark: 'bayToBread', proposed: null })
  })
})

test('what was taken back is no longer learnt, and what comes again is', () => {
  const follower = new Follower(rules)
  const sitting = openingOf()
  const before = follower.follow(sitting.record, [])
  sitting.choose(LEARNER, rules.parse({ do: 'navigate', to: 'caffa' }))
  const sailed = follower.follow(sitting.record, [])
  expect(sailed.done).toContain('navigation')
  sitting.backTo(sitting.made - 1)
  expect(follower.follow(sitting.record, [])).toEqual(before)
  sitting.choose(LEARNER, rules.parse({ do: 'navigate', to: 'caffa' }))
  expect(follower.follow(sitting.record, [])).toEqual(sailed)
})

test('whoever takes the starting pack back is told which to pick', () => {
  const opening = openingOf()
  opening.backTo(1, true)
  const seen = guided(
    (look) => {
      checkWords(look)
      return obedient(look)
    },
    'random',
    opening,
  )
  const { hint } = seen[0]
  expect(hint).toMatchObject({ kind: 'task', proposal: { task: 'pack' } })
  expect(seen[1].hint).toMatchObject({ kind: 'note', note: 'welcome' })
})

test('topics that are skipped are not proposed, and the end comes none the less', () => {
  const skipped = TOPICS.filter((topic) => topic !== 'ships')
  const seen = guided(obedient, 'random', openingOf(), skipped)
  const proposed = seen.flatMap(({ hint }) => (hint.kind === 'task' ? [hint.proposal.task] : []))
  expect(proposed).not.toContain('acquire')
  expect(proposed).toContain('pass')
  expect(lastOf(seen).hint.kind).toBe('end')
})

test('how far one is goes with the game when it is kept and opened again', () => {
  const table = firstGame('first')
  const lesson = { told: ['welcome'], skipped: ['art'], away: true, over: false } as const
  table.lesson.value = lesson
  const { table: again } = openKept(structuredClone(table.kept()))
  expect(again.lesson.value).toEqual(lesson)
  expect(again.record).toEqual(table.record)
  const { lesson: _, ...plain } = table.kept()
  expect(openKept(plain).table.lesson.value).toBe(null)
})
