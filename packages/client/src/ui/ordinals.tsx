/** French ordinals: `XVe`, `1er`, `2e`. */
const ORDINAL = /\b([IVX]+|\d+)(er|e)\b/

/** A text in which the endings of French ordinals are raised. Other languages have no such words. */
export function Ordinals({ text }: { readonly text: string }) {
  const [before, number, ending, ...after] = text.split(ORDINAL)
  if (number === undefined) return <>{text}</>
  return (
    <>
      {before}
      {number}
      <sup class="ordinal">{ending}</sup>
      {after.join('')}
    </>
  )
}
