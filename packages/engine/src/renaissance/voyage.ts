import { BENEFITS, VISIT_BENEFITS, WATCHERS } from '../actions/navigation.ts'
import { faceOf, isEvolving } from '../board/places.ts'
import { fire, triggerCode } from '../cards/triggers.ts'
import { pushEffect } from '../effects/run.ts'
import { choiceCode, makeChoice } from '../state/choice.ts'
import { A, B, C, pendingCode, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import type { Pending, Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { MARK_SENDS, NODE, NODE_MARKS } from '../state/tables.ts'
import { pushLighthouses, sendsByLighthouse } from './lighthouse.ts'

const EVOLVE = pendingCode('evolve')
const TAKE = pendingCode('take')
const WHEN_NAVIGATE = triggerCode('navigate')
const NOT_ASKED_NOW = refusalCode('notAskedNow')

/** The stages between watchers and the end. */
const LIGHTHOUSES = 2
const HOME = 3

/** A voyage under way: A the destination, B the stage, C the mask of holds sent to. */
export const voyage: Pending = {
  rule: 'REN-NAV-12',
  step(p) {
    const { stack } = p.game
    const at = top(p.game)
    const seat = stack[at + SEAT]
    const destination = stack[at + A]
    switch (stack[at + B]++) {
      case BENEFITS:
        pushBenefits(p, seat, destination, stack[at + SOURCE])
        break
      case WATCHERS:
        fire(p, WHEN_NAVIGATE, seat, stack[at + C], destination)
        break
      case LIGHTHOUSES:
        pushLighthouses(p, seat, destination)
        break
      case VISIT_BENEFITS:
        pushBenefits(p, seat, destination, stack[at + SOURCE])
        break
      default:
        pop(p.game)
    }
    return true
  },
  sends(p, at, seat) {
    const { stack } = p.game
    return stack[at + B] < HOME && sendsByLighthouse(p, stack[at + A], seat)
  },
}

function pushBenefits(p: Play, seat: number, destination: number, source: number): void {
  if (isEvolving(p.tables, destination)) push(p.game, EVOLVE, seat, destination, 0, 0, source)
  else pushEffect(p, seat, p.tables.destinations.node[destination], source)
}

const CHARACTER_FIRST = choiceCode('characterFirst')
const ACTION_FIRST = choiceCode('actionFirst')
const NOT_IN_ROW = refusalCode('notInRow')

/** REN-EVO-1: the character beside an evolving place comes before or after its action. A the place. */
export const evolve: Pending = {
  rule: 'REN-EVO-1',
  offer(p, _seat, out) {
    if (judgeCharacterFirst(p) === 0) out.push(makeChoice(CHARACTER_FIRST, 0))
    out.push(makeChoice(ACTION_FIRST, 0))
  },
  judge(p, _seat, code) {
    if (code === ACTION_FIRST) return 0
    return code === CHARACTER_FIRST ? judgeCharacterFirst(p) : NOT_ASKED_NOW
  },
  take(p, seat, code) {
    const at = top(p.game)
    const destination = p.game.stack[at + A]
    const source = p.game.stack[at + SOURCE]
    const node = p.tables.destinations.node[faceOf(p.tables, p.game, destination)]
    pop(p.game)
    if (code === CHARACTER_FIRST) pushEffect(p, seat, node, source)
    push(p.game, TAKE, seat, 1, 0, 0, source)
    if (code === ACTION_FIRST) pushEffect(p, seat, node, source)
  },
  sends(p, at, seat) {
    if (p.game.stack[at + SEAT] !== seat) return false
    const face = faceOf(p.tables, p.game, p.game.stack[at + A])
    return (p.tables.nodes[p.tables.destinations.node[face] * NODE + NODE_MARKS] & MARK_SENDS) !== 0
  },
}

const judgeCharacterFirst = (p: Play): number =>
  p.game.council.some((character) => character >= 0) ? 0 : NOT_IN_ROW
