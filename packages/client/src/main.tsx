import { render } from 'preact'
import { App } from './app/app.tsx'
import { words } from './app/tongue.ts'
import { startOffline } from './offline/offline.ts'
import 'virtual:fonts.css'
import './style/main.css'
import './style/sheet.css'
import './style/others.css'
import './style/chart.css'
import './style/things.css'
import './style/pieces.css'
import './style/goals.css'
import './style/cards.css'
import './style/mine.css'
import './style/story.css'
import './style/ask.css'
import './style/close-up.css'
import './style/pages.css'
import './style/home.css'
import './style/forms.css'
import './style/result.css'
import './style/device.css'
import './style/zoom.css'
import './style/handheld.css'
import './style/handheld-foot.css'
import './style/handheld-chart.css'
import './style/handheld-boards.css'
import './style/handheld-screens.css'
import './style/phone.css'
import './style/tablet.css'
import './style/handheld-pages.css'
import './style/comfort.css'

// A font that comes when it is first needed lays out the whole table anew.
for (const face of document.fonts) if (face.family.includes('Garamond')) void face.load()

const root = document.getElementById('app')
if (root !== null) void words.then(() => render(<App />, root))
if (import.meta.env.PROD) void startOffline()
