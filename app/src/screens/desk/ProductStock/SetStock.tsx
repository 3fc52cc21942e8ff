import { type Stock, stockSettingsSchema } from '@shop/contract/stock'
import { Callout, Dialog, Form, SubmitButton, SwitchField, TextField, toaster } from '@shop/design-system'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { InferType } from 'yup'
import { useStockActions } from '../../../data/stock.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const settingsSchema = stockSettingsSchema.omit(['version'])
type Sent = InferType<typeof settingsSchema>
type Typed = { onHand: string; warningLevel: string; allowsBackorder: boolean; reason: string }
const resolver = schemaResolver(settingsSchema) as unknown as Resolver<Typed, unknown, Sent>

/** Begins to count a product, or sets its warning level and whether it is sold when none is available. */
export function SetStock({ stock, onClose }: { stock: Stock; onClose: () => void }) {
  const { product, count } = stock
  const { set } = useStockActions(String(product.id))
  /** As it was when the form was opened: what somebody else saves meanwhile is shown. */
  const [opened] = useState(count)
  const form = useForm<Typed, unknown, Sent>({
    defaultValues: {
      onHand: '',
      warningLevel: String(opened?.warningLevel ?? ''),
      allowsBackorder: opened?.allowsBackorder ?? false,
      reason: '',
    },
    resolver,
  })
  const title = opened ? `Warning level of ${product.name}` : `Start counting ${product.name}`
  const isChanged = count && count.version !== opened?.version
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={
        opened
          ? 'It can be set again at any time.'
          : 'From then on dispatch counts it down, and it can be sold out. Counting is not stopped again; selling it all the same comes closest.'
      }
    >
      <Form
        form={form}
        aria-label={title}
        onSubmit={async ({ onHand, ...settings }) => {
          await set({ ...settings, version: count?.version ?? 0, ...(!opened && { onHand }) })
          toaster.success(opened ? `${product.name} is saved.` : `${product.name} is counted from now on.`)
          onClose()
        }}
      >
        {isChanged && (
          <Callout title="Somebody else has saved meanwhile">
            {`The warning level is ${count.warningLevel} now, and it ${count.allowsBackorder ? 'is sold all the same when none is available' : 'is sold out when none is available'}. Saving replaces that.`}
          </Callout>
        )}
        {!opened && <TextField name="onHand" label="How many are there" inputMode="numeric" required />}
        <TextField
          name="warningLevel"
          label="Warning level"
          inputMode="numeric"
          help="With no more than so many available, Today says that it has to be ordered."
          required
        />
        <SwitchField name="allowsBackorder" label="Sell it when none is available" />
        <TextField name="reason" label="Reason" help="For example: they deliver more slowly now." required />
        <SubmitButton full>{opened ? 'Save' : 'Start counting'}</SubmitButton>
      </Form>
    </Dialog>
  )
}
