import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { buildOnce, DIST } from '../../packages/client/serve/build.ts'
import { loadFiles } from '../../packages/client/serve/files.ts'
import { listen, pageServer } from '../../packages/client/serve/server.ts'
import { launchOptions } from './chromium.ts'

/** Starts one server and one browser for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildOnce(() => {})
  const server = pageServer(loadFiles(DIST))
  const port = await listen(server, '127.0.0.1', 0, false)
  const browser = await chromium.launchServer(await launchOptions())
  project.provide('page', `http://127.0.0.1:${port}/`)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    page: string
    browser: string
  }
}
