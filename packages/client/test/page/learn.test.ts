import { below, isOption, seedChance } from '@amalfi/engine'
import { LANGUAGES, renaissancePack } from '@amalfi/packs'
import { NOTES, TOPICS } from '@amalfi/text'
import { renaissanceRules } from '@amalfi/text/rules'
import { tongues } from '@amalfi/text/tongues'
import { describe, expect, test } from 'vitest'
import { LEARNER, LEFT_OUT, LESSONS, PACKS, SITES } from '../../src/learn/course.ts'
import { sayHint } from '../../src/learn/say.ts'
import { type Answer, guided, type Lookout, obedient, rules, spokenIn } from './support/learner.ts'

/** What a text must not hold: a hole, or a value that nobody put into words. */
const HOLE = /undefined|null|NaN|\[object|\$\{|^\s|\s$|^$| {2}|\( ?\)|:\s*[.。]|「」|『』|« »/
const spoken = LANGUAGES.map(spokenIn)

/** What the guide says, in every language, has no holes and is no lecture. */
function checkWords({ hint, learnt, sitting }: Lookout): void {
  const at = { rules, game: sitting.game, seat: LEARNER }
  for (const one of spoken) {
    const { before, now } = sayHint(hint, learnt, at, one)
    expect(now).not.toMatch(HOLE)
    if (before !== '') expect(before).not.toMatch(HOLE)
    expect((before + now).length).toBeLessThan(620)
  }
}

/** Whatever is proposed can be done. */
function checkProposal({ hint, offered }: Lookout): void {
  if (hint.kind === 'task') expect(offered).toContain(hint.proposal.advice.choice)
}

describe('someone who follows the guide', () => {
  const seen = guided((look) => {
    checkWords(look)
    return obedient(look)
  })
  const last = seen[seen.length - 1]

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
    const choices = seen.filter(({ hint }) => hint.kind === 'task')
    expect(choices.length).toBeLessThanOrEqual(25)
    expect(seen.length).toBeLessThanOrEqual(45)
  })

  test('comes through the topics in their order', () => {
    const order = seen.flatMap(({ hint }) =>
      hint.kind === 'end' ? [] : [TOPICS.indexOf(hint.topic)],
    )
    expect(order.slice(0, -1).every((topic, i) => topic <= order[i + 1])).toBe(true)
    expect(new Set(order).size).toBe(TOPICS.length)
  })
})

/** A player who mostly does something else than what is proposed, also with options. */
function contrary(seed: number, obeys: number): (look: Lookout) => Answer {
  const chance = seedChance(seed)
  return (look) => {
    const { hint, offered } = look
    if (hint.kind === 'note' && below(chance, 2) === 0) return 'go on'
    if (hint.kind === 'task' && below(chance, 100) < obeys) return hint.proposal.advice.choice
    const proposed = hint.kind === 'task' ? hint.proposal.advice.choice : -1
    const others = offered.filter((choice) => choice !== proposed)
    // Options are many: mostly what is asked is answered.
    const answers = others.filter((choice) => !isOption(choice))
    const from = answers.length > 0 && below(chance, 5) > 0 ? answers : others
    if (from.length === 0) return proposed
    return from[below(chance, from.length)]
  }
}

describe('someone who does not', () => {
  test.for([0, 30, 70])('comes to the end all the same, obeying %i times in 100', (obeys) => {
    for (let seed = 0; seed < 25; seed++) {
      const player = contrary(seed * 100 + obeys, obeys)
      const seen = guided((look) => {
        checkProposal(look)
        checkWords(look)
        return player(look)
      }, 'random')
      expect(seen[seen.length - 1].hint.kind).toBe('end')
    }
  })
})
