import type { birthPrecisions } from '@shop/contract/animal'
import { chakra, SelectField, TextField } from '@shop/design-system'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSettings } from '../../data/settings.tsx'

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '4',
    border: 'none',
    minWidth: '0',
    '& legend': { textStyle: 'label', marginBlockEnd: '1.5' },
    '& .birth-parts': {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: 'minmax(4.5rem, 1fr) minmax(0, 2fr) minmax(5.5rem, 1fr)',
      '&[data-order=month]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(4.5rem, 1fr) minmax(5.5rem, 1fr)' },
    },
  },
})

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
].map((label, index) => ({ value: String(index + 1), label }))

const precisions: Record<(typeof birthPrecisions)[number], string> = {
  exact: 'I know it',
  estimated: 'It is my best guess',
  unknown: 'I do not know it',
}

/** A birthday in parts, any of which may be unknown, in the country's order, and how sure it is. */
export function BirthFields({ at }: { at: (field: string) => string }) {
  const { setValue } = useFormContext()
  const isMonthFirst = useSettings().country === 'US'
  const isUnknown = useWatch({ name: at('dobPrecision') }) === 'unknown'
  const forget = useEffectEvent(() => {
    for (const part of ['dobDay', 'dobMonth', 'dobYear']) setValue(at(part), '', { shouldDirty: true })
  })
  useEffect(() => {
    if (isUnknown) forget()
  }, [isUnknown])

  const day = <TextField key="day" name={at('dobDay')} label="Day" inputMode="numeric" autoComplete="off" />
  const month = <SelectField key="month" name={at('dobMonth')} label="Month" placeholder="Not known" options={months} />
  return (
    <Group>
      <legend>Date of birth</legend>
      <SelectField
        name={at('dobPrecision')}
        label="How sure are you of it?"
        isLabelHidden
        options={Object.entries(precisions).map(([value, label]) => ({ value, label }))}
      />
      {!isUnknown && (
        <div className="birth-parts" data-order={isMonthFirst ? 'month' : 'day'}>
          {isMonthFirst ? [month, day] : [day, month]}
          <TextField name={at('dobYear')} label="Year" inputMode="numeric" autoComplete="off" placeholder="2023" />
        </div>
      )}
    </Group>
  )
}
