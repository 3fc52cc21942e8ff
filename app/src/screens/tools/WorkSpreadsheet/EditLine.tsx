import { speciesIdOf, species as speciesIds } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { type WorkField, type WorkLine, type WorkSheet, workValuesSchema } from '@shop/contract/work-spreadsheet'
import { chakra, Dialog, Form, SelectField, SubmitButton, TextField, VirtualDropdown } from '@shop/design-system'
import { useEffect, useMemo } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { isRealBreed, useBreeds } from '../../../data/breed.ts'
import { useWorkLineActions } from '../../../data/work-spreadsheet.ts'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import { fieldCopy } from './line-copy.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const choices: Partial<Record<WorkField, string[]>> = {
  species: ['Dog', 'Cat'],
  gender: ['Female', 'Male'],
  isDesexed: ['', 'Yes', 'No'],
  isMixedBreed: ['', 'Yes', 'No'],
}
const helps: Partial<Record<WorkField, string>> = {
  dateOfBirth: 'As 2022-03-04; 2022-03 or 2022 when you do not know it exactly.',
  chipNumber: '15 digits. We use it to find animals already in your account.',
}
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})

type EditLineProps = { sheet: WorkSheet; line: WorkLine; onClose: () => void }

/** A line's cells. What is still wrong after saving stays open, on its field. */
export function EditLine({ sheet, line, onClose }: EditLineProps) {
  const { save } = useWorkLineActions(sheet.id)
  const form = useForm({ defaultValues: valuesOf(line), resolver: schemaResolver(workValuesSchema) })
  const { setError } = form
  useEffect(() => {
    for (const { field, message } of line.errors) setError(field, { message })
  }, [line.errors, setError])
  const current = sheet.lines.find(({ id }) => id === line.id) ?? line
  const send = async (values: WorkLine['values']) => {
    try {
      const saved = await save(current, values)
      const errors = saved.lines.find(({ id }) => id === line.id)?.errors ?? []
      if (!errors.length) return onClose()
      throw new Failure(428, {
        message: messages.operationFailed,
        errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
      })
    } catch (failure) {
      // Somebody else changed it: what is on the page now is theirs.
      if (!(failure instanceof Failure && [404, 409].includes(failure.status))) throw failure
      showFailure(failure)
      onClose()
    }
  }
  return (
    <Dialog isOpen isWide onClose={onClose} title={`Row ${line.row}: ${line.values.petName || 'without a name'}`}>
      <Form form={form} aria-label={`Row ${line.row}`} onSubmit={send}>
        <Fields>
          {sheet.fields.map((field) =>
            field === 'breed' ? (
              <BreedCell key={field} speciesId={sheet.species?.id} isRequired={sheet.isBreedRequired} />
            ) : choices[field] ? (
              <SelectField
                key={field}
                name={field}
                label={fieldCopy[field]}
                placeholder="Choose"
                options={choices[field].filter(Boolean).map((value) => ({ value, label: value }))}
                required={field === 'gender' || field === 'species'}
              />
            ) : (
              <TextField
                key={field}
                name={field}
                label={fieldCopy[field]}
                help={helps[field]}
                autoComplete="off"
                required={field === 'barcode' || field === 'petName' || field.startsWith('owner')}
              />
            ),
          )}
        </Fields>
        <div>
          <SubmitButton>Save this row</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

/** What was typed, as one of the choices: "f" is Female, and what is none of them has to be chosen. */
function valuesOf({ values }: WorkLine): WorkLine['values'] {
  const cells = Object.entries(choices).map(([field, words]) => {
    const typed = values[field as WorkField].toLowerCase()
    const word = typed && words.find((one) => one.toLowerCase().startsWith(typed))
    return [field, word || (field === 'species' && typed ? (speciesWord(typed) ?? '') : '')]
  })
  return { ...values, ...Object.fromEntries(cells) }
}

const speciesWords: Record<number, string> = { [speciesIds.canine]: 'Dog', [speciesIds.feline]: 'Cat' }
const speciesWord = (typed: string) => speciesWords[speciesIdOf(typed) ?? 0]

/** A breed of the catalogue, found by typing; the file's text is below until another is chosen. */
function BreedCell({ speciesId, isRequired }: { speciesId: number | undefined; isRequired: boolean }) {
  const { field, fieldState } = useController<Record<'breed', string>>({ name: 'breed' })
  const typedSpecies = useWatch<WorkLine['values'], 'species'>({ name: 'species' })
  const of = speciesId ?? speciesIdOf(typedSpecies)
  const { data, error, isLoading } = useBreeds({ species: of === speciesIds.feline ? 'cat' : 'dog', size: '1000' })
  const options = useMemo(
    () => data?.results.filter(isRealBreed).map(({ name }) => ({ value: name, label: name })) ?? [],
    [data],
  )
  return (
    <VirtualDropdown
      label={fieldCopy.breed}
      name="breed"
      required={isRequired}
      options={options}
      isLoading={isLoading}
      placeholder="Type to find a breed"
      value={field.value ? { value: field.value, label: field.value } : null}
      onChange={({ value }) => field.onChange(value)}
      error={fieldState.error?.message}
      failure={error?.message}
    />
  )
}
