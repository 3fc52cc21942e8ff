import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Affix, ControlBox, inner } from '../Field/Control.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { Options, type SelectGroup, type SelectOption } from './Options.tsx'
import { selectArrowRecipe, selectRecipe } from './Select.recipe.ts'

const Native = chakra('select', selectRecipe, inner)
const Arrow = chakra('span', selectArrowRecipe)

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'children' | 'color' | 'height' | 'prefix' | 'size' | 'translate' | 'width'> & {
    /** What can be chosen, in the order shown; a group has options of its own. */
    options: readonly (SelectOption | SelectGroup)[]
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
            <Options options={options} />
          </Native>
          <Arrow aria-hidden>
            <ChevronDown size={20} />
          </Arrow>
        </ControlBox>
      )}
    </Field>
  )
}
