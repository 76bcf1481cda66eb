import { enablingOptions } from '../../model/game/enabling-options.ts'
import { hasNoEffect, previewOf } from '../../model/game/preview.ts'
import { mayHaveAction, type TargetKind, targetAttribute } from '../../model/game/targets.ts'
import { touching } from '../../ui/touch.ts'
import { Kind } from '../pieces/kind.tsx'
import { Spot } from '../pieces/spot.tsx'
import { usePointerTracking } from '../scene/inspect-on-hover.ts'
import { inspectedTarget, openMenu, previewedChoice, useScene } from '../scene/scene.tsx'
import { placeCard } from '../scene/table-text.ts'
import { useTooltipPosition } from '../scene/tooltip-position.ts'
import { pickedTarget, signText } from '../viewport/picked-target.ts'
import { usePinnedPosition } from '../viewport/pinned-tooltip.ts'
import { DetailsButtons } from './details-buttons.tsx'
import { worthOf } from './row-card.tsx'

const FAMILIES: Readonly<
  Partial<Record<TargetKind, 'artwork' | 'character' | 'destination' | 'title'>>
> = {
  artwork: 'artwork',
  tile: 'destination',
  place: 'destination',
  council: 'character',
  hand: 'character',
  court: 'character',
  pile: 'character',
  kept: 'character',
  'pack-card': 'character',
  owned: 'artwork',
  title: 'title',
}

/**
 * A note beside the thing under the pointer or with the focus: what it is, what can be done, why not.
 * Where a finger has picked something, it stays until that is let go.
 */
export function TargetDetails() {
  const scene = useScene()
  const { card, look, table, targets, whyNot } = scene
  const target = inspectedTarget.value
  const pinned =
    touching.value && (pickedTarget.value ?? signText.value ?? previewedChoice.value) !== null
  const hoverRef = useTooltipPosition(pinned ? null : target)
  const pinnedRef = usePinnedPosition(pinned, target)
  usePointerTracking()
  if (target === null && !pinned) return null
  const at = target?.kind ?? 'ask'
  const id = target?.id ?? ''
  const place = look.destinations.find(({ destination }) => destination === id)
  const family = FAMILIES[at]
  const shown =
    place !== undefined && at === 'place'
      ? placeCard(scene, place)
      : family === undefined
        ? undefined
        : card(family, id)
  // While hands are dealt, the words of a card stand beside it.
  if (at === 'pile' && look.phase === 'hands' && !pinned) return null
  const asked = target !== null && table.question.value !== null && mayHaveAction(target)
  const speaks = target !== null && (asked || targets.has(target) || whyNot.has(target))
  const told =
    shown !== undefined || speaks || (pinned && (signText.value ?? previewedChoice.value) !== null)
  if (!told) return null
  return (
    <div
      class={pinned ? 'target-details pinned' : 'target-details'}
      key={pinned || target === null ? 'pinned' : targetAttribute(target)}
      ref={pinned ? pinnedRef : hoverRef}
      {...(pinned ? { role: 'status' } : { 'aria-hidden': true })}
    >
      {pinned && <DetailsButtons card={shown} />}
      {signText.value !== null && pinned && <p class="hint">{signText.value}</p>}
      {shown !== undefined && (
        <>
          <h2>
            {shown.name}
            {/* The large view tells what it means. */}
            {shown.source === 'reconstructed' && <sup class="ours">*</sup>}
          </h2>
          {family !== undefined && family !== 'title' && (
            <p class="meta">
              <Kind card={shown} />
              {worthOf(scene, shown, { kind: family, id, at }).join(' · ')}
            </p>
          )}
          <p>{shown.text}</p>
        </>
      )}
      {shown === undefined && target !== null && <Spot target={target} />}
      {!pinned && openMenu.value !== target && <Can />}
      <NotNow />
      {previewedChoice.value === null ? <Cannot /> : <After choice={previewedChoice.value} />}
    </div>
  )
}

/** What can be done with it. */
function Can() {
  const { translator, targets, table } = useScene()
  const decision = table.question.value?.decision
  const target = inspectedTarget.value
  const offered = target === null ? [] : (targets.get(target) ?? [])
  return (
    <>
      {offered.map(({ choice, described }) => (
        <p key={choice} class="can">
          {translator.choice(described, decision)}
        </p>
      ))}
    </>
  )
}

/** Why something cannot be done with it, and what would have to be done first. */
function Cannot() {
  const { translator, whyNot, table } = useScene()
  const seat = table.question.value?.seat
  const { play } = translator.locale
  const target = inspectedTarget.value
  const refused = target === null ? [] : (whyNot.get(target) ?? [])
  return (
    <>
      {refused.map(({ text, choice }) => {
        const { rules, imagined } = table
        const way =
          seat === undefined ? null : enablingOptions(rules, imagined, seat, rules.parse(choice))
        return (
          <p key={text} class="cannot">
            {text}
            {way !== null && (
              <span class="way-there">
                {' '}
                {play.stepsNeeded(way.map((step) => translator.choice(step)))}
              </span>
            )}
          </p>
        )
      })}
    </>
  )
}

/** What could be done with it another time: first comes what is asked. */
function NotNow() {
  const { translator, targets, whyNot, table } = useScene()
  const target = inspectedTarget.value
  const asked = table.question.value?.decision
  if (asked === undefined || asked.about === 'main') return null
  if (target === null || !mayHaveAction(target)) return null
  if (targets.has(target) || whyNot.has(target)) return null
  return <p class="cannot">{translator.locale.play.answerFirst(translator.prompt(asked))}</p>
}

/** What is told several times on end is told once. */
function counted(lines: readonly string[]): { readonly line: string; readonly times: number }[] {
  const told: { line: string; times: number }[] = []
  for (const line of lines) {
    const last = told.at(-1)
    if (last?.line === line) last.times++
    else told.push({ line, times: 1 })
  }
  return told
}

/** What would come of the choice that is being considered. */
function After({ choice }: { readonly choice: number }) {
  const { translator, table } = useScene()
  const question = table.question.value
  if (question === null || ![...question.choices, ...question.options].includes(choice)) return null
  const { play, log } = translator.locale
  const { rules, imagined } = table
  const { events, isCut } = previewOf(rules, imagined, question.seat, choice)
  const lines = counted(events.flatMap((event) => translator.event(event) ?? []))
  return (
    <div class="after">
      <h3>{play.previewHeading}</h3>
      <ul>
        {lines.map(({ line, times }, i) => (
          <li key={`${i} ${line}`}>{times > 1 ? log.repeated(line, times) : line}</li>
        ))}
        {isCut && <li>{play.previewStops}</li>}
      </ul>
      {hasNoEffect(rules, imagined, question.seat, choice) && <p class="cannot">{play.noEffect}</p>}
    </div>
  )
}
