import { cardFormSchema } from '@shop/contract/card'
import { sandboxTokenOf } from '@shop/contract/sandbox'
import { Failure } from '@shop/contract/failure'
import { Callout, chakra, Checkbox, Form, SubmitButton, TextField } from '@shop/design-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CardExpiry } from '../../data/checkout.ts'
import { schemaResolver } from '../form/schema-resolver.ts'

const unknownCard = 'Only test cards work here. Please use 4242 4242 4242 4242.'

// Text, as it is typed; the schema makes numbers of it.
const blank = {
  name: '',
  number: '',
  expiryMonth: '' as unknown as number,
  expiryYear: '' as unknown as number,
  securityCode: '',
}

type SandboxCardFormProps = {
  totalLabel: string
  /** Somebody who is signed in may have the card stored. */
  canSave: boolean
  /** Gets the number's token, and until when to store the card. The number itself stays in this form. */
  onToken: (token: string, saved?: CardExpiry) => void
}

/** As it is printed on cards: "30" is 2030. */
const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

/** The contract's card form (form-2), for a shop that has no payment provider's keys. */
export function SandboxCardForm({ totalLabel, canSave, onToken }: SandboxCardFormProps) {
  const [isSaved, setIsSaved] = useState(false)
  const form = useForm({ defaultValues: blank, resolver: schemaResolver(cardFormSchema) })
  return (
    <Form
      form={form}
      aria-label="Card"
      onSubmit={({ number, expiryMonth, expiryYear }) => {
        const token = sandboxTokenOf(number)
        // The sandbox takes published test numbers and no others.
        if (!token) throw new Failure(428, { message: unknownCard, errors: { number: unknownCard } })
        onToken(token, isSaved ? { expiryMonth, expiryYear: fullYear(expiryYear) } : undefined)
      }}
    >
      <Callout title="This is a test shop">
        Use <strong>4242 4242 4242 4242</strong>, any future date and any code. Nothing is charged.
      </Callout>
      <TextField name="name" label="Name on the card" autoComplete="cc-name" required />
      <TextField name="number" label="Card number" inputMode="numeric" autoComplete="cc-number" required />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr 1fr', sm: '1fr 1fr 1.2fr' }} gap="4">
        <TextField
          name="expiryMonth"
          label="Month"
          placeholder="MM"
          inputMode="numeric"
          autoComplete="cc-exp-month"
          required
        />
        <TextField
          name="expiryYear"
          label="Year"
          placeholder="YYYY"
          inputMode="numeric"
          autoComplete="cc-exp-year"
          required
        />
        <TextField name="securityCode" label="Security code" inputMode="numeric" autoComplete="cc-csc" required />
      </chakra.div>
      {canSave && (
        <Checkbox
          label="Save this card for my next order"
          checked={isSaved}
          onChange={({ target }) => setIsSaved(target.checked)}
        />
      )}
      <SubmitButton size="lg" full>
        Pay {totalLabel}
      </SubmitButton>
    </Form>
  )
}
