import {
  maxWorkFileBytes,
  maxWorkLines,
  newWorkSheetSchema,
  type WorkSheet,
  workFileTooLarge,
} from '@shop/contract/work-spreadsheet'
import { Card, chakra, FileInput, Form, Link, LinkButton, SelectField, SubmitButton } from '@shop/design-system'
import { Download } from 'lucide-react'
import { useController, useForm, useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useWorkSheetActions, workTemplateFile } from '../../../data/work-spreadsheet.ts'
import { base64Of } from '../../../parts/form/read-file.ts'
import { useAnimalNoun } from '../../../layouts/audience.ts'
import { paths } from '../../../paths.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type StartSheetProps = { kits: { product: WorkSheet['product']; quantity: number }[] }

const Downloads = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Small = chakra('p', { base: { color: 'ink2', fontSize: 'sm' } })
const blankFile = { fileName: '', data: '' }

/** The template for one kind of kit, and the file that comes back. */
export function StartSheet({ kits }: StartSheetProps) {
  const noun = useAnimalNoun()
  const { upload } = useWorkSheetActions()
  const navigate = useNavigate()
  const form = useForm({
    defaultValues: { productId: String(kits[0]?.product.id ?? ''), document: blankFile },
    resolver: schemaResolver(newWorkSheetSchema) as never,
  })
  const productId = Number(useWatch({ control: form.control, name: 'productId' }))
  return (
    <Card size="lg">
      <Form
        form={form}
        unstored={['document']}
        aria-label="Start a sheet"
        onSubmit={async (values) => {
          const { id } = await upload(newWorkSheetSchema.cast(values))
          await navigate(paths.workSpreadsheet(id))
        }}
      >
        <SelectField
          name="productId"
          label="What the sheet is for"
          help="The kits that are paid for and not activated yet. Each kind has a sheet of its own."
          options={kits.map(({ product: { id, name }, quantity }) => ({
            value: String(id),
            label: `${name}, ${quantity} ${quantity === 1 ? 'kit' : 'kits'}`,
          }))}
          required
        />
        <div>
          <p>
            <strong>1. Download the template.</strong> It already has the barcodes of your kits. The Excel file also
            explains each column, and lists the breeds.
          </p>
        </div>
        <Downloads>
          <LinkButton variant="outline" size="sm" href={workTemplateFile(productId, 'xlsx')} download>
            <Download aria-hidden size={16} /> Template for Excel (XLSX)
          </LinkButton>
          <LinkButton variant="outline" size="sm" href={workTemplateFile(productId, 'csv')} download>
            <Download aria-hidden size={16} /> Template as CSV
          </LinkButton>
        </Downloads>
        <p>
          <strong>2. Fill it in and bring it back.</strong> One row for each {noun}; kits you leave blank are not
          affected. Nothing is activated until you have checked it here.
        </p>
        <SheetFile />
        <div>
          <SubmitButton>Upload the sheet</SubmitButton>
        </div>
        <Small>
          A kit that another account bought, a swab without tests of its own, two swabs of one {noun}, and a comparison
          with the parents need more than a row: <Link href={paths.activate}>activate these by themselves</Link>.
        </Small>
      </Form>
    </Card>
  )
}

function SheetFile() {
  const { setError, clearErrors } = useFormContext()
  const {
    field: { ref, onBlur, onChange },
    formState,
  } = useController({ name: 'document' })
  const errors = formState.errors.document as Record<string, { message?: string } | undefined> | undefined
  const choose = async (file: File | null) => {
    clearErrors('document')
    if (file && file.size > maxWorkFileBytes) {
      onChange(blankFile)
      setError('document.data', { message: workFileTooLarge })
    } else onChange(file ? { fileName: file.name.slice(-120), data: await base64Of(file) } : blankFile)
  }
  return (
    <FileInput
      label="The filled-in file"
      help={`XLSX or CSV, at most 1 MB and ${maxWorkLines} rows. Drop it here, or choose it.`}
      accept=".xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      required
      ref={ref}
      onBlur={onBlur}
      onChange={(file) => void choose(file)}
      error={errors?.data?.message ?? errors?.fileName?.message}
    />
  )
}
