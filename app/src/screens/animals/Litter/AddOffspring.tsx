import { type Litter, type OffspringBody, offspringBodySchema } from '@shop/contract/litter'
import { chakra, Dialog, Form, SubmitButton, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useLitterActions } from '../../../data/litter.ts'
import { youngOf } from '../../../parts/litter/litter-copy.ts'
import { blankOffspring, type OffspringValues } from '../../../parts/litter/offspring-values.ts'
import { OffspringFields } from '../../../parts/litter/OffspringFields.tsx'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
})

type AddOffspringProps = { litter: Litter; onClose: () => void }

/** Adds one that was forgotten to a litter: an animal of its breeder, with the parents and the day of the others. */
export function AddOffspring({ litter, onClose }: AddOffspringProps) {
  const { add } = useLitterActions()
  const words = useAnimalWords()
  const { one, many } = youngOf(litter.species.id)
  const form = useForm<OffspringValues, unknown, OffspringBody>({
    defaultValues: blankOffspring(),
    resolver: schemaResolver(offspringBodySchema) as never,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isWide
      title={`Add a ${one}`}
      description={words(
        `For one you missed. It becomes one of your animals, with the same parents, breed and birthday as the other ${many}.`,
      )}
    >
      <Form
        form={form}
        aria-label={`Add a ${one}`}
        onSubmit={async (body) => {
          await add(litter.id, body)
          toaster.success(`${body.petName} is in the litter, and ${words('among your animals')}.`)
          onClose()
        }}
      >
        <Fields>
          <OffspringFields at={(field) => field} />
        </Fields>
        <div>
          <SubmitButton>Add the {one}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
