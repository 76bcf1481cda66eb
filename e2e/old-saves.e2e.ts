import { expect, inject, test } from 'vitest'
import { openOldSaves, restoreOldSaves } from './support/old-saves.ts'
import { visit } from './support/visit.ts'

test('saves of an earlier version are listed, counted and continued', async () => {
  const home = inject('page')
  const { page, consoleErrors, leave } = await visit({
    address: `${home}icon-192.png`,
    fast: false,
  })
  await restoreOldSaves(page)
  // When a browser shows an image as a page, its own styles violate the content security policy.
  consoleErrors.length = 0
  await openOldSaves(page, home)
  expect(consoleErrors).toEqual([])
  await leave()
})
