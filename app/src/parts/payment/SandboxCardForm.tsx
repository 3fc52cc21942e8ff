import { yupResolver } from '@hookform/resolvers/yup'
import { cardFormSchema } from '@shop/contract/card'
import { sandboxTokenOf } from '@shop/contract/sandbox'
import { Failure } from '@shop/contract/failure'
import { Callout, chakra, Form, SubmitButton, TextField } from '@shop/design-system'
import { useForm } from 'react-hook-form'

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
  /** Gets the token that stands for the number. The number itself stays in this form. */
  onToken: (token: string) => void
}

/** The contract's card form (form-2), for a shop that has no payment provider's keys. */
export function SandboxCardForm({ totalLabel, onToken }: SandboxCardFormProps) {
  const form = useForm({ defaultValues: blank, resolver: yupResolver(cardFormSchema) })
  return (
    <Form
      form={form}
      aria-label="Card"
      onSubmit={({ number }) => {
        const token = sandboxTokenOf(number)
        // The sandbox takes published test numbers and no others.
        if (!token) throw new Failure(428, { message: unknownCard, errors: { number: unknownCard } })
        onToken(token)
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
      <SubmitButton size="lg" full>
        Pay {totalLabel}
      </SubmitButton>
    </Form>
  )
}
