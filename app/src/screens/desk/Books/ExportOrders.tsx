import { exportOrdersSchema } from '@shop/contract/order'
import { chakra, Form, SubmitButton, TextField } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { orderExport } from '../../../data/order.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const Days = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', md: '1fr 1fr auto' }, alignItems: 'end' },
})

type ExportOrdersProps = { openFile: (address: string) => void }

/** The days of an export; the file is saved by the browser. */
export function ExportOrders({ openFile }: ExportOrdersProps) {
  const form = useForm({ defaultValues: { from: '', to: '' }, resolver: schemaResolver(exportOrdersSchema) })
  return (
    <Form form={form} aria-label="Export for accounting" onSubmit={(values) => openFile(orderExport(values))}>
      <Days>
        <TextField name="from" type="date" label="From" required />
        <TextField name="to" type="date" label="To" required />
        <SubmitButton>Save the file</SubmitButton>
      </Days>
    </Form>
  )
}
