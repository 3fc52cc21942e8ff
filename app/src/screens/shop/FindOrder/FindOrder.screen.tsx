import { orderLinkSchema } from '@shop/contract/order'
import { Form, Link, SubmitButton, TextField } from '@shop/design-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAnsweredForm } from '../../../data/form-answer.tsx'
import { sendOrderLink } from '../../../data/order.ts'
import { useSettings } from '../../../data/settings.tsx'
import { AuthPage } from '../../../parts/auth/AuthPage.tsx'
import { MailSent } from '../../../parts/auth/MailSent.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'
import { paths } from '../../../paths.ts'

const blank = { number: '', email: '' }

/** `/find-order`: a guest's order by its number and address. Its link is mailed: a number can be guessed (decision 0131). */
export function FindOrder() {
  const { user } = useSettings()
  const [sent, setSent] = useState<typeof blank>()
  const [start, setStart] = useState(blank)
  return (
    <AuthPage
      name="Find your order"
      heading={sent ? 'Check your email' : 'Find your order'}
      lead={
        sent
          ? 'If this order was placed with this address, its link is on its way.'
          : 'We send its link to the address that you ordered with: where it is, your kits, and your bill.'
      }
      isNews={sent !== undefined}
      links={
        user ? (
          <Link href={paths.orders}>Your orders</Link>
        ) : (
          <Link href={paths.login}>Log in to see all your orders</Link>
        )
      }
    >
      {sent ? (
        <MailSent
          email={sent.email}
          text={`The link opens order ${sent.number}.`}
          onAgain={() => {
            setStart(sent)
            setSent(undefined)
          }}
        />
      ) : (
        <FindForm start={start} onSent={setSent} />
      )}
    </AuthPage>
  )
}

type FindFormProps = { start: typeof blank; onSent: (asked: typeof blank) => void }

function FindForm({ start, onSent }: FindFormProps) {
  const form = useForm<typeof blank>({
    ...useAnsweredForm('sendOrderLink', start),
    resolver: schemaResolver(orderLinkSchema),
  })
  return (
    <Form
      form={form}
      hidden={{ call: 'sendOrderLink' }}
      aria-label="Find your order"
      onSubmit={async (asked) => {
        await sendOrderLink(asked)
        onSent(asked)
      }}
    >
      <TextField
        name="number"
        label="Order number"
        autoComplete="off"
        autoCapitalize="characters"
        placeholder="KP-100042"
        required
        help="It is in the email we sent when you ordered."
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        help="The one that you ordered with."
      />
      <SubmitButton size="lg" full>
        Send me the link
      </SubmitButton>
    </Form>
  )
}
