interface Props<T extends string> {
  readonly name: string
  readonly legend: string
  readonly of: readonly T[]
  readonly chosen: T
  readonly text: (one: T) => string
  readonly choose: (one: T) => void
}

/** One of a few, side by side. */
export function Segments<T extends string>({ name, legend, of, chosen, text, choose }: Props<T>) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="segments">
        {of.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === chosen} onChange={() => choose(one)} />
            <span>{text(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
