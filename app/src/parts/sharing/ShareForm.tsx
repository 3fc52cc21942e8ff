import { shareRights } from '@shop/contract/animal'
import { animalShareSchema } from '@shop/contract/sharing'
import { Form, RadioCardsField, SubmitButton, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useShareActions } from '../../data/sharing.ts'
import { rightsCopy } from './rights-copy.ts'
import type { ShareAnimalProps } from './share-props.ts'
import { schemaResolver } from '../form/schema-resolver.ts'

const blank = { email: '', rights: 'view' as const }
const choices = shareRights.map((rights) => ({
  value: rights,
  title: rightsCopy[rights].title,
  description: rightsCopy[rights].text,
}))

/** One more person to show an animal to. */
export function ShareForm({ animal, onChange }: Pick<ShareAnimalProps, 'animal' | 'onChange'>) {
  const { share } = useShareActions(animal.id)
  const form = useForm({ defaultValues: blank, resolver: schemaResolver(animalShareSchema) })
  return (
    <Form
      form={form}
      aria-label={`Share ${animal.petName}`}
      onSubmit={async ({ email, rights = 'view' }) => {
        const sharedWith = await share({ email, rights })
        form.reset(blank)
        toaster.success(`${email} can see ${animal.petName} now.`)
        onChange?.(sharedWith)
      }}
    >
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="off"
        help="If they have no account yet, they can create one with this address."
        required
      />
      {animal.rights === 'owner' && (
        <RadioCardsField name="rights" label="What may they do?" options={choices} required />
      )}
      <div>
        <SubmitButton>Share {animal.petName}</SubmitButton>
      </div>
    </Form>
  )
}
