import { invoiceTerms } from '@shop/contract/constants'
import type { InvoiceTotal } from '@shop/contract/invoice'
import { Callout, Card, chakra, LinkButton, Skeleton, SkeletonGroup } from '@shop/design-system'
import { useInvoiceTotal } from '../../../data/invoice.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'

const Sheet = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    '& .due-sum': { textStyle: 'h2', fontVariantNumeric: 'tabular-nums' },
    '& .due-sum span': { color: 'ink2', fontWeight: 'medium' },
    '& .due-copy': { color: 'ink2', marginBlockStart: '1' },
  },
})

/** What is still to pay, on top of the invoices; it fails by itself, and leaves the list alone. */
export function TotalDue() {
  const { data, error, isValidating, mutate } = useInvoiceTotal()
  if (data) return <Due total={data} />
  if (error)
    return (
      <Card>
        <FailedState
          error={error}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
          headingLevel={2}
          illustration={null}
        />
      </Card>
    )
  return (
    <SkeletonGroup label="Fetching what is due">
      <Skeleton shape="card" height="32" />
    </SkeletonGroup>
  )
}

function Due({ total: { value, others, openCount, overdueCount } }: { total: InvoiceTotal }) {
  const sums = [value, ...others].filter(({ amount }) => amount > 0).map(({ label }) => label)
  const open = `${openCount} open invoice${openCount === 1 ? '' : 's'}`
  return (
    <>
      <Card as="section" aria-label="Total due" tone={openCount ? undefined : 'sand'}>
        <Sheet>
          <div>
            <p className="due-sum">
              {sums.join(' and ') || value.label} <span>to pay</span>
            </p>
            <p className="due-copy">
              {openCount
                ? `${open}${overdueCount ? `, ${overdueCount} of them overdue` : ''}`
                : 'Every invoice is paid.'}
            </p>
          </div>
          {openCount > 0 && (
            <LinkButton size="lg" href={paths.payInvoices()}>
              {openCount === 1 ? 'Pay it now' : 'Pay all'}
            </LinkButton>
          )}
        </Sheet>
      </Card>
      {overdueCount > 0 && (
        <Callout
          tone="caution"
          title={overdueCount === 1 ? 'One invoice is overdue' : `${overdueCount} invoices are overdue`}
        >
          Please pay soon: {invoiceTerms.graceDays} days after its due date, an unpaid invoice stops new orders on the
          account.
        </Callout>
      )}
    </>
  )
}
