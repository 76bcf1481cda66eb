import type { CDPSession, Page } from 'playwright-core'

/** A button as a screen reader sees it. */
export interface ButtonNode {
  readonly name: string
  readonly enabled: boolean
  /** Equal numbers are the same button. */
  readonly node: number
}

interface AxValue {
  readonly value?: unknown
}

/** All buttons of the page with their accessible names. */
export async function accessibleButtons(session: CDPSession): Promise<readonly ButtonNode[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const text = (value: AxValue | undefined): string => String(value?.value ?? '')
  return nodes.flatMap(({ ignored, role, name, properties = [], backendDOMNodeId = 0 }) => {
    if (ignored || text(role) !== 'button') return []
    const disabled = properties.some((one) => one.name === 'disabled' && one.value.value === true)
    return [{ name: text(name), enabled: !disabled, node: backendDOMNodeId }]
  })
}

/** Names shared by buttons that do different things, which a listener cannot distinguish. */
export async function ambiguousNames(
  session: CDPSession,
  heard: readonly ButtonNode[],
): Promise<readonly string[]> {
  const named = Map.groupBy(
    heard.filter(({ enabled }) => enabled),
    ({ name }) => name,
  )
  const found: string[] = []
  for (const [name, same] of named) {
    if (name === '') found.push('(a button without a name)')
    if (same.length === 1) continue
    const actions = await Promise.all(same.map(({ node }) => actionOf(session, node)))
    // The same choice may be in two places: a destination is on the chart and with its owner.
    if (new Set(actions).size > 1) found.push(name)
  }
  return found
}

/** What a button does: it makes one of its choices, repeats a log line, or something of its own. */
async function actionOf(session: CDPSession, node: number): Promise<string> {
  const { node: found } = await session.send('DOM.describeNode', { backendNodeId: node })
  const pairs = found.attributes ?? []
  const of = (name: string): string | undefined => {
    const at = pairs.findIndex((one, i) => i % 2 === 0 && one === name)
    return at < 0 ? undefined : pairs[at + 1]
  }
  // A repeated event gives two equal lines.
  if (of('data-line') !== undefined) return 'line'
  return of('data-choice') ?? of('data-choices') ?? `node ${node}`
}

/** The texts of the live regions of the page. */
export const liveTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')].map(
      ({ textContent }) => (textContent ?? '').trim(),
    ),
  )
