import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type Ref, useState } from 'react'
import { BareInput, BareSelect, ControlBox } from '../Field/Control.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { countryGroups } from '../CountrySelect/country-groups.ts'
import { Flag } from '../Flag/Flag.tsx'
import { Options } from '../Select/Options.tsx'
import { dialRecipe } from './PhoneInput.recipe.ts'
import { type DialCode, joinPhone, type PhoneDraft, splitPhone } from './phone-number.ts'

const Dial = chakra('span', dialRecipe)

export type PhoneInputProps = Omit<FieldProps, 'label'> & {
  /** Names the control, above it. */
  label?: FieldProps['label']
  /** The countries’ calling codes that can be chosen. */
  dialCodes: readonly DialCode[]
  /** Whose calling code is there at first, and wins where countries share one. */
  country: string
  /** "+61412345678", or ''. */
  value: string
  /** Called with the new value. */
  onChange: (value: string) => void
  /** Called when the focus leaves it. */
  onBlur?: () => void
  /** The name the form sends it by. */
  name?: string
  /** Cannot be used, and is not sent. Prefer to show why instead. */
  disabled?: boolean
  /** The control itself, where the focus goes when it is wrong. */
  ref?: Ref<HTMLInputElement>
}

/** Calling code and number as one value. Typed spaces stay; a pasted "+64 …" picks its own country. */
export function PhoneInput({ label = 'Phone', help, error, required, id, isLabelHidden, ...props }: PhoneInputProps) {
  const { dialCodes, country, value, onChange, onBlur, name, disabled, ref } = props
  const dialOf = (code: string) => dialCodes.find((each) => each.code === code)?.dial ?? ''
  const [typed, setTyped] = useState<PhoneDraft>()
  const isTyped = typed && joinPhone(dialOf(typed.code), typed.number) === value && (value || typed.number)
  const draft = isTyped ? typed : splitPhone(value, dialCodes, typed?.code ?? country)

  const change = (next: PhoneDraft) => {
    const isWhole = next.number.trim().startsWith('+')
    const found = isWhole ? splitPhone(next.number.trim(), dialCodes, next.code) : next
    setTyped(found)
    onChange(found.number.startsWith('+') ? found.number : joinPhone(dialOf(found.code), found.number))
  }

  return (
    <Field {...{ label, help, error, required, id, isLabelHidden }}>
      {(control) => (
        <ControlBox>
          <Dial>
            {draft.code && <Flag country={draft.code} size="sm" />}
            <span aria-hidden>{dialOf(draft.code)}</span>
            <ChevronDown aria-hidden size={16} />
            <BareSelect
              aria-label="Calling code"
              autoComplete="tel-country-code"
              value={draft.code}
              disabled={disabled}
              onChange={(event) => change({ ...draft, code: event.target.value })}
            >
              <Options options={countryGroups(dialCodes, ({ dial }) => dial)} />
            </BareSelect>
          </Dial>
          <BareInput
            type="tel"
            autoComplete="tel"
            name={name}
            ref={ref}
            disabled={disabled}
            value={draft.number}
            onChange={(event) => change({ ...draft, number: event.target.value })}
            onBlur={onBlur}
            {...control}
          />
        </ControlBox>
      )}
    </Field>
  )
}
