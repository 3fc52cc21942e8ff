export type SelectOption = { value: string; label: string; disabled?: boolean }
/** Options under a heading. */
export type SelectGroup = { label: string; options: readonly SelectOption[] }

// By both: a value may be there under several names.
const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={`${value} ${label}`} value={value} disabled={disabled}>
    {label}
  </option>
)

/** What is in a native select, in the order shown. */
export const Options = ({ options }: { options: readonly (SelectOption | SelectGroup)[] }) =>
  options.map((option) =>
    'options' in option ? (
      <optgroup key={option.label} label={option.label}>
        {option.options.map(optionOf)}
      </optgroup>
    ) : (
      optionOf(option)
    ),
  )
