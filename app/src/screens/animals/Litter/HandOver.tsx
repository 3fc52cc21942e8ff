import { animalTransfersBodySchema } from '@shop/contract/animal-transfer'
import { CheckboxField, Dialog, Form, SubmitButton, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useTransferActions } from '../../../data/animal-transfer.ts'
import { readOnHelp } from '../../../parts/animal-transfer/read-on-copy.ts'
import { WhatMoves } from '../../../parts/animal-transfer/WhatMoves.tsx'
import type { Chosen } from './chosen.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type HandOverProps = { offspring: Chosen[]; onDone: () => void; onClose: () => void }

/** Offers several of a litter at once, each to a new owner of its own: all of them, or none. */
export function HandOver({ offspring, onDone, onClose }: HandOverProps) {
  const { offerSeveral } = useTransferActions()
  const form = useForm({
    defaultValues: {
      offers: offspring.map(({ animal }) => ({ animalId: animal.id, email: '' })),
      asksToRead: false,
    },
    resolver: schemaResolver(animalTransfersBodySchema),
  })
  const count = offspring.length
  const [first] = offspring
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isWide
      title={count === 1 ? `Hand ${first?.petName} over` : `Hand ${count} over`}
      description="Each new owner gets an email and has 14 days to accept. They can create an account with that address if they have none."
    >
      <Form
        form={form}
        aria-label="Hand over"
        onSubmit={async (body) => {
          await offerSeveral(body)
          toaster.success(count === 1 ? 'The offer is on its way.' : `${count} offers are on their way.`)
          onDone()
        }}
      >
        {offspring.map(({ id, petName }, index) => (
          <TextField
            key={id}
            name={`offers.${index}.email`}
            type="email"
            label={`Email of ${petName}’s new owner`}
            autoComplete="off"
            required
          />
        ))}
        <CheckboxField
          name="asksToRead"
          label="I would like to keep seeing their results"
          help={count === 1 ? readOnHelp : 'Each new owner decides when they accept, and can end it at any time.'}
        />
        <WhatMoves />
        <div>
          <SubmitButton>{count === 1 ? 'Send the offer' : `Send ${count} offers`}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
