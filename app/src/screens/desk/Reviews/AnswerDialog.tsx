import { type DeskReview, reviewAnswerSchema } from '@shop/contract/review'
import { Dialog, Form, SubmitButton, TextareaField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useDeskReviewActions } from '../../../data/review.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type AnswerDialogProps = { review: DeskReview; onClose: () => void }

/** The shop's answer below a review; an empty one is taken back. */
export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const { answer } = useDeskReviewActions()
  const form = useForm({ defaultValues: { text: review.answer ?? '' }, resolver: schemaResolver(reviewAnswerSchema) })
  return (
    <Dialog isOpen onClose={onClose} title={`Answer ${review.name}`} description={review.text}>
      <Form
        form={form}
        aria-label={`Answer ${review.name}`}
        onSubmit={async ({ text }) => {
          await answer(review, text ?? '')
          toaster.success(text ? 'The answer is published, and can be changed.' : 'The answer is taken back.')
          onClose()
        }}
      >
        <TextareaField
          name="text"
          label="Answer"
          help="Everybody reads it below the review. Left empty, the answer is taken back."
          rows={5}
          limit={1000}
        />
        <SubmitButton full>Save the answer</SubmitButton>
      </Form>
    </Dialog>
  )
}
