import { withdrawSchema } from '@shop/contract/laboratory'
import {
  Button,
  Callout,
  DescriptionList,
  SearchBox,
  Section,
  SkeletonGroup,
  SkeletonText,
  Stack,
  TextareaField,
} from '@shop/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useWithdrawal, withdrawSample } from '../../../data/laboratory.ts'
import { ActionDialog } from '../../../parts/desk/ActionDialog.tsx'
import { countOf } from '../../../parts/desk/count-of.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { useChangeQuery } from '../../../parts/page/use-change-query.ts'
import { paths } from '../../../paths.ts'

/** A sample is looked up, what would fall is named, and it is withdrawn with a reason. */
export function WithdrawSample() {
  const [query] = useSearchParams()
  const change = useChangeQuery(paths.deskCorrections)
  const typed = query.get('sample')?.trim() ?? ''
  const { data, error, mutate, isValidating } = useWithdrawal(typed)
  const [isOpen, setOpen] = useState(false)
  const reports = data?.reports ?? []
  const falling = data
    ? `${countOf(data.resultCount, 'reading')} of ${data.barcode} no longer count, and ${
        reports.length ? `${countOf(reports.length, 'report')} fall: ${reports.join(', ')}` : 'no report falls'
      }.`
    : ''
  return (
    <Section
      size="sm"
      title="Withdraw a sample"
      lead="Its swab was another animal’s: nothing that was found in it counts any more. First see what would fall."
    >
      <Stack gap="4">
        <SearchBox
          key={typed}
          label="Barcode, or a report’s number"
          landmark="Sample to withdraw"
          action={paths.deskCorrections}
          name="sample"
          defaultValue={typed}
          onSearch={(sample) => change({ sample })}
        />
        {error && (
          <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} headingLevel={3} />
        )}
        {typed && !data && !error && (
          <SkeletonGroup label="Looking the sample up">
            <SkeletonText lines={3} />
          </SkeletonGroup>
        )}
        {data && (
          <>
            <DescriptionList
              items={[
                { term: 'Sample', description: data.barcode, isMono: true },
                { term: 'Product', description: data.product },
                { term: 'Readings that would fall', description: String(data.resultCount) },
                { term: 'Reports that would fall', description: reports.join(', ') || 'None' },
              ]}
            />
            {data.resultCount > 0 ? (
              <div>
                <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
                  Withdraw this sample
                </Button>
              </div>
            ) : (
              <Callout title="Nothing of it counts">
                Nothing was reported of this sample, or it was withdrawn before. One that cannot be read is moved with
                the problem “We need another swab”.
              </Callout>
            )}
          </>
        )}
      </Stack>
      {data && isOpen && (
        <ActionDialog
          title={`Withdraw ${data.barcode} for good`}
          description={`${falling} A free kit takes the sample’s place, and everybody who was told of its results is told again. There is no way back.`}
          schema={withdrawSchema}
          values={{ sample: data.barcode, reason: '' }}
          submit="Withdraw it for good"
          onSubmit={async (values) => {
            const { papers, kit } = await withdrawSample(values)
            await mutate()
            return `${data.barcode} is withdrawn, with ${countOf(papers, 'report')}. The free kit ${kit} is ordered.`
          }}
          onClose={() => setOpen(false)}
        >
          <TextareaField
            name="reason"
            label="Reason"
            help="Everybody who had its results reads it."
            rows={3}
            limit={500}
            required
          />
        </ActionDialog>
      )}
    </Section>
  )
}
