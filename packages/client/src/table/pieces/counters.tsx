import { feedDue } from '@amalfi/engine'
import { targetAttribute, targetId } from '../../model/game/targets.ts'
import { GameIcon } from '../art/game-icon.tsx'
import { usePreviewedChange, useScene } from '../scene/scene.tsx'
import { AnimatedNumber } from './animated-number.tsx'
import { DeferredPoints } from './deferred-points.tsx'
import { UnbuiltLighthouse } from './pieces.tsx'
import { PrintedEffect } from './printed-effect.tsx'

/** The spaces of the granary that are open from the start, and those with a lighthouse on them. */
const OPEN_SPACES = 6
const LIGHTHOUSES = 6

/** Name, score, bread and the bread due; the granary with bread and lighthouses. */
export function Counters() {
  const { boardView, translator, forecasts, table } = useScene()
  const { seat, score, bread, breadLimit, lighthouses, passed } = boardView.boards[boardView.seat]
  const { board } = translator.locale
  const { due, short, coming, fed } = forecasts[seat]
  const change = usePreviewedChange()
  const built = -(change?.ships.get('shipyard') ?? 0)
  const dueAfter =
    built > 0 && !fed
      ? feedDue({ tables: table.rules.tables, game: table.imagined }, seat, built)
      : due
  return (
    <div class="counters">
      <h2>
        {translator.names.seat(seat)}
        {boardView.windRose === seat && (
          <span
            class="rose-mark"
            role="img"
            aria-label={`${board.windRose}. ${board.windRoseHelp}`}
            title={`${board.windRose}. ${board.windRoseHelp}`}
          >
            <GameIcon of="rose" />
          </span>
        )}
        {passed && (
          <span class="pass-mark" role="img" aria-label={board.passed} title={board.passed}>
            <GameIcon of="pass" /> <small>{board.passed}</small>
          </span>
        )}
      </h2>
      <p class="score" data-counter="score">
        <AnimatedNumber key={seat} value={score} format={board.points} />
        {change?.score != null && <ins> → {change.score}</ins>}
        <DeferredPoints seat={seat} />
      </p>
      <p data-counter="bread">
        <AnimatedNumber key={seat} value={bread} format={(n) => board.bread(n, breadLimit)} />
        {change?.bread != null && change.bread !== bread && <ins> → {change.bread}</ins>}
      </p>
      <p class={short > 0 ? 'warning' : ''}>
        {fed ? board.fed : board.feeding(due, short, coming)}
        {dueAfter !== due && <ins> → {dueAfter}</ins>}
      </p>
      <div class="granary" data-enlarge={targetAttribute(targetId('granary'))}>
        {Array.from({ length: OPEN_SPACES + LIGHTHOUSES }, (_, i) => (
          <GranarySpace
            key={`space ${i + 1}`}
            n={i + 1}
            bread={bread}
            after={change?.bread ?? bread}
            erected={lighthouses}
            seat={seat}
          />
        ))}
      </div>
    </div>
  )
}

interface GranarySpaceProps {
  readonly n: number
  readonly bread: number
  readonly after: number
  readonly erected: number
  readonly seat: number
}

/** A space for bread. A space with a lighthouse opens when the lighthouse is erected. */
function GranarySpace({ n, bread, after, erected, seat }: GranarySpaceProps) {
  const { translator, kind } = useScene()
  const { play } = translator.locale
  const lighthouse = n - OPEN_SPACES
  const effect = lighthouse > 0 ? kind.pack.lighthouseIcons.value[lighthouse - 1] : null
  const closed = lighthouse > erected
  const isPreviewed = n <= bread !== n <= after
  return (
    <span
      class={`granary-space ${n <= bread ? 'full' : ''} ${closed ? 'closed' : ''} ${isPreviewed ? 'previewed' : ''}`}
    >
      {closed && <UnbuiltLighthouse seat={seat} />}
      {/* Some effects allow more bread than open spaces. It is then shown on closed ones. */}
      {n <= Math.max(bread, after) ? (
        <GameIcon of="bread" />
      ) : (
        !closed && <span aria-hidden="true">{n}</span>
      )}
      {effect != null && closed && (
        <PrintedEffect effect={effect} label={(text) => play.lighthouseGives(lighthouse, text)} />
      )}
    </span>
  )
}
