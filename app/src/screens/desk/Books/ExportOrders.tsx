import { exportOrdersSchema } from '@shop/contract/order'
import { chakra, DateField, Form, SubmitButton } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { orderExport } from '../../../data/order.ts'
import { useSettings } from '../../../data/settings.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const Days = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', md: '1fr 1fr auto' }, alignItems: 'end' },
})

type ExportOrdersProps = { openFile: (address: string) => void }

/** The days of an export; the file is saved by the browser. */
export function ExportOrders({ openFile }: ExportOrdersProps) {
  const { country } = useSettings()
  const form = useForm({ defaultValues: { from: '', to: '' }, resolver: schemaResolver(exportOrdersSchema) })
  return (
    <Form form={form} aria-label="Export for accounting" onSubmit={(values) => openFile(orderExport(values))}>
      <Days>
        <DateField name="from" label="From" country={country} required />
        <DateField name="to" label="To" country={country} required />
        <SubmitButton>Save the file</SubmitButton>
      </Days>
    </Form>
  )
}
