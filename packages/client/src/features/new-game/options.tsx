import type { ComponentChildren } from 'preact'

interface Props<T extends string> {
  readonly legend: string
  readonly of: readonly T[]
  readonly chosen: T
  readonly name: (option: T) => string
  readonly help: (option: T) => string
  readonly choose: (option: T) => void
  readonly children?: ComponentChildren
}

/** Radio buttons, each with an explanation. */
export function RadioOptions<T extends string>(props: Props<T>) {
  const { legend, of, chosen, name, help, choose, children } = props
  return (
    <fieldset class="options">
      <legend>{legend}</legend>
      {of.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={legend}
            value={option}
            checked={option === chosen}
            onChange={() => choose(option)}
          />
          <span>
            <b>{name(option)}</b> <small>{help(option)}</small>
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}
