import type { AgentKit, AgentKitState } from '@shop/contract/collection-agent'
import { Badge, Card, chakra, Link, Section, SkeletonGroup, SkeletonText, Table } from '@shop/design-system'
import { useAgentKits } from '../../../data/collection-agent.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { TableSheet } from '../../../parts/page/TableSheet.tsx'
import { paths } from '../../../paths.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

const states: Record<AgentKitState, string> = {
  ordered: 'On its way to you',
  carried: 'With you',
  collected: 'Taken, waiting for the owner',
  taken_up: 'Accepted and paid by the owner',
  at_laboratory: 'With the laboratory',
  reported: 'Reported to its owner',
  returned: 'Sent back',
}

const Mono = chakra('span', { base: { fontFamily: 'mono', fontSize: 'sm' } })
const Quiet = chakra('p', {
  base: { color: 'ink2', marginBlockEnd: '4', textWrap: 'pretty' },
})

/** The kits an agent was sent, one by one: where each is, and of what was found nothing. Nothing where there are none. */
export function AgentStock() {
  const { data, error, isValidating, mutate } = useAgentKits()
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching your kits">
        <Card>
          <SkeletonText lines={4} />
        </Card>
      </SkeletonGroup>
    )
  return data.results.length ? <Stock kits={data.results} /> : null
}

function Stock({ kits }: { kits: AgentKit[] }) {
  const words = useAnimalWords()
  const carried = kits.filter(({ state }) => state === 'carried').length
  return (
    <Section size="sm" title="Your swab kits">
      <Quiet>
        {carried} of {kits.length} are with you. Write each down under{' '}
        <Link href={paths.collectedAnimals}>{words('collected animals')}</Link> when you take it: its owner is mailed,
        chooses the tests and pays for them. What you do not need you can send back; we then strike it off here.
      </Quiet>
      <TableSheet>
        <Table
          caption="Swab kits you were sent"
          isCaptionHidden
          rows={kits}
          rowKey={({ barcode }) => barcode}
          columns={[
            {
              key: 'barcode',
              label: 'Barcode',
              isRowHeader: true,
              cell: ({ barcode }) => <Mono>{barcode}</Mono>,
            },
            {
              key: 'state',
              label: 'Where it is',
              cell: ({ state }) => (
                <Badge tone={state === 'carried' ? 'audience' : 'neutral'} size="sm">
                  {states[state]}
                </Badge>
              ),
            },
            {
              key: 'animal',
              label: words('Animal'),
              cell: ({ animal }) => animal ?? 'None yet',
            },
            {
              key: 'order',
              label: 'Order',
              cell: ({ orderNumber }) => orderNumber,
            },
          ]}
        />
      </TableSheet>
    </Section>
  )
}
