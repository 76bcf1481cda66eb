import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { coast } from './build/coast.ts'
import { fonts } from './build/fonts.ts'
import { icons } from './build/icons.ts'
import { offline } from './build/offline.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Served from any folder.
  base: './',
  plugins: [coast(), fonts(), icons(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // A strict policy allows no data URLs but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Fonts and coast are made here: that this takes a while is no news.
      checks: { bundlerTimings: false },
      output: {
        // What seldom changes need not be fetched again with what does.
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
