import { emailSchema, requiredText } from '@shop/contract/form'
import type { SoldGiftCard } from '@shop/contract/gift-card'
import { Dialog, Form, SubmitButton, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { object } from 'yup'
import { useResendGiftCard } from '../../../data/gift-card.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const mailSchema = object({ email: emailSchema, reason: requiredText(200) })

/** Where a gift card is mailed again, and why. */
export function MailGiftCard({ card, onClose }: { card: SoldGiftCard; onClose: () => void }) {
  const resend = useResendGiftCard()
  const form = useForm({
    defaultValues: { email: card.recipientEmail, reason: '' },
    resolver: schemaResolver(mailSchema),
  })
  const title = `Mail gift card …${card.ending} again`
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={`It gets a new code, and the one in the first mail opens nothing any more: ${card.balance.label} ${card.balance.currency} go with it. This cannot be undone.`}
    >
      <Form
        form={form}
        aria-label={title}
        onSubmit={async ({ email, reason }) => {
          const sent = await resend(card.id, { email, reason })
          toaster.success(`The card now ends in ${sent.ending}, and is on its way to ${sent.recipientEmail}.`)
          onClose()
        }}
      >
        <TextField name="email" label="Email" type="email" help="Another address, if the first was wrong." required />
        <TextField name="reason" label="Reason" help="For example: the mail was lost." required />
        <SubmitButton full>Mail it with a new code</SubmitButton>
      </Form>
    </Dialog>
  )
}
