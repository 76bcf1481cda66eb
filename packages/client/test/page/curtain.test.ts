import { expect, test } from 'vitest'
import { asking, closed, curtainFor, lifted, NOBODY } from '../../src/model/curtain/curtain.ts'

test('with one person or only bots there is no curtain', () => {
  for (const people of [[2], []]) {
    const curtain = curtainFor(people)
    expect(curtain.looking).toBe(people[0] ?? 0)
    expect(asking(curtain, 2)).toEqual(curtain)
    expect(closed(curtain)).toEqual(curtain)
    expect(lifted(curtain)).toEqual(curtain)
  }
})

test('a shared game opens with the curtain closed', () => {
  expect(curtainFor([1, 3])).toEqual({ shared: true, looking: NOBODY, awaited: NOBODY, front: 1 })
})

test('the curtain opens only when the person who must choose lifts it', () => {
  const asked = asking(curtainFor([0, 1]), 1)
  expect(asked).toMatchObject({ looking: NOBODY, awaited: 1, front: 1 })
  expect(lifted(asked)).toMatchObject({ looking: 1, awaited: NOBODY, front: 1 })
})

test('the person who is looking continues; for another person the curtain closes first', () => {
  const looking = lifted(asking(curtainFor([0, 1, 2]), 1))
  expect(asking(looking, 1)).toEqual(looking)
  expect(asking(looking, 2)).toMatchObject({ looking: NOBODY, awaited: 2, front: 2 })
})

test('another person may be called before the first one comes', () => {
  const asked = asking(asking(curtainFor([0, 1]), 1), 0)
  expect(lifted(asked)).toMatchObject({ looking: 0, awaited: NOBODY, front: 0 })
})

test('an open question needs no person behind the curtain', () => {
  const looking = lifted(asking(curtainFor([0, 1]), 0))
  expect(asking(looking, 1, true)).toMatchObject({ looking: NOBODY, awaited: NOBODY, front: 1 })
})

test('while the curtain is closed, the last board stays in front', () => {
  const looking = lifted(asking(curtainFor([0, 1]), 1))
  expect(closed(looking)).toMatchObject({ looking: NOBODY, awaited: NOBODY, front: 1 })
  expect(lifted(closed(looking))).toEqual(closed(looking))
})
