import { Fragment } from 'preact'
import { memo } from '../../base/memo.ts'

/** The approximate width of a letter, in em. */
const widthOf = (letter: string): number =>
  /[\u3000-\u9fff\uff00-\uffef]/.test(letter) ? 1.04 : /\p{Lu}/u.test(letter) ? 0.74 : 0.52

const width = (part: string): number =>
  [...part].reduce((sum, letter) => sum + widthOf(letter), 0.2)

/** Splits a name where a line may break: after a space or hyphen, in Japanese after ・ or の. */
const partsOf = (name: string): string[] => name.match(/[^\s・の-]*[\s・の-]?/g) ?? []

/** The name of a card. The font size is small enough for its longest word. */
export const CardName = memo(({ name }: { readonly name: string }) => {
  const parts = partsOf(name).filter((part) => part !== '')
  const longestWord = Math.max(...parts.map((part) => width(part.trim())))
  return (
    <span class="name" style={{ '--longest-word': longestWord.toFixed(1) }}>
      {parts.map((part, i) => (
        <Fragment key={`${i} ${part}`}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  )
})
