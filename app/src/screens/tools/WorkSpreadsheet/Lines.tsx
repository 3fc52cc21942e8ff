import type { WorkLine, WorkLineState, WorkSheet } from '@shop/contract/work-spreadsheet'
import { Button, chakra, EndlessList, Stack } from '@shop/design-system'
import { useState } from 'react'
import { EditLine } from './EditLine.tsx'
import { LineCard } from './LineCard.tsx'
import { lineStateCopy } from './line-copy.ts'

const Filters = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const filters = ['all', 'attention', 'ready', 'done'] as const
type Filter = 'all' | WorkLineState

/** The lines of a sheet, all or those of a state; up to five hundred. */
export function Lines({ sheet, canChange }: { sheet: WorkSheet; canChange: boolean }) {
  const [chosen, setFilter] = useState<Filter>('all')
  const [edited, setEdited] = useState<WorkLine>()
  const countOf = (of: Filter) => (of === 'all' ? sheet.lines.length : sheet.counts[of])
  // Once the last of them is corrected, there is nothing left to show of these.
  const filter = countOf(chosen) ? chosen : 'all'
  const lines = filter === 'all' ? sheet.lines : sheet.lines.filter(({ state }) => state === filter)
  return (
    <Stack gap="4">
      <Filters role="group" aria-label="Show">
        {filters.map((of) => (
          <Button
            key={of}
            size="sm"
            variant={filter === of ? 'solid' : 'outline'}
            aria-pressed={filter === of}
            disabled={!countOf(of)}
            onClick={() => setFilter(of)}
          >
            {of === 'all' ? 'All' : lineStateCopy[of]} ({countOf(of)})
          </Button>
        ))}
      </Filters>
      {lines.length > 0 && (
        <EndlessList
          key={filter}
          label="Lines"
          items={lines}
          total={lines.length}
          itemKey={({ id }) => id}
          renderItem={(line) => (
            <LineCard sheet={sheet} line={line} canChange={canChange} onEdit={() => setEdited(line)} />
          )}
        />
      )}
      {edited && <EditLine key={edited.id} sheet={sheet} line={edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  )
}
