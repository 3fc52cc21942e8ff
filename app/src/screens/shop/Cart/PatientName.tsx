import { optionalText } from '@shop/contract/form'
import type { CartItem } from '@shop/contract/cart'
import { Button, Form, SubmitButton, TextField } from '@shop/design-system'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { object } from 'yup'
import { useCartActions } from '../../../data/cart.ts'
import { useAnsweredForm, useRefusal } from '../../../data/form-answer.tsx'
import { itemTitleOf } from '../../../parts/cart/group-items.ts'
import { ActionForm } from '../../../parts/form/ActionForm.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const nameSchema = object({
  animalName: optionalText(100).required('Please name the patient this test is for.'),
})

type PatientNameProps = {
  item: CartItem
  /** The line has just been added: its name is what comes next. */
  isNew: boolean
  /** Another line of the same test, for another patient. */
  onAddAnother: () => Promise<void>
}

/** Whom a vet's test is for; each patient has a line (checkout-3). */
export function PatientName({ item, isNew, onAddAnother }: PatientNameProps) {
  const { nameAnimal } = useCartActions()
  const { id, product, quantity, metaData } = item
  const named = { animalName: metaData.animalName ?? '' }
  const isRefused = useRefusal('updateItem')?.values.cartItemId === id
  const answered = useAnsweredForm('updateItem', named)
  const form = useForm<{ animalName: string }>({
    ...(isRefused ? answered : { defaultValues: named }),
    resolver: schemaResolver(nameSchema),
  })
  useEffect(() => {
    if (isNew) form.setFocus('animalName')
  }, [isNew, form])
  return (
    <div className="item-patient">
      <Form
        form={form}
        aria-label={`Patient of ${itemTitleOf(item)}`}
        hidden={{ call: 'updateItem', cartItemId: id, productId: String(product.id), quantity: String(quantity) }}
        onSubmit={async ({ animalName }) => void (await nameAnimal(item, animalName))}
      >
        <TextField
          name="animalName"
          label="Name of the patient"
          autoComplete="off"
          required
          suffix={
            <SubmitButton size="sm" variant="soft">
              Save
            </SubmitButton>
          }
        />
      </Form>
      {named.animalName && (
        <ActionForm call="addItem" values={{ productId: product.id, quantity: 1 }} onSubmit={() => void onAddAnother()}>
          <Button type="submit" size="sm" variant="ghost" aria-label={`Same test for another patient: ${product.name}`}>
            <Plus aria-hidden size={16} /> Same test for another patient
          </Button>
        </ActionForm>
      )}
    </div>
  )
}
