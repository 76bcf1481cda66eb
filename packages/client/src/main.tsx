import { render } from 'preact'
import { App } from './app/app.tsx'
import { words } from './app/tongue.ts'
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

const root = document.getElementById('app')
if (root !== null) void words.then(() => render(<App />, root))
