import { expect, test } from 'vitest'
import { testTitlesOf } from '../scripts/test-titles.ts'

test('finds the titles of tests in every form', () => {
  const source = `
    describe('one', () => {
      it("two's", () => {})
      test.only(\`three\`, () => {})
      it.each([['a)', "b"], [(1)]])('four', () => {})
      test.for([
        1,
      ])(
        'five',
        () => {},
      )
      test.concurrent('six, seven', { timeout: 1 }, () => {})
      test.each<[run: (a: string) => unknown]>([[f]])('eight', () => {})
    })
  `
  expect(testTitlesOf(source)).toEqual([
    'one',
    "two's",
    'three',
    'four',
    'five',
    'six, seven',
    'eight',
  ])
})

test('ignores comments, other strings and tests that do not run', () => {
  const source = `
    // it('one', () => {})
    /* it('two', () => {})
       it('three', () => {}) */
    it.skip('four', () => {})
    it.todo('five')
    describe.skip.each([1])('six', () => {})
    const url = 'http://x' // it('seven')
    play('eight')
    pattern.test('nine')
  `
  expect(testTitlesOf(source)).toEqual([])
})
