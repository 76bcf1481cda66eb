import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ID = 'virtual:bot-worker'
const WORKER = fileURLToPath(new URL('../src/model/bots/worker.ts', import.meta.url))

/**
 * A Vite plugin for `virtual:bot-worker`: the address of the worker of the bots. The worker is built
 * together with the page, so that both load the same file of the engine, which is downloaded once.
 */
export const botWorker = (): Plugin => {
  let worker = ''
  /** The files that the worker loads. */
  const ofWorker = new Set<string>()
  return {
    name: 'amalfi-bot-worker',
    apply: 'build',
    // Vite preloads what a file needs by adding links to the document, which a worker does not have.
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, needed, { hostId }) => (ofWorker.has(hostId) ? [] : needed),
        },
      },
    }),
    buildStart() {
      worker = this.emitFile({ type: 'chunk', id: WORKER, name: 'worker' })
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) =>
      id === `\0${ID}` ? `export const BOT_WORKER = import.meta.ROLLUP_FILE_URL_${worker}` : null,
    generateBundle(_options, bundle) {
      const add = (name: string): void => {
        const file = bundle[name]
        if (file?.type !== 'chunk' || ofWorker.has(name)) return
        ofWorker.add(name)
        for (const next of [...file.imports, ...file.dynamicImports]) add(next)
      }
      add(this.getFileName(worker))
    },
  }
}
