import type { ComponentChildren } from 'preact'

interface Props<T extends string> {
  readonly legend: string
  readonly of: readonly T[]
  readonly chosen: T
  readonly name: (one: T) => string
  readonly help: (one: T) => string
  readonly choose: (one: T) => void
  readonly children?: ComponentChildren
}

/** One of a few, each with a line that explains it. */
export function Options<T extends string>(props: Props<T>) {
  const { legend, of, chosen, name, help, choose, children } = props
  return (
    <fieldset class="options">
      <legend>{legend}</legend>
      {of.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={legend}
            value={one}
            checked={one === chosen}
            onChange={() => choose(one)}
          />
          <span>
            <b>{name(one)}</b> <small>{help(one)}</small>
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}
