import type { OpenedAdvance } from '@shop/contract/advance-result'
import { Button, EmptyState, Illustration, LinkButton, Stack } from '@shop/design-system'
import { useState } from 'react'
import { useAdvanceResults, useOpenAdvanceResult } from '../../../data/advance-result.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { useAction } from '../../../parts/form/use-action.ts'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { paths } from '../../../paths.ts'
import { AdvanceRow } from './AdvanceRow.tsx'
import { OpenedSheet } from './OpenedSheet.tsx'

/** `/my/dv-access`: results of tests ordered for a client, released to the vet or agent before the report (tool-2). */
export function AdvanceResults() {
  const [opened, setOpened] = useState<OpenedAdvance>()
  if (opened)
    return (
      <MyPage
        name="Advance results"
        title={`First results of ${opened.petName}`}
        lead={`Ordered for ${opened.client}. That you opened this is kept.`}
        actions={
          <Button variant="outline" onClick={() => setOpened(undefined)}>
            Close
          </Button>
        }
      >
        <OpenedSheet opened={opened} />
      </MyPage>
    )
  return (
    <MyPage
      name="Advance results"
      lead="When treatment cannot wait for the report, our laboratory can show you early results of a test you ordered for a client."
    >
      <List onOpened={setOpened} />
    </MyPage>
  )
}

function List({ onOpened }: { onOpened: (opened: OpenedAdvance) => void }) {
  const { user } = useSettings()
  const { data, error, isValidating, mutate } = useAdvanceResults()
  const open = useOpenAdvanceResult()
  const { busy, run } = useAction()
  if (!data && error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data) return <CardsLoading label="Fetching advance results" />
  if (!data.results.length)
    return (
      <EmptyState
        headingLevel={2}
        illustration={<Illustration name="no-results" />}
        title="No advance results"
        text="Order a test for a client, and ask the laboratory if you need a result before the report. We will email you when it is ready."
        actions={
          <>
            <LinkButton href={paths.orderAhead}>Order for a client</LinkButton>
            <LinkButton variant="outline" href={paths.contact}>
              Ask the laboratory
            </LinkButton>
          </>
        }
      />
    )
  return (
    <Stack gap="3">
      {data.results.map((result) => (
        <AdvanceRow
          key={result.id}
          result={result}
          isOpening={busy === result.id}
          onOpen={user?.viewedBy ? undefined : () => void run(async () => onOpened(await open(result.id)), result.id)}
        />
      ))}
    </Stack>
  )
}
