import { expect, test } from 'vitest'
import { titlesOf } from '../scripts/titles.ts'

test('titles are found in every form that runs', () => {
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
  expect(titlesOf(source)).toEqual(['one', "two's", 'three', 'four', 'five', 'six, seven', 'eight'])
})

test('comments, other strings and tests that do not run are not titles', () => {
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
  expect(titlesOf(source)).toEqual([])
})
