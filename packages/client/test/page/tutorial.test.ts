import {
  type GameName,
  isOption,
  newRecord,
  RecordedGame,
  randomBelow,
  seedChance,
} from '@amalfi/engine'
import { LANGUAGES } from '@amalfi/packs'
import { readRecord, witnessedMoves } from '@amalfi/session'
import type { Topic } from '@amalfi/text'
import { localeFor } from '@amalfi/text/locales'
import { describe, expect, test } from 'vitest'
import { LEARNER, topicsOf } from '../../src/features/tutorial/course/course.ts'
import { openTopics } from '../../src/features/tutorial/course/progress.ts'
import { isUnfinishedTutorialOf, newGuidedGame } from '../../src/features/tutorial/view/start.ts'
import { GAME_NAMES, rulebookOf } from '../../src/model/games/catalog/by-game.ts'
import { openGame } from './support/tables.ts'
import { type Answer, followGuide, type TutorialStep, tutorialOf } from './support/tutorial.ts'
import { BROKEN_TEXT, textChecker } from './support/tutorial-texts.ts'

const lastOf = (seen: readonly TutorialStep[]): TutorialStep => seen[seen.length - 1]

/**
 * A player who follows the guide this many times in a hundred, and otherwise does anything else.
 */
function followSometimes(seed: number, percent: number): (step: TutorialStep) => Answer {
  const chance = seedChance(seed)
  return ({ hint, offered }) => {
    if (hint.kind === 'note' && randomBelow(chance, 2) === 0) return 'continue'
    const proposed = hint.kind === 'task' ? hint.proposal.advice.choice : -1
    if (proposed >= 0 && randomBelow(chance, 100) < percent) return proposed
    const others = offered.filter((choice) => choice !== proposed)
    // There are many options, so mostly a choice is made.
    const answers = others.filter((choice) => !isOption(choice))
    const from = answers.length > 0 && randomBelow(chance, 5) > 0 ? answers : others
    return from.length === 0 ? proposed : from[randomBelow(chance, from.length)]
  }
}

/** Tasks and remarks that are so rare that they have their own tests. */
const RARE: Readonly<Record<GameName, Record<'tasks' | 'remarks', readonly string[]>>> = {
  // The starting pack is picked before; it is proposed only after an undo.
  renaissance: { tasks: ['pack'], remarks: [] },
  original: { tasks: ['claim', 'store'], remarks: ['notClaimed', 'holdToBread'] },
}

describe.for(GAME_NAMES)('the guided game of %s', async (name) => {
  const lessons = await tutorialOf(name)
  const { course, kind, rules } = lessons
  const { pack } = kind
  const TOPICS = topicsOf(course)
  const checkTexts = textChecker(lessons)
  const locales = LANGUAGES.map((language) => localeFor(language, name))

  test('refers only to cards of the pack and rules of the rulebook', async () => {
    const ids: Readonly<Record<string, readonly { readonly id: string }[]>> = {
      destination: [...pack.publicDestinations, ...pack.evolvingDestinations],
      tile: pack.privateDestinations,
      artwork: pack.artworks,
      hand: pack.characters,
    }
    const preferred = [
      ...course.lighthouseSites,
      ...course.lessons.flatMap((lesson) => lesson.preferred ?? []),
    ]
    for (const target of preferred) {
      expect(ids[target.kind].map((one) => one.id)).toContain(target.id)
    }
    for (const one of course.packs) expect(rules.tables.packIds).toContain(one.pack)
    const book = await rulebookOf(name)
    const sections = book.sections('en').map(({ id }) => id)
    for (const { rule } of [...course.lessons, ...course.leftOut])
      expect(book.placeOfRule(rule) !== undefined || sections.includes(rule)).toBe(true)
  })

  test('has the same texts in all languages, all different', () => {
    const texts = locales.map(({ learn }) => {
      const { topics, notes, tasks, praise, remarks, skippedTopics } = learn
      const named = [topics, notes, tasks, praise, remarks, skippedTopics]
      return { names: named.map((group) => Object.keys(group).toSorted()), learn }
    })
    for (const { names } of texts) expect(names).toEqual(texts[0].names)
    const [topics, notes, , , , skippedTopics] = texts[0].names
    expect(topics).toEqual(TOPICS.toSorted())
    expect(notes).toEqual(course.notes.map(({ id }) => id).toSorted())
    expect(skippedTopics).toEqual(course.leftOut.map(({ what }) => what).toSorted())
    for (const topic of TOPICS)
      expect(new Set(texts.map(({ learn }) => learn.topics[topic])).size).toBeGreaterThan(1)
    for (const { learn } of texts)
      for (const text of Object.values(learn))
        if (typeof text === 'string') expect(text).not.toMatch(BROKEN_TEXT)
  })

  describe('a player who follows the guide', () => {
    const seen = lessons.guided((step) => {
      checkTexts(step)
      return followGuide(step)
    })
    const last = lastOf(seen)

    test('plays every topic in the first period, reads every note and leads at its end', () => {
      expect(openTopics(course, last.progress, [])).toEqual([])
      expect(last.lesson.told.toSorted()).toEqual(course.notes.map(({ id }) => id).toSorted())
      expect(last.recordedGame.game.period).toBe(1)
      expect(last.progress.turnsAfterPeriodOne).toBe(0)
      const [mine, theirs] = last.recordedGame.game.score
      expect(mine).toBeGreaterThan(theirs)
    })

    test('needs about ten minutes: at most 25 choices and 45 bubbles', () => {
      expect(seen.filter(({ hint }) => hint.kind === 'task').length).toBeLessThanOrEqual(25)
      expect(seen.length).toBeLessThanOrEqual(45)
    })

    test('meets the topics in their order', () => {
      const order = seen.flatMap(({ hint }) =>
        hint.kind === 'end' ? [] : [TOPICS.indexOf(hint.topic)],
      )
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(new Set(order).size).toBe(TOPICS.length)
    })

    test('gets only praise', () => {
      expect(seen.flatMap(({ progress }) => progress.lastAction?.remark ?? [])).toEqual([])
    })
  })

  describe('a player who does something else', () => {
    const tasks = new Set<string>()
    const remarks = new Set<string>()
    const done = new Set<Topic>()

    test.for([0, 30, 60, 85, 95])(
      'still reaches the end, following the guide %i times in 100',
      (percent) => {
        for (let seed = 0; seed < 10; seed++) {
          const player = followSometimes(seed * 100 + percent, percent)
          const seen = lessons.guided((step) => {
            checkTexts(step)
            const { hint, offered, progress } = step
            if (hint.kind === 'task') {
              expect(offered).toContain(hint.proposal.advice.choice)
              tasks.add(hint.proposal.task)
            }
            remarks.add(progress.lastAction?.remark ?? '')
            return player(step)
          }, 'random')
          const last = lastOf(seen)
          expect(last.hint.kind).toBe('end')
          checkTexts(last)
          for (const topic of [...last.progress.done, ...last.progress.shown]) done.add(topic)
        }
      },
    )

    test('meets every proposal and every remark, and could have played every topic', () => {
      const [{ learn }] = locales
      expect([...new Set([...tasks, ...RARE[name].tasks])].toSorted()).toEqual(
        Object.keys(learn.tasks).toSorted(),
      )
      remarks.delete('')
      expect([...new Set([...remarks, ...RARE[name].remarks])].toSorted()).toEqual(
        Object.keys(learn.remarks).toSorted(),
      )
      expect([...done].toSorted()).toEqual(TOPICS.toSorted())
    })
  })

  test('knows no hidden cards: they change neither its proposals nor its reviews', () => {
    let compared = 0
    lessons.guided((step) => {
      const { recordedGame, hint, offered } = step
      const view = rules.view(recordedGame.game, LEARNER)
      const worlds = [1, 2, 3].map((seed) => rules.imagine(view, seedChance(seed)))
      for (const choice of hint.kind === 'task' ? offered.slice(0, 3) : []) {
        const proposed = worlds.map((world) => {
          const game = new RecordedGame(rules, newRecord(rules, course.setup, world))
          game.choose(LEARNER, choice)
          return lessons.progressIn(game).lastAction?.proposed
        })
        expect(proposed).toEqual([proposed[0], proposed[0], proposed[0]])
        compared++
      }
      return followGuide(step)
    })
    expect(compared).toBeGreaterThan(40)
  })

  test('reviews a choice with the proposal that was shown', () => {
    let reviewed = 0
    for (let seed = 0; seed < 5; seed++) {
      let shown: TutorialStep | undefined
      const player = followSometimes(seed, 50)
      lessons.guided((step) => {
        const proposed = step.progress.lastAction?.proposed ?? null
        if (proposed !== null && shown?.hint.kind === 'task') {
          expect(proposed).toEqual(shown.hint.proposal.advice.described)
          reviewed++
        }
        const reply = player(step)
        if (reply !== 'continue') shown = step
        return reply
      }, 'random')
    }
    expect(reviewed).toBeGreaterThan(5)
  })

  test('gets no proposal for a skipped topic, and still reaches the end', () => {
    const skipped = TOPICS.filter((topic) => topic !== 'ships')
    const seen = lessons.guided(followGuide, 'random', lessons.opening(), skipped)
    const proposed = seen.flatMap(({ hint }) => (hint.kind === 'task' ? [hint.proposal.task] : []))
    expect(proposed).not.toContain('acquire')
    expect(proposed).toContain('pass')
    expect(lastOf(seen).hint.kind).toBe('end')
  })

  test('continues at the saved progress after reopening', async () => {
    const begun = newGuidedGame(name, course, 'first')
    const lesson = { told: ['welcome'], skipped: ['art'], away: true, over: false } as const
    const saved = { ...begun, lesson }
    const again = await openGame(structuredClone(saved))
    expect(again.lesson.saved.value).toEqual(lesson)
    const recordedGame = new RecordedGame(rules, readRecord(saved.record))
    expect(again.lesson.moves()).toEqual(witnessedMoves(rules, LEARNER)(recordedGame))
    expect(again.savedGame()).toEqual(saved)
    expect(isUnfinishedTutorialOf(name)(saved)).toBe(true)
    for (const other of GAME_NAMES)
      if (other !== name) expect(isUnfinishedTutorialOf(other)(saved)).toBe(false)
    // A finished tutorial is not offered to be continued, however it was left.
    expect(isUnfinishedTutorialOf(name)({ ...saved, lesson: { ...lesson, taught: true } })).toBe(
      false,
    )
    const { lesson: _, ...plain } = saved
    expect((await openGame(plain)).lesson.saved.value).toBe(null)
  })
})
