import type { CDPSession, Page } from 'playwright-core'

/** A button as whoever listens finds it. */
export interface Heard {
  readonly name: string
  readonly enabled: boolean
  /** The same number is the same button. */
  readonly node: number
}

interface AxValue {
  readonly value?: unknown
}

/** All buttons of the page with the names that the browser gives them. */
export async function buttonsHeard(session: CDPSession): Promise<readonly Heard[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const text = (value: AxValue | undefined): string => String(value?.value ?? '')
  return nodes.flatMap(({ ignored, role, name, properties = [], backendDOMNodeId = 0 }) => {
    if (ignored || text(role) !== 'button') return []
    const disabled = properties.some((one) => one.name === 'disabled' && one.value.value === true)
    return [{ name: text(name), enabled: !disabled, node: backendDOMNodeId }]
  })
}

/** Names that several buttons have which do different things; nobody who listens can tell them apart. */
export async function ambiguous(
  session: CDPSession,
  heard: readonly Heard[],
): Promise<readonly string[]> {
  const named = Map.groupBy(
    heard.filter(({ enabled }) => enabled),
    ({ name }) => name,
  )
  const found: string[] = []
  for (const [name, same] of named) {
    if (name === '') found.push('(a button without a name)')
    if (same.length === 1) continue
    const actions = await Promise.all(same.map(({ node }) => learnedActionOf(session, node)))
    // The same choice may lie in two places, as a destination does: on the chart, and with its owner.
    if (new Set(actions).size > 1) found.push(name)
  }
  return found
}

/** What a button does: it makes one of the choices that lie on it, tells a line again, or its own. */
async function learnedActionOf(session: CDPSession, node: number): Promise<string> {
  const { node: found } = await session.send('DOM.describeNode', { backendNodeId: node })
  const pairs = found.attributes ?? []
  const of = (name: string): string | undefined => {
    const at = pairs.findIndex((one, i) => i % 2 === 0 && one === name)
    return at < 0 ? undefined : pairs[at + 1]
  }
  // Something that happened twice is told twice.
  if (of('data-line') !== undefined) return 'line'
  return of('data-choice') ?? of('data-choices') ?? `node ${node}`
}

/** What was read aloud last, by the regions of the page that speak up by themselves. */
export const spokenUp = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')].map(
      ({ textContent }) => (textContent ?? '').trim(),
    ),
  )
