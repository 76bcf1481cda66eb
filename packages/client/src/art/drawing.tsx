import { DRAWN } from 'virtual:icons'
import type { Drawn } from './icon-names.ts'

/** A drawn sign; without a title it is only decoration. */
export function Drawing({ of, title }: { readonly of: Drawn; readonly title?: string }) {
  const inside = { __html: DRAWN[of] }
  return title === undefined ? (
    <svg
      class={`drawing ${of}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
      dangerouslySetInnerHTML={inside}
    />
  ) : (
    <svg class={`drawing ${of}`} viewBox="0 0 512 512" role="img" aria-label={title}>
      <g dangerouslySetInnerHTML={inside} />
    </svg>
  )
}
