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
  // The browser styles an image in a way that the policy forbids; this is not our page.
  consoleErrors.length = 0
  await openOldSaves(page, home)
  expect(consoleErrors).toEqual([])
  await leave()
})
