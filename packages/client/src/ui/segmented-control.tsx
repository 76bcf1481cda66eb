interface Props<T extends string> {
  readonly name: string
  readonly legend: string
  readonly options: readonly T[]
  readonly selected: T
  readonly text: (option: T) => string
  readonly onSelect: (option: T) => void
}

/** Radio buttons side by side, for a choice between a few options. */
export function SegmentedControl<T extends string>({
  name,
  legend,
  options,
  selected,
  text,
  onSelect,
}: Props<T>) {
  return (
    <fieldset class="segmented-control">
      <legend>{legend}</legend>
      <div class="segments">
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={option === selected}
              onChange={() => onSelect(option)}
            />
            <span>{text(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
