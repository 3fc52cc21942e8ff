import { formatDate } from '@shop/contract/dates'
import { returnSchema } from '@shop/contract/results-review'
import {
  Breadcrumbs,
  Button,
  Callout,
  DescriptionList,
  Section,
  SkeletonGroup,
  SkeletonText,
  Stack,
  TextareaField,
  toaster,
  Wrap,
} from '@shop/design-system'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { reviewStateCopy } from '../../../content/review-states.ts'
import { releaseResults, returnResults, useResultsReview } from '../../../data/results-review.ts'
import { useSettings } from '../../../data/settings.tsx'
import { ActionDialog } from '../../../parts/desk/ActionDialog.tsx'
import { ConfirmDialog } from '../../../parts/desk/ConfirmDialog.tsx'
import { countOf } from '../../../parts/desk/count-of.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { ReviewLines } from '../../../parts/desk/ReviewLines.tsx'
import { useMay } from '../../../parts/desk/use-may.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'

/** `/desk/laboratory/results/:id`: a file as its second person reads it, who releases or returns it. */
export function ResultFile() {
  const { id = '' } = useParams()
  const { country, user } = useSettings()
  const { data, error, isValidating, mutate } = useResultsReview(id)
  const [open, setOpen] = useState<'release' | 'return' | null>(null)
  const mayDecide = useMay('releaseResults')
  const by = user?.name ?? ''
  const close = () => setOpen(null)

  if (!data)
    return (
      <DeskPage title="File of results" trail={trail}>
        {error ? (
          <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
        ) : (
          <SkeletonGroup label="Fetching the file">
            <SkeletonText lines={10} />
          </SkeletonGroup>
        )}
      </DeskPage>
    )
  const { review, lines, isOwn } = data
  const isWaiting = review.state === 'waiting'
  return (
    <DeskPage title={review.fileName} trail={trail}>
      <Stack gap="6">
        <DescriptionList
          items={[
            { term: 'State', description: reviewStateCopy[review.state] },
            { term: 'Brought by', description: `${review.by}, ${formatDate(review.submittedAt, country)}` },
            { term: 'Samples', description: String(review.sampleCount) },
            { term: 'Reason for the correction', description: review.correction },
            {
              term: 'Decided by',
              description: review.decidedAt && `${review.reviewer}, ${formatDate(review.decidedAt, country)}`,
            },
            { term: 'Why returned', description: review.returnReason },
          ]}
        />
        {isWaiting && isOwn && (
          <Callout title="You brought this file">
            Somebody else of the laboratory reads it line by line, and releases or returns it. That is how a mistake is
            seen before an owner sees it.
          </Callout>
        )}
        {isWaiting && !isOwn && mayDecide && (
          <Wrap gap="3">
            <Button onClick={() => setOpen('release')}>Release these results</Button>
            <Button variant="outline" onClick={() => setOpen('return')}>
              Return the file
            </Button>
          </Wrap>
        )}
        {isWaiting && (
          <Section size="sm" title={countOf(lines.length, 'line')}>
            <ReviewLines lines={lines} />
          </Section>
        )}
        {!isWaiting && <p>The file’s text is not stored once it is decided. Its results are with the samples.</p>}
      </Stack>
      {open === 'release' && (
        <ConfirmDialog
          title={`Release ${review.fileName}?`}
          description={`The results of ${countOf(review.sampleCount, 'sample')} count from now on, and their owners are mailed. This cannot be taken back; a correction is a file of its own.`}
          submit="Release these results"
          onConfirm={async () => {
            const { resultCount } = await releaseResults({ id, by })
            toaster.success(`${countOf(resultCount, 'result')} released.`)
            await mutate()
          }}
          onClose={close}
        />
      )}
      {open === 'return' && (
        <ActionDialog
          title={`Return ${review.fileName}`}
          description={`Nothing of it counts. ${review.by} reads your reason, and may bring the file again, as it is or mended.`}
          schema={returnSchema}
          values={{ id, by, reason: '' }}
          submit="Return the file"
          onSubmit={async (values) => {
            await returnResults(values)
            await mutate()
            return `${review.fileName} was returned.`
          }}
          onClose={close}
        >
          <TextareaField name="reason" label="Reason" rows={3} limit={500} required />
        </ActionDialog>
      )}
    </DeskPage>
  )
}

const trail = <Breadcrumbs trail={[{ label: 'Results', href: paths.deskResults }]} current="File" />
