import { Fragment } from 'preact'
import { memo } from '../../base/memo.ts'

/** About how wide a letter is, in its own size. */
const widthOf = (letter: string): number =>
  /[\u3000-\u9fff\uff00-\uffef]/.test(letter) ? 1.04 : /\p{Lu}/u.test(letter) ? 0.74 : 0.52

const width = (part: string): number =>
  [...part].reduce((sum, letter) => sum + widthOf(letter), 0.2)

/** Where a line may end: after a blank or a hyphen, and in Japanese after a part of the name. */
const partsOf = (name: string): string[] => name.match(/[^\s・の-]*[\s・の-]?/g) ?? []

/** A name whose longest part still fits: it is set smaller rather than broken or cut. */
export const CardName = memo(({ name }: { readonly name: string }) => {
  const parts = partsOf(name).filter((part) => part !== '')
  const long = Math.max(...parts.map((part) => width(part.trim())))
  return (
    <span class="name" style={{ '--longest-word': long.toFixed(1) }}>
      {parts.map((part, i) => (
        <Fragment key={`${i} ${part}`}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  )
})
