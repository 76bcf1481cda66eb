import { LEVELS } from '@amalfi/bots/ids'
import type { Who } from '../../model/players/player.ts'
import { locale } from '../../ui/locale.ts'

/** The levels of computer opponents, each with its strength and a sentence. */
export function LevelList({ chosen }: { readonly chosen: readonly Who[] }) {
  const { opponents } = locale.value
  return (
    <ul class="level-list">
      {LEVELS.map((level, i) => (
        <li key={level} class={chosen.includes(level) ? 'chosen' : ''}>
          <b>{opponents.names[level]}</b>
          <Strength level={i + 1} />
          <small>{opponents.help[level]}</small>
        </li>
      ))}
      <li class={chosen.includes('random') ? 'chosen' : ''}>
        <b>{opponents.names.random}</b>
        <small>{opponents.help.random}</small>
      </li>
    </ul>
  )
}

/** One pennant for each level up to this one. */
function Strength({ level }: { readonly level: number }) {
  const text = locale.value.opponents.strength(level, LEVELS.length)
  return (
    <svg class="strength" viewBox={`0 0 ${LEVELS.length * 12} 12`} role="img" aria-label={text}>
      {LEVELS.map((name, i) => (
        <path
          key={name}
          class={i < level ? 'reached' : ''}
          transform={`translate(${i * 12} 0)`}
          d="M1.5 1v10.5M2.5 1.5L10.5 4 2.5 6.5z"
        />
      ))}
    </svg>
  )
}
