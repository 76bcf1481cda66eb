import { enablingOptions } from '../../model/game/enabling-options.ts'
import { hasNoEffect, previewOf } from '../../model/game/preview.ts'
import { mayHaveAction, type TargetKind, targetAttribute } from '../../model/game/targets.ts'
import { isTouch } from '../../ui/touch.ts'
import { CharacterTypeLabel } from '../pieces/character-type.tsx'
import { PlaceDescription } from '../pieces/place-description.tsx'
import { usePointerTracking } from '../scene/inspect-on-hover.ts'
import { inspectedTarget, openMenu, previewedChoice, useScene } from '../scene/scene.tsx'
import { shownDestination } from '../scene/table-text.ts'
import { useTooltipPosition } from '../scene/tooltip-position.ts'
import { pickedTarget, tappedTitle } from '../viewport/picked-target.ts'
import { usePinnedPosition } from '../viewport/pinned-tooltip.ts'
import { priceAndPoints } from './card-view.tsx'
import { DetailsButtons } from './details-buttons.tsx'

/** The kind of card that a target shows. */
const CARD_KIND: Readonly<
  Partial<Record<TargetKind, 'artwork' | 'character' | 'destination' | 'title'>>
> = {
  artwork: 'artwork',
  tile: 'destination',
  destination: 'destination',
  council: 'character',
  hand: 'character',
  'played-character': 'character',
  pile: 'character',
  kept: 'character',
  'pack-card': 'character',
  owned: 'artwork',
  title: 'title',
}

/**
 * The tooltip of the target under the pointer or with the focus: what it is, what can be done with it,
 * or why not. For a target selected by touch it stays open until the selection ends.
 */
export function TargetDetails() {
  const scene = useScene()
  const { card, boardView, table, targets, refusals } = scene
  const target = inspectedTarget.value
  const pinned =
    isTouch.value && (pickedTarget.value ?? tappedTitle.value ?? previewedChoice.value) !== null
  const hoverRef = useTooltipPosition(pinned ? null : target)
  const pinnedRef = usePinnedPosition(pinned, target)
  usePointerTracking()
  if (target === null && !pinned) return null
  const at = target?.kind ?? 'ask'
  const id = target?.id ?? ''
  const destination = boardView.destinations.find((one) => one.destination === id)
  const cardKind = CARD_KIND[at]
  const shown =
    destination !== undefined && at === 'destination'
      ? shownDestination(scene, destination)
      : cardKind === undefined
        ? undefined
        : card(cardKind, id)
  // While hands are dealt, the text of a card is already shown beside it.
  if (at === 'pile' && boardView.phase === 'hands' && !pinned) return null
  const asked = target !== null && table.question.value !== null && mayHaveAction(target)
  const hasChoices = target !== null && (asked || targets.has(target) || refusals.has(target))
  const hasContent =
    shown !== undefined ||
    hasChoices ||
    (pinned && (tappedTitle.value ?? previewedChoice.value) !== null)
  if (!hasContent) return null
  return (
    <div
      class={pinned ? 'target-details pinned' : 'target-details'}
      key={pinned || target === null ? 'pinned' : targetAttribute(target)}
      ref={pinned ? pinnedRef : hoverRef}
      {...(pinned ? { role: 'status' } : { 'aria-hidden': true })}
    >
      {pinned && <DetailsButtons card={shown} />}
      {tappedTitle.value !== null && pinned && <p class="hint">{tappedTitle.value}</p>}
      {shown !== undefined && (
        <>
          <h2>
            {shown.name}
            {/* The large view explains the asterisk. */}
            {shown.source === 'reconstructed' && <sup class="reconstructed-mark">*</sup>}
          </h2>
          {cardKind !== undefined && cardKind !== 'title' && (
            <p class="meta">
              <CharacterTypeLabel card={shown} />
              {priceAndPoints(scene, shown, { kind: cardKind, id, at }).join(' · ')}
            </p>
          )}
          <p>{shown.text}</p>
        </>
      )}
      {shown === undefined && target !== null && <PlaceDescription target={target} />}
      {!pinned && openMenu.value !== target && <OfferedChoices />}
      <AnswerFirst />
      {previewedChoice.value === null ? <Refusals /> : <Preview choice={previewedChoice.value} />}
    </div>
  )
}

/** What can be done with the target. */
function OfferedChoices() {
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

/** Why something cannot be done with the target, and which optional actions would make it possible. */
function Refusals() {
  const { translator, refusals, table } = useScene()
  const seat = table.question.value?.seat
  const { play } = translator.locale
  const target = inspectedTarget.value
  const refused = target === null ? [] : (refusals.get(target) ?? [])
  return (
    <>
      {refused.map(({ text, choice }) => {
        const { rules, imagined } = table
        const steps =
          seat === undefined ? null : enablingOptions(rules, imagined, seat, rules.parse(choice))
        return (
          <p key={text} class="cannot">
            {text}
            {steps !== null && (
              <span class="steps-needed">
                {' '}
                {play.stepsNeeded(steps.map((step) => translator.choice(step)))}
              </span>
            )}
          </p>
        )
      })}
    </>
  )
}

/** Says that another question must be answered before the target can be used. */
function AnswerFirst() {
  const { translator, targets, refusals, table } = useScene()
  const target = inspectedTarget.value
  const asked = table.question.value?.decision
  if (asked === undefined || asked.about === 'main') return null
  if (target === null || !mayHaveAction(target)) return null
  if (targets.has(target) || refusals.has(target)) return null
  return <p class="cannot">{translator.locale.play.answerFirst(translator.prompt(asked))}</p>
}

/** Joins equal lines that follow each other. */
function joinRepeated(
  lines: readonly string[],
): { readonly line: string; readonly times: number }[] {
  const joined: { line: string; times: number }[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last?.line === line) last.times++
    else joined.push({ line, times: 1 })
  }
  return joined
}

/** What would happen after the choice under the pointer or with the focus. */
function Preview({ choice }: { readonly choice: number }) {
  const { translator, table } = useScene()
  const question = table.question.value
  if (question === null || ![...question.choices, ...question.options].includes(choice)) return null
  const { play, log } = translator.locale
  const { rules, imagined } = table
  const { events, isCut } = previewOf(rules, imagined, question.seat, choice)
  const lines = joinRepeated(events.flatMap((event) => translator.event(event) ?? []))
  return (
    <div class="preview">
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
