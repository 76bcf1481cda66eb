import { readFileSync } from 'node:fs'
import { type Plugin, transformWithOxc } from 'vite'

const NAME = 'theme.js'

/** Reads the stored setting. Without one, or with a damaged one, the device decides. */
const SHOW = `let theme
try {
  theme = JSON.parse(localStorage.getItem(SETTINGS_KEY)).theme
} catch {}
showTheme(theme, matchMedia(DARK_DEVICE).matches)`

/** The script: `ui/theme.ts` in a block, so that it leaves no names behind. */
async function script(): Promise<string> {
  const source = readFileSync(new URL('../src/ui/theme.ts', import.meta.url), 'utf8')
  const { code } = await transformWithOxc(source, 'theme.ts')
  return `{\n${code.replaceAll(/^export /gm, '')}\n${SHOW}\n}\n`
}

/**
 * A Vite plugin for a small script that sets the theme before the first paint. Modules run later, so the
 * page would flash in the other theme; the content security policy allows no script inside the page.
 */
export const theme = (): Plugin => ({
  name: 'amalfi-theme',
  apply: 'build',
  async buildStart() {
    this.emitFile({ type: 'asset', name: NAME, source: await script() })
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const built = Object.values(bundle).find(
        (file) => file.type === 'asset' && file.names.includes(NAME),
      )
      if (built === undefined) throw new Error(`${NAME} was not built`)
      // After the style sheets, whose colours it reads.
      return [{ tag: 'script', attrs: { src: `./${built.fileName}` }, injectTo: 'head' }]
    },
  },
})
