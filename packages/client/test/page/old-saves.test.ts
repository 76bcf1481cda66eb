import { checksum } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { openOldSaves, SAVES, texts } from './support/old-saves.ts'

test('no fixture file was changed, added or removed', () => {
  const all = Object.keys(texts)
    .toSorted()
    .map((path) => [path.slice(SAVES.length), texts[path]])
  expect(all.length).toBe(91)
  expect(checksum(JSON.stringify(all)).toString(36)).toBe('10q2ots')
})

openOldSaves()
