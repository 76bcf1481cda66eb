import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { botWorker } from './build/bot-worker.ts'
import { coast } from './build/coast.ts'
import { fonts } from './build/fonts.ts'
import { icons } from './build/icons.ts'
import { offline } from './build/offline.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Relative addresses, so that the page can be served from any folder.
  base: './',
  plugins: [botWorker(), coast(), fonts(), icons(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy allows data URLs only for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Our plugins make fonts and coastlines, which is slow. Do not warn about it.
      checks: { bundlerTimings: false },
      output: {
        // Parts that seldom change are separate files, so that browsers can keep them.
        codeSplitting: {
          groups: [
            { name: 'engine', test: /packages\/(engine|packs)\/src\/(?!original\/)/ },
            { name: 'pictures', test: /virtual:(coast\/renaissance|icons)/ },
          ],
        },
      },
    },
  },
})
