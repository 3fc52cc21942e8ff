import type { AnimalProfile } from '@shop/contract/animal'
import {
  documentTooLarge,
  maxDocumentBytes,
  maxOutsideLines,
  newOutsideReportSchema,
  outsideFindings,
} from '@shop/contract/outside-report'
import {
  Button,
  chakra,
  DateField,
  Dialog,
  FileInput,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  toaster,
} from '@shop/design-system'
import { Plus } from 'lucide-react'
import { useController, useFieldArray, useForm, useFormContext } from 'react-hook-form'
import { useOutsideReportActions } from '../../data/outside-report.ts'
import { useSettings } from '../../data/settings.tsx'
import { findingCopy } from './outside-copy.ts'
import { base64Of } from '../form/read-file.ts'
import { schemaResolver } from '../form/schema-resolver.ts'

const blankLine = { test: '', finding: '' as 'clear', genotype: '' }
const blank = { laboratory: '', testedAt: '', document: { fileName: '', data: '' }, lines: [blankLine] }
const findings = outsideFindings.map((value) => ({ value, label: findingCopy[value] }))

type AddOutsideReportProps = { profile: AnimalProfile; onClose: () => void }

/** The owner's own entry of another laboratory's document, with its file. */
export function AddOutsideReport({ profile, onClose }: AddOutsideReportProps) {
  const { add } = useOutsideReportActions(profile.id)
  const { country } = useSettings()
  const form = useForm({ defaultValues: blank, resolver: schemaResolver(newOutsideReportSchema) })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isWide
      title="Results of another laboratory"
      description={`Enter what the report says. It stays with ${profile.petName}, even with a new owner, and anyone you share ${profile.petName} with can read it.`}
    >
      <Form
        form={form}
        unstored={['document']}
        aria-label="Results of another laboratory"
        onSubmit={async (values) => {
          await add(newOutsideReportSchema.cast(values))
          toaster.success(`The results are on ${profile.petName}’s page.`)
          onClose()
        }}
      >
        <TextField name="laboratory" label="Laboratory" autoComplete="off" required />
        <DateField name="testedAt" label="Date of the report" country={country} required />
        <DocumentField />
        <Lines />
        <div>
          <SubmitButton>Keep these results</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

function DocumentField() {
  const { setError, clearErrors } = useFormContext()
  const {
    field: { ref, onBlur, onChange },
    fieldState,
    formState,
  } = useController({ name: 'document' })
  const errors = formState.errors.document as Record<string, { message?: string } | undefined> | undefined
  const choose = async (file: File | null) => {
    clearErrors('document')
    if (file && file.size > maxDocumentBytes) {
      onChange(blank.document)
      setError('document.data', { message: documentTooLarge })
    } else onChange(file ? { fileName: file.name.slice(-120), data: await base64Of(file) } : blank.document)
  }
  return (
    <FileInput
      label="The report itself"
      help="A PDF, or a photograph as JPEG or PNG, of at most 5 MB"
      accept="application/pdf,image/jpeg,image/png"
      required
      ref={ref}
      onBlur={onBlur}
      onChange={(file) => void choose(file)}
      error={errors?.data?.message ?? errors?.fileName?.message ?? fieldState.error?.message}
    />
  )
}

const LineFields = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'start',
    border: 'none',
    minWidth: '0',
    '& legend': { textStyle: 'label', marginBlockEnd: '1.5' },
  },
})
const Ends = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', gridColumn: '1 / -1' } })

function Lines() {
  const { fields, append, remove } = useFieldArray<typeof blank>({ name: 'lines' })
  return (
    <>
      {fields.map(({ id }, index) => (
        <LineFields key={id} aria-label={fields.length > 1 ? undefined : 'Test'}>
          {fields.length > 1 && <legend>Test {index + 1}</legend>}
          <TextField name={`lines.${index}.test`} label="Test, as the report names it" autoComplete="off" required />
          <SelectField
            name={`lines.${index}.finding`}
            label="Finding"
            placeholder="Choose"
            options={findings}
            required
          />
          <TextField name={`lines.${index}.genotype`} label="Genotype" autoComplete="off" />
          {fields.length > 1 && (
            <Ends>
              <Button variant="ghost" size="sm" onClick={() => remove(index)}>
                Remove test {index + 1}
              </Button>
            </Ends>
          )}
        </LineFields>
      ))}
      {fields.length < maxOutsideLines && (
        <div>
          <Button variant="outline" size="sm" onClick={() => append(blankLine)}>
            <Plus aria-hidden size={16} /> Another test on this report
          </Button>
        </div>
      )}
    </>
  )
}
