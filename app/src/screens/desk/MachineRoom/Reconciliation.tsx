import { Button, Section, SkeletonGroup, SkeletonText, Table } from '@shop/design-system'
import { useState } from 'react'
import { useReconciliation } from '../../../data/machine-room.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { TableSheet } from '../../../parts/page/TableSheet.tsx'

/** Whether orders, payments, kits, points and providers' records agree. */
export function Reconciliation() {
  const [isAsked, setAsked] = useState(false)
  const { data, error, isValidating, mutate } = useReconciliation(isAsked)
  return (
    <Section
      size="sm"
      title="Do the records agree?"
      lead="Compares orders, payments, kits, points and what payment providers have. It takes a while."
      action={
        <Button variant="outline" isBusy={isValidating} onClick={() => (isAsked ? void mutate() : setAsked(true))}>
          {data ? 'Compare again' : 'Compare now'}
        </Button>
      }
    >
      <div aria-live="polite">
        {data ? (
          data.results.length === 0 ? (
            <p>Everything agrees.</p>
          ) : (
            <TableSheet>
              <Table
                caption="What does not agree"
                rows={data.results}
                rowKey={({ check, subject, text }) => `${check} ${subject} ${text}`}
                columns={[
                  { key: 'subject', label: 'About', isRowHeader: true, cell: ({ subject }) => subject },
                  { key: 'check', label: 'Check', cell: ({ check }) => check },
                  { key: 'text', label: 'What is wrong', cell: ({ text }) => text },
                ]}
              />
            </TableSheet>
          )
        ) : error ? (
          <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} headingLevel={3} />
        ) : (
          isAsked && (
            <SkeletonGroup label="Comparing records">
              <SkeletonText lines={3} />
            </SkeletonGroup>
          )
        )}
      </div>
    </Section>
  )
}
