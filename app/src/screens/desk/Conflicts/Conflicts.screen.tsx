import { decisionSchema, type LabConflict } from '@shop/contract/laboratory'
import { Button, EmptyState, SelectField, TextareaField, TextField } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { reopenConflict, settleConflict, useConflicts } from '../../../data/laboratory.ts'
import { useSettings } from '../../../data/settings.tsx'
import { ActionDialog } from '../../../parts/desk/ActionDialog.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { paths } from '../../../paths.ts'

const reading = ({ barcode, text }: LabConflict['readings'][number]) => `${barcode}: ${text}`
const keyOf = ({ about, readings }: LabConflict) => [about, ...readings.map(({ barcode }) => barcode)].join('|')
const reasonField = (
  <TextareaField name="reason" label="Reason" help="The owner reads it." rows={3} limit={500} required />
)

/** `/desk/laboratory/conflicts`: in what samples of one animal contradict each other, until somebody settles it. */
export function Conflicts() {
  const { user } = useSettings()
  const by = user?.name ?? ''
  const read = useConflicts()
  const [settling, setSettling] = useState<LabConflict | null>(null)
  const [isReopening, setReopening] = useState(false)
  const columns = useMemo<DeskColumn<LabConflict>[]>(
    () => [
      { key: 'name', label: 'In what', isRowHeader: true, cell: ({ name }) => name, text: ({ name }) => name },
      {
        key: 'readings',
        label: 'Readings',
        cell: ({ readings }) => readings.map((one) => <div key={one.barcode}>{reading(one)}</div>),
        text: ({ readings }) => readings.map(reading).join(' '),
      },
      {
        key: 'settle',
        label: 'Which one stands',
        cell: (conflict) => (
          <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setSettling(conflict)}>
            Settle
          </Button>
        ),
        text: () => null,
      },
    ],
    [],
  )
  return (
    <DeskPage
      title="Conflicts"
      lead="Samples of one animal that contradict each other. None of this counts, on any page or document, until it is settled."
      actions={
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setReopening(true)}>
          Take a settlement back
        </Button>
      }
      room="laboratory"
    >
      <DeskTable
        name="Conflicts"
        count={['conflict', 'conflicts']}
        path={paths.deskConflicts}
        read={read}
        pageSize={Infinity}
        columns={columns}
        rowKey={keyOf}
        rowName={({ name }) => name}
        nothing={<EmptyState title="Nothing contradicts" text="No two samples of one animal contradict each other." />}
      />
      {settling && (
        <ActionDialog
          title={`Settle ${settling.name}`}
          description="The sample you choose stands. What the others read in this is set aside; of DNA profiles everything that they read. The owner is mailed. “Take a settlement back” undoes it."
          schema={decisionSchema}
          values={{ barcode: '', about: settling.about, by, reason: '' }}
          submit="Settle it"
          onSubmit={async (values) => {
            const { barcode, name } = await settleConflict(values)
            await read.mutate()
            return `${barcode} stands in “${name}”.`
          }}
          onClose={() => setSettling(null)}
        >
          <SelectField
            name="barcode"
            label="The sample that stands"
            options={settling.readings.map((one) => ({ value: one.barcode, label: reading(one) }))}
            required
          />
          {reasonField}
        </ActionDialog>
      )}
      {isReopening && (
        <ActionDialog
          title="Take a settlement back"
          description="The samples contradict each other again, and nothing of this counts until it is settled anew. The owner is mailed."
          schema={decisionSchema}
          values={{ barcode: '', about: '', by, reason: '' }}
          submit="Take it back"
          onSubmit={async (values) => {
            const { name } = await reopenConflict(values)
            await read.mutate()
            return `“${name}” is open again.`
          }}
          onClose={() => setReopening(false)}
        >
          <TextField name="barcode" label="The sample that stood" required />
          <TextField
            name="about"
            label="In what"
            help="The test’s number, the panel of the DNA profiles, or “breed mix”."
            required
          />
          {reasonField}
        </ActionDialog>
      )}
    </DeskPage>
  )
}
