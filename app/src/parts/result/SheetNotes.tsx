import type { ResultSheet } from '@shop/contract/result'
import { Callout, chakra, Stack } from '@shop/design-system'
import { FlaskConical } from 'lucide-react'
import { Settled } from './ConflictNotes.tsx'

/** What limits a whole sheet of results, shown before the results. */
export function SheetNotes({
  sheet,
}: {
  sheet: Pick<ResultSheet, 'isSampleData' | 'isPartial'> &
    Partial<Pick<ResultSheet, 'barcode' | 'conflicts' | 'recordChange'>>
}) {
  const setAside = (sheet.conflicts ?? []).filter(
    ({ settlement }) => settlement && settlement.barcode !== sheet.barcode,
  )
  if (!sheet.isSampleData && !sheet.isPartial && !setAside.length && !sheet.recordChange) return null
  return (
    <Stack gap="3" marginBlockEnd="5">
      {sheet.isSampleData && <SampleDataNote />}
      {setAside.map((conflict) => (
        <Settled key={conflict.name} conflict={conflict} />
      ))}
      {sheet.recordChange && (
        <Callout tone="caution" title="The record was changed">
          When these results were reported, something else was on record: another {sheet.recordChange}. Their meaning is
          based on what was on record then. If that was a mistake, please contact us.
        </Callout>
      )}
      {sheet.isPartial && (
        <Callout tone="caution" title="Not everything has been read yet">
          Some tests of this sample are still to come, or gave no result. What is missing here is neither clear nor not
          clear.
        </Callout>
      )}
    </Stack>
  )
}

const Note = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    paddingInline: '4',
    paddingBlock: '2.5',
    borderRadius: 'control',
    bg: 'sand',
    textStyle: 'small',
    '& svg': { flexShrink: 0, marginBlockStart: '0.5' },
  },
})

/** A warning that the results are made up, so that nobody acts on them. */
export const SampleDataNote = () => (
  <Note role="note">
    <FlaskConical size={18} aria-hidden />
    <span>
      <strong>Sample results.</strong> They were made to try the shop out: no sample was read.
    </span>
  </Note>
)
