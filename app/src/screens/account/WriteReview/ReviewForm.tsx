import { type MyReview, type NewReview, newReviewSchema } from '@shop/contract/review'
import { Form, RadioCardsField, SubmitButton, TextareaField, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useSaveReview } from '../../../data/review.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'
import { Stars } from '../../../parts/review/Stars.tsx'

/** As they are typed. */
type Values = Record<keyof NewReview, string>

const words = ['Very good', 'Good', 'Fair', 'Poor', 'Very poor']
const ratings = words.map((title, at) => ({
  value: String(5 - at),
  title,
  aside: <Stars rating={5 - at} />,
}))

/** Stars, a few words, and the name that everybody reads. */
export function ReviewForm({ my: { product, name, review } }: { my: MyReview }) {
  const save = useSaveReview(String(product.id))
  const form = useForm<Values, unknown, NewReview>({
    defaultValues: { rating: String(review?.rating ?? ''), text: review?.text ?? '', name: review?.name ?? name },
    resolver: schemaResolver(newReviewSchema) as never,
  })
  return (
    <Form
      form={form}
      aria-label="Your review"
      onSubmit={async (body) => {
        await save(body)
        toaster.success('Thank you. Your review is with us, and is shown once we have read it.')
      }}
    >
      <RadioCardsField name="rating" label="How was it?" options={ratings} required />
      <TextareaField
        name="text"
        label="What should others know?"
        help="The kit, the wait, the report. Please leave out names of other people and web addresses."
        limit={2000}
        required
      />
      <TextField name="name" label="Your name as it is shown" autoComplete="off" maxLength={40} required />
      <SubmitButton>{review ? 'Send it again' : 'Send the review'}</SubmitButton>
    </Form>
  )
}
