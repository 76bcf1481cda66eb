import { PHASES } from '@amalfi/engine'
import { PERIODS } from '@amalfi/text'
import { NOBODY } from '../../model/curtain/curtain.ts'
import { namesOf } from '../../model/players/names.ts'
import type { CheckedGame } from '../../model/sharing/check.ts'
import type { Origin } from '../../model/storage/games.ts'
import { locale } from '../../ui/locale.ts'
import { addressOf } from '../../ui/screen.ts'
import { ImportGame } from './import-game.tsx'

interface Props {
  /** The link that was opened, if it was one. */
  readonly link: string | undefined
  readonly checked: CheckedGame
  readonly origin: Origin
}

/** Describes a shared game or position, and offers to watch it or to play on. */
export function OpenedGame({ checked, origin, link }: Props) {
  const { board, sharing: words } = locale.value
  const { shared, rules, game, moveCount, otherRules } = checked
  const names = namesOf(shared.players, locale.value)
  const deciders = rules.deciders(game)
  const over = deciders.length === 0
  const what = over ? words.aFinishedGame : shared.kind === 'game' ? words.aGame : words.aPosition
  const state = [
    board.period(PERIODS[game.period], locale.value.terms.phases[PHASES[game.phase]]),
    ...(over ? [] : [words.toMove(deciders.map((seat) => names[seat]))]),
    ...(shared.kind === 'game' ? [words.choicesMade(moveCount)] : []),
  ]
  return (
    <section class="opened-game">
      <h2>{what}</h2>
      <p>{state.join(' · ')}</p>
      <dl class="points-by-player">
        {names.map((name, seat) => (
          <div key={`${name} ${game.bread[seat]}`}>
            <dt>{name}</dt>
            <dd>{board.points(game.score[seat])}</dd>
          </div>
        ))}
      </dl>
      {shared.kind === 'position' && shared.seenBy !== null && (
        <p class="shared-note">
          {shared.seenBy === NOBODY ? words.seenByAll : words.seenBy(names[shared.seenBy])}
        </p>
      )}
      {otherRules && <p class="shared-note">{words.otherRules}</p>}
      {link !== undefined && shared.kind === 'game' && (
        <p>
          <a class="replay-link" href={addressOf({ name: 'replay', id: link })}>
            {words.viewReplay}
          </a>
        </p>
      )}
      <ImportGame checked={checked} origin={origin} over={over} />
    </section>
  )
}
