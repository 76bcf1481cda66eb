// A bot for Amalfi. It starts `amalfi serve --stdio` and answers its questions (docs/protocol.md).
//   npx node examples/bot.mjs --players 2 --bots stdio,merchant-1 --seed 7
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const amalfi = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url))
const server = spawn(process.execPath, [amalfi, 'serve', '--stdio', ...process.argv.slice(2)], {
  stdio: ['pipe', 'pipe', 'inherit'],
})
server.on('exit', (code) => {
  process.exitCode = code ?? 1
})

// Kinds of choices to make late, the least wanted last. Any other kind is made first.
const LATER = ['invite', 'construct', 'engage', 'navigate', 'decline', 'pass']

/** Chooses by the kind of choice. With little bread it navigates last, to save bread for the feed. */
function choose({ view, choices }) {
  const hungry = view.boards[view.seat].bread < 2
  const rank = (choice) => (hungry && choice.do === 'navigate' ? 5 : LATER.indexOf(choice.do))
  return choices.toSorted((a, b) => rank(a) - rank(b))[0]
}

for await (const line of createInterface({ input: server.stdout })) {
  const message = JSON.parse(line)
  if (message.type === 'decide') server.stdin.write(`${JSON.stringify(choose(message))}\n`)
  if (message.type === 'refused') throw new Error(message.why)
  if (message.type === 'end') console.log(message.standings)
}
