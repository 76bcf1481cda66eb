import { compile, type Pack } from '@amalfi/packs'
import { command, DONE, FAILED } from '../base/command.ts'
import { jsonFlag } from '../game/flags.ts'
import { plural } from '../game/names.ts'
import { builtIn } from '../packs/built-in.ts'
import { faultLines, readPack } from '../packs/read.ts'
import { KINDS, type Kind, type Summary, summaryOf } from '../packs/summary.ts'

export const packCheck = command({
  name: 'amalfi pack check',
  summary: 'Check whether a pack can be played, and list all its faults.',
  files: ['FILE'],
  flags: { json: jsonFlag },
  run(args, io, [file]) {
    const known = builtIn(file)
    const { pack, faults } = known ? { pack: known, faults: [] } : readPack(file)
    if (pack === null) {
      if (args.json) io.out(JSON.stringify({ sound: false, faults }))
      else {
        io.out(`${file} has ${plural(faults.length, 'fault')}:`)
        for (const line of faultLines(faults)) io.out(line)
      }
      return FAILED
    }
    const { hash } = compile(pack)
    const summary = summaryOf(pack)
    if (args.json)
      io.out(JSON.stringify({ sound: true, name: pack.name, hash, ...summary, faults }))
    else for (const line of linesOf(file, pack, hash, summary)) io.out(line)
    return DONE
  },
})

function linesOf(file: string, { name }: Pack, hash: string, { cards, values }: Summary): string[] {
  const rows: (readonly [string, string | number, string | number, string | number])[] = [
    ['', 'cards', 'printed', 'reconstructed'],
    ...(Object.keys(KINDS) as Kind[]).map((kind) => {
      const { printed, reconstructed } = values[kind]
      return [KINDS[kind], cards[kind], printed, reconstructed] as const
    }),
    ['tables of the boards', '', values.boards.printed, values.boards.reconstructed],
  ]
  return [
    `${file} is valid: the pack ${name} can be played.`,
    `hash ${hash}`,
    '',
    ...rows.map(
      ([label, count, printed, reconstructed]) =>
        `  ${label.padEnd(21)}${pad(count, 6)}${pad(printed, 9)}${pad(reconstructed, 15)}`,
    ),
  ]
}

const pad = (value: string | number, width: number): string => String(value).padStart(width)
