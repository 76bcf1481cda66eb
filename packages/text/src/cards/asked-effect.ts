import { type Decision, HOLDS } from '@amalfi/engine'
import { allParts, type Effect, effectOfNode, type Pack, verbOf } from '@amalfi/packs'

/** The tile on each evolving destination, by the id of the destination. */
type Covers = ReadonlyMap<string, string>

/** Questions that have the name of the verb that asks them: `acquire a book for 2 less`. */
const BY_VERB: readonly Decision['about'][] = [
  'choose',
  'acquire',
  'discover',
  'invite',
  'navigate',
  'visit',
]

/**
 * The effect that a question is about: the one that is paid for or chosen from, or the extra action of
 * a card. Sends that the turn no longer allows are left out.
 */
export function askedEffect(pack: Pack, decision: Decision, covers: Covers): Effect | undefined {
  const effect = printedEffect(pack, decision, covers)
  if (effect === undefined) return undefined
  const possible = decision.noSends ? withoutSends(effect) : effect
  if (!('pay' in possible) || decision.cost === undefined || decision.holds === undefined)
    return possible
  // Characters may let other holds pay.
  const { cost: resources, holds } = decision
  return {
    ...possible,
    pay: { resources, in: holds.length === HOLDS.length ? 'any' : [...holds] },
  }
}

function printedEffect(pack: Pack, decision: Decision, covers: Covers): Effect | undefined {
  if (decision.effect !== undefined) return effectOfNode(pack, decision.effect)
  if (!BY_VERB.includes(decision.about)) return undefined
  const parts = effectsOf(pack, decision, covers)
    .flatMap(allParts)
    .filter((part) => verbOf(part) === decision.about)
  return parts.length === 1 ? parts[0] : undefined
}

/** An effect that does nothing. */
const NOTHING: Effect = []

/** Whether nothing is left of an effect. */
export const isNothing = (effect: Effect): boolean => Array.isArray(effect) && effect.length === 0

/** What is left of an effect if no ship can be sent. */
function withoutSends(effect: Effect): Effect {
  if ('send' in effect) return NOTHING
  if (Array.isArray(effect)) {
    const left = effect.map(withoutSends).filter((part) => !isNothing(part))
    return left.length === 1 ? left[0] : left
  }
  if ('pay' in effect) return { ...effect, then: withoutSends(effect.then) }
  if ('if' in effect) {
    const then = withoutSends(effect.then)
    return isNothing(then) ? NOTHING : { ...effect, then }
  }
  if ('do' in effect && effect.do !== undefined) {
    const inner = withoutSends(effect.do)
    return { ...effect, do: isNothing(inner) ? undefined : inner }
  }
  // The answers keep their numbers, so a choice stays whole if anything is left of it.
  if ('choose' in effect && effect.choose.every((part) => isNothing(withoutSends(part))))
    return NOTHING
  return effect
}

/** The effects of the card, place or icon that caused a decision. */
function effectsOf(pack: Pack, { because: { kind, id } }: Decision, covers: Covers): Effect[] {
  switch (kind) {
    case 'destination':
    case 'lighthouse':
      return [
        ...pack.publicDestinations,
        ...pack.evolvingDestinations,
        ...pack.privateDestinations,
      ].flatMap((place) => (place.id === (covers.get(id) ?? id) ? [place.benefits] : []))
    case 'artwork':
      return pack.artworks.flatMap((card) =>
        card.id === id && card.bonus !== undefined ? [card.bonus] : [],
      )
    case 'character':
      return pack.characters
        .filter((card) => card.id === id)
        .flatMap((card) => {
          if ('effect' in card) return [card.effect]
          if (card.type !== 'permanent') return []
          return card.abilities.flatMap((ability) => ('when' in ability ? [ability.do] : []))
        })
    case 'shipIcon':
      return [pack.shipIcons.value[Number(id)]].flatMap((icon) => icon ?? [])
    case 'lighthouseIcon':
      return [pack.lighthouseIcons.value[Number(id)]].flatMap((icon) => icon ?? [])
    case 'title':
    case 'decree':
    case 'rule':
    case 'colony':
      return []
  }
}
