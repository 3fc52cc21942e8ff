import { adminPageSize } from '@shop/contract/constants'
import { type DeskReview, writtenStates } from '@shop/contract/review'
import { Button, EmptyState, Illustration, toaster, VisuallyHidden, Wrap } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDeskReviewActions, useDeskReviews } from '../../../data/review.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { DeskTime } from '../../../parts/desk/DeskTime.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { useAction } from '../../../parts/form/use-action.ts'
import { paths } from '../../../paths.ts'
import { AnswerDialog } from './AnswerDialog.tsx'

type Choice = { action: 'refuse' | 'answer'; review: DeskReview }

const stateNames = { waiting: 'Waiting', approved: 'Published', refused: 'Refused' }
const byState: DeskFilter = {
  name: 'state',
  label: 'State',
  options: writtenStates.map((value) => ({ value, label: stateNames[value] })),
}

/** `/desk/people/reviews?state=approved`: what buyers wrote of products, those that wait first. */
export function Reviews() {
  const [query] = useSearchParams()
  const [choice, setChoice] = useState<Choice | null>(null)
  const { approve, refuse } = useDeskReviewActions()
  const { busy, run } = useAction()
  const columns = useMemo<DeskColumn<DeskReview>[]>(
    () => [
      {
        key: 'product',
        isSortable: true,
        label: 'Product',
        isRowHeader: true,
        cell: ({ product }) => product.name,
        text: ({ product }) => product.name,
      },
      {
        key: 'rating',
        isSortable: true,
        label: 'Stars',
        isNumeric: true,
        cell: ({ rating }) => `${rating} of 5`,
        text: ({ rating }) => rating,
      },
      { key: 'text', label: 'Review', cell: ({ text }) => text, text: ({ text }) => text },
      { key: 'name', label: 'Shown as', cell: ({ name }) => name, text: ({ name }) => name },
      { key: 'email', label: 'Email', isHidden: true, cell: ({ email }) => email, text: ({ email }) => email },
      {
        key: 'writtenAt',
        isSortable: true,
        label: 'Written',
        cell: ({ writtenAt }) => <DeskTime at={writtenAt} />,
        text: ({ writtenAt }) => writtenAt,
      },
      {
        key: 'state',
        label: 'State',
        cell: ({ state, reason }) => (reason ? `${stateNames[state]}: ${reason}` : stateNames[state]),
        text: ({ state }) => state,
      },
      { key: 'answer', label: 'Our answer', cell: ({ answer }) => answer, text: ({ answer }) => answer },
      {
        key: 'decide',
        label: 'Decide',
        cell: (review) => (
          <Wrap gap="2">
            {review.state === 'approved' ? (
              <Button size="sm" variant="outline" onClick={() => setChoice({ action: 'answer', review })}>
                Answer <VisuallyHidden>{review.name}</VisuallyHidden>
              </Button>
            ) : (
              <Button
                size="sm"
                isBusy={busy === review.id}
                onClick={() =>
                  void run(async () => {
                    await approve(review)
                    toaster.success(`The review of ${review.name} is published. “Take it off” undoes it.`)
                  }, review.id)
                }
              >
                Publish <VisuallyHidden>the review of {review.name}</VisuallyHidden>
              </Button>
            )}
            {review.state !== 'refused' && (
              <Button size="sm" variant="outline" onClick={() => setChoice({ action: 'refuse', review })}>
                {review.state === 'waiting' ? 'Refuse' : 'Take it off'}{' '}
                <VisuallyHidden>the review of {review.name}</VisuallyHidden>
              </Button>
            )}
          </Wrap>
        ),
        text: () => null,
      },
    ],
    [approve, busy, run],
  )
  return (
    <DeskPage
      title="Reviews"
      lead="What buyers wrote of products: those that wait longest first, then the newest. Times are UTC."
      room="people"
    >
      <DeskTable
        name="Reviews"
        count={['review', 'reviews']}
        path={paths.deskReviews}
        read={useDeskReviews(listQuery(query, ['state']))}
        pageSize={adminPageSize}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name, product }) => `review of ${product.name} by ${name}`}
        filters={[byState]}
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="Nobody has written a review yet"
            text="What buyers write of a product is listed here before it is published."
          />
        }
      />
      {choice?.action === 'answer' && <AnswerDialog review={choice.review} onClose={() => setChoice(null)} />}
      {choice?.action === 'refuse' && (
        <ReasonDialog
          title={`Refuse the review of ${choice.review.name}`}
          description="It is on no page, and its buyer gets a mail with your reason. It can be published later."
          action="Refuse"
          done="It is refused. “Publish” undoes it."
          help="They read it in their mail."
          limit={500}
          onReason={(reason) => refuse(choice.review, reason)}
          onClose={() => setChoice(null)}
        />
      )}
    </DeskPage>
  )
}
