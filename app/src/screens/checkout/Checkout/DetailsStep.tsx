import { optionalText } from '@shop/contract/form'
import type { Cart } from '@shop/contract/cart'
import { contactFormSchema } from '@shop/contract/checkout'
import { Callout, CheckboxField, Form, Link, PhoneField, TextField } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import type { Country } from '@shop/contract/country'
import { Failure } from '@shop/contract/failure'
import { array, type InferType, object, string } from 'yup'
import { useCartActions } from '../../../data/cart.ts'
import { dialCodesOf } from '../../../data/country.ts'
import { useSettings } from '../../../data/settings.tsx'
import { paths } from '../../../paths.ts'
import { StepActions, StepTitle } from '../../../parts/form/StepFrame.tsx'
import { dropDraft, readDraft, useCheckoutDraft } from './drafts.ts'
import type { StepProps } from './step-props.ts'
import { useRefused } from './use-refused.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

/** The contract's contact form, and for vets a name for each animal that a test needs. */
const detailsSchema = contactFormSchema.shape({
  animals: array()
    .of(
      object({
        itemId: string().required(),
        name: optionalText(100).required('Please name the patient this test is for.'),
      }).required(),
    )
    .required(),
})
type Details = InferType<typeof detailsSchema>

/** "Patient for Geno Pet"; of several lines of a test "Patient 2 for Geno Pet". */
function labelOf(items: Cart['items'], index: number) {
  const name = items[index]?.product.name ?? ''
  const same = (list: Cart['items']) => list.filter(({ product }) => product.name === name).length
  return same(items) > 1 ? `Patient ${same(items.slice(0, index + 1))} for ${name}` : `Patient for ${name}`
}

/** Two lines of a test have names of their own: the refusal is shown at the one that was typed here. */
const atField = (error: unknown, field: string) =>
  error instanceof Failure && error.fields.animalName
    ? new Failure(error.status, { message: error.message, errors: { [field]: error.fields.animalName } })
    : error

type DetailsStepProps = Omit<StepProps, 'onPrevious'> & {
  cart: Cart
  countries: Country[]
  isVet: boolean
  next: string
}

/** Who buys: where the confirmation goes, and whom a courier may call. */
export function DetailsStep({ cart, countries, isVet, next, refused, onNext }: DetailsStepProps) {
  const { user } = useSettings()
  const { update, nameAnimal } = useCartActions()
  // What is tested in a sample is for that sample's animal.
  const items = isVet
    ? cart.items.filter(({ isAnimalRequired, metaData }) => isAnimalRequired && !metaData.barcode)
    : []
  const draft = readDraft<Details>('details', cart.sessionId)
  const form = useForm({
    defaultValues: {
      email: draft.email ?? cart.email ?? '',
      phoneNumber: draft.phoneNumber ?? cart.phoneNumber ?? '',
      isNewsletterSubscribed: draft.isNewsletterSubscribed ?? cart.isNewsletterSubscribed,
      animals: items.map(({ id, metaData }) => ({
        itemId: id,
        name: draft.animals?.find(({ itemId }) => itemId === id)?.name ?? metaData.animalName ?? '',
      })),
    },
    resolver: schemaResolver(detailsSchema),
  })
  useCheckoutDraft(form, 'details', cart.sessionId)
  useRefused(form, refused)

  const save = async ({ animals, ...contact }: Details) => {
    await update(contact)
    for (const item of items) {
      const name = animals.find(({ itemId }) => itemId === item.id)?.name
      // One after the other: each returns the whole cart.
      if (name && name !== item.metaData.animalName)
        await nameAnimal(item, name).catch((error: unknown) => {
          throw atField(error, `animals.${items.indexOf(item)}.name`)
        })
    }
    dropDraft('details')
    onNext()
  }
  const strays = Object.entries(refused).filter(([field]) => isVet && field.includes(' '))
  return (
    <>
      <StepTitle lead={user ? `Ordering as ${user.name}.` : undefined}>How can we reach you?</StepTitle>
      <Form form={form} isStored={false} onSubmit={save} aria-label="Your details">
        {strays.length > 0 && (
          <Callout tone="warning" title="A patient is missing">
            {strays.map(([product, text]) => `${product}: ${text}`).join(' ')}
          </Callout>
        )}
        {isVet && refused.shippingAddress && (
          <Callout tone="warning" title="We cannot send this yet">
            {refused.shippingAddress} <Link href={paths.myProfile}>To your profile</Link>
          </Callout>
        )}
        {!user && (
          <p>
            Have an account? <Link href={`${paths.login}?next=${paths.checkout}`}>Log in</Link> and your cart comes
            along. You can also order as a guest.
          </p>
        )}
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          help="Your confirmation and your results go here."
        />
        <PhoneField
          name="phoneNumber"
          country={user?.addressCountry ?? cart.country}
          dialCodes={dialCodesOf(countries)}
          help="Only for questions about this order."
        />
        {items.map((item, index) => (
          <TextField
            key={item.id}
            name={`animals.${index}.name`}
            label={labelOf(items, index)}
            autoComplete="off"
            required
            help={
              item.quantity > 1 ? 'One patient a line. For more patients, add a line for each in the cart.' : undefined
            }
          />
        ))}
        <CheckboxField name="isNewsletterSubscribed" label="Send me news about tests and offers, about once a month" />
        <StepActions next={next} />
      </Form>
    </>
  )
}
