import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Affix, ControlBox, inner } from '../Field/Control.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { selectArrowRecipe, selectRecipe } from './Select.recipe.ts'

const Native = chakra('select', selectRecipe, inner)
const Arrow = chakra('span', selectArrowRecipe)

type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'children' | 'color' | 'height' | 'prefix' | 'size' | 'translate' | 'width'> & {
    /** What can be chosen, in the order shown; a group has options of its own. */
    options: readonly SelectOption[]
    /** The text while nothing is chosen. */
    placeholder?: string
    /** Before the value: a currency sign, a flag. */
    prefix?: ReactNode
  }

/** A native select: the platform's own list, typing to find, and picker on phones. For long lists see VirtualDropdown. */
export function Select({
  label,
  help,
  error,
  required,
  id,
  isLabelHidden,
  options,
  placeholder = 'Select an option',
  prefix,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, help, error, required, id, isLabelHidden }}>
      {(control) => (
        <ControlBox>
          {prefix && <Affix side="start">{prefix}</Affix>}
          <Native {...select} {...control}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Native>
          <Arrow aria-hidden>
            <ChevronDown size={20} />
          </Arrow>
        </ControlBox>
      )}
    </Field>
  )
}
