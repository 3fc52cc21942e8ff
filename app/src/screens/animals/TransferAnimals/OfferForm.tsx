import { animalTransferBodySchema } from '@shop/contract/animal-transfer'
import { Card, CheckboxField, Form, SubmitButton, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { useTransferActions } from '../../../data/animal-transfer.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'
import { readOnHelp } from '../../../parts/animal-transfer/read-on-copy.ts'
import { AnimalField } from './AnimalField.tsx'
import { OfferGrid } from '../../../parts/offer/Offer.recipe.ts'
import { WhatMoves } from '../../../parts/animal-transfer/WhatMoves.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

/** A new offer: which animal, and to whom. */
export function OfferForm() {
  const [query] = useSearchParams()
  const { offer } = useTransferActions()
  const words = useAnimalWords()
  const form = useForm({
    defaultValues: { animalId: query.get('animal') ?? '', email: '', asksToRead: false },
    resolver: schemaResolver(animalTransferBodySchema),
  })
  return (
    <Card size="lg">
      <OfferGrid>
        <Form
          form={form}
          aria-label={words('Offer an animal')}
          onSubmit={async (body) => {
            await offer(body)
            form.reset({ animalId: '', email: '', asksToRead: false })
            toaster.success(`The offer is on its way to ${body.email}.`)
          }}
        >
          <AnimalField name="animalId" />
          <TextField
            name="email"
            type="email"
            label="Email of its new owner"
            autoComplete="off"
            help="They have 14 days to accept, and can create an account with this address if they have none."
            required
          />
          <CheckboxField name="asksToRead" label="I would like to keep seeing its results" help={readOnHelp} />
          <div>
            <SubmitButton>Send the offer</SubmitButton>
          </div>
        </Form>
        <WhatMoves />
      </OfferGrid>
    </Card>
  )
}
