import { score } from '../core/bread.ts'
import { countOf } from '../core/counts.ts'
import { extraFor } from '../core/modifiers.ts'
import type { Play } from '../core/play.ts'
import { byTitle } from '../core/source.ts'
import { fire, triggerCode } from '../core/triggers.ts'

const WHEN_TITLE = triggerCode('title')
/** REN-TIT-6: squares a title, one for every player there can be. */
export const SQUARES = 4

/** REN-TIT-1: a seat that meets all needs of a title takes its leftmost free square. */
export function checkTitles(p: Play, seat: number): void {
  const { game, tables } = p
  for (let i = 0; i < game.titles.length; i++) {
    const square = freeSquare(p, seat, i)
    if (square < 0 || !meets(p, seat, game.titles[i])) continue
    const title = game.titles[i]
    const points = tables.titles.squares[tables.titles.shade[title]][square]
    game.squares[i * SQUARES + square] = seat + 1
    game.titlePoints[seat] += points
    p.sink?.push({ kind: 'title', seat, title: tables.titleIds[title], square, points })
    score(p, seat, points, byTitle(title))
    fire(p, WHEN_TITLE, seat)
  }
}

/** The leftmost free square, or -1 if the seat has this title already. */
function freeSquare(p: Play, seat: number, i: number): number {
  for (let square = 0; square < SQUARES; square++) {
    const owner = p.game.squares[i * SQUARES + square]
    if (owner === seat + 1) return -1
    if (owner === 0) return square
  }
  return -1
}

function meets(p: Play, seat: number, title: number): boolean {
  const needs = p.tables.titles.needs[title]
  for (let n = 0; n < needs.length; n += 2) {
    const has = countOf(p.game, p.tables, needs[n], seat)
    if (has < needs[n + 1] && has + extraFor(p, seat, needs[n]) < needs[n + 1]) return false
  }
  return true
}

/** How many titles a seat has taken. */
export function titlesOf(p: Play, seat: number): number {
  let titles = 0
  for (const square of p.game.squares) if (square === seat + 1) titles++
  return titles
}
