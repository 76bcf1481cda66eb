import { expect, inject, test } from 'vitest'
import { openOldSaves, restoreOldSaves } from './support/old-saves.ts'
import { visit } from './support/visit.ts'

test('what an earlier version kept is listed, counted and played on', async () => {
  const home = inject('page')
  const { page, complaints, leave } = await visit({ address: `${home}icon-192.png`, fast: false })
  await restoreOldSaves(page)
  // The browser styles an image in a way that the policy of the server forbids: not our page.
  complaints.length = 0
  await openOldSaves(page, home)
  expect(complaints).toEqual([])
  await leave()
})
