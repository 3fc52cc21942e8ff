import type { DeskAgent } from '@shop/contract/collection-agent'
import { Button, Dialog, SkeletonGroup, SkeletonText, Table, VisuallyHidden } from '@shop/design-system'
import { useState } from 'react'
import { useDeskAgentActions, useDeskAgentKits } from '../../../data/collection-agent.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { useMay } from '../../../parts/desk/use-may.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { kitStates } from './kit-states.ts'

type KitsDialogProps = { agent: DeskAgent; onClose: () => void }

/** An agent's swab kits one by one; one that came back unused is struck off. */
export function KitsDialog({ agent, onClose }: KitsDialogProps) {
  const { data, error, isValidating, mutate } = useDeskAgentKits(agent.id)
  const { returnKit } = useDeskAgentActions(agent.id)
  const mayReturn = useMay('returnAgentKit')
  const [returned, setReturned] = useState<string | null>(null)
  if (returned)
    return (
      <ReasonDialog
        title={`Has ${returned} come back unused?`}
        description="Nobody activates it any more. This cannot be undone; a refund is a decision of its own."
        action="It came back"
        done={`${returned} is struck off.`}
        limit={500}
        onReason={(reason) => returnKit(returned, reason)}
        onClose={() => setReturned(null)}
      />
    )
  return (
    <Dialog isOpen isWide onClose={onClose} title={`Swab kits of ${agent.name}`}>
      {data ? (
        <Table
          caption={`Swab kits of ${agent.name}`}
          isCaptionHidden
          rows={data.results}
          rowKey={({ barcode }) => barcode}
          columns={[
            { key: 'barcode', label: 'Barcode', isRowHeader: true, cell: ({ barcode }) => barcode },
            { key: 'state', label: 'Where it is', cell: ({ state }) => kitStates[state] },
            { key: 'order', label: 'Order', cell: ({ orderNumber }) => orderNumber },
            { key: 'animal', label: 'Animal', cell: ({ animal }) => animal },
            {
              key: 'returned',
              label: 'Decide',
              cell: ({ barcode, state }) =>
                mayReturn &&
                state === 'carried' && (
                  <Button size="sm" variant="outline" onClick={() => setReturned(barcode)}>
                    Came back <VisuallyHidden>{barcode}</VisuallyHidden>
                  </Button>
                ),
            },
          ]}
        />
      ) : error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} headingLevel={3} />
      ) : (
        <SkeletonGroup label="Fetching kits">
          <SkeletonText lines={5} />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}
