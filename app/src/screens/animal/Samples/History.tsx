import { formatDate } from '@shop/contract/dates'
import type { ResultHistory } from '@shop/contract/result'
import { chakra, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { ArrowRight } from 'lucide-react'
import { useResultHistory } from '../../../data/result.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'

type Entry = ResultHistory['entries'][number]

const Base = chakra('section', {
  base: {
    borderTop: 'hairline',
    paddingBlockStart: '5',
    '& h3': { textStyle: 'label', marginBlockEnd: '4' },
    '& .history': { listStyleType: 'none' },
    '& .history > li': {
      position: 'relative',
      paddingInlineStart: '7',
      paddingBlockEnd: '5',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        insetBlockStart: '0.4rem',
        boxSize: '3',
        borderRadius: 'pill',
        border: '2px solid {colors.colorPalette.solid}',
        bg: 'card',
      },
      // The line from one dot to the next.
      '&:not(:last-of-type)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0.3125rem',
        insetBlock: '1.35rem -0.2rem',
        width: '2px',
        bg: 'line',
      },
    },
    '& .history > li:first-of-type::before': { bg: 'colorPalette.solid' },
    '& .history > li:last-of-type': { paddingBlockEnd: '0' },
    '& .history-what': { fontWeight: 'semibold' },
    '& .history-text': { textStyle: 'small', color: 'ink2', textWrap: 'pretty' },
    '& .history-changes': { listStyleType: 'none', marginBlock: '2', display: 'grid', gap: '1.5' },
    '& .history-changes li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      fontSize: 'sm',
    },
    '& .history-genotypes': { display: 'inline-flex', alignItems: 'center', gap: '1.5', fontFamily: 'mono' },
    '& .history-genotypes s': { color: 'ink2' },
  },
})

const results = (count: number) => (count === 1 ? 'One result' : `${count} results`)
const kinds: Record<Entry['kind'], (count: number, collector: string | null) => string> = {
  conflicting: (count) => `${results(count)} contradicted by another sample`,
  settled: () => 'Settled by the laboratory',
  reopened: () => 'No longer settled: what was set aside counts again',
  reported: (count) => `${results(count)} reported`,
  added: (count) => `${results(count)} added`,
  corrected: (count) => `${results(count)} corrected`,
  by_parentage: (count) => `${results(count)} by the parents’ tests`,
  withdrawn: (count) => `${results(count)} by parentage withdrawn`,
  sample_withdrawn: (count) => `${results(count)} withdrawn`,
  identity: (_, collector) =>
    collector ? `${collector} took the sample and read the microchip` : 'Its identity no longer counts as verified',
}

/** What happened to a sample's results: what changed, why, on which panel, and who was notified. */
export function History({ id, barcode }: { id: string; barcode: string }) {
  const { data, error, isValidating, mutate } = useResultHistory(id, barcode)
  return (
    <Base aria-label={`History of the results of ${barcode}`}>
      <h3>History of its results</h3>
      {data ? (
        <ol className="history">
          {data.entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} sample={barcode} />
          ))}
        </ol>
      ) : error ? (
        <FailedState error={error} headingLevel={4} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <SkeletonGroup label="Fetching the history">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
    </Base>
  )
}

type Change = Entry['changes'][number]

/** What was read before, and what was read again. */
const Reread = ({ before, after, none }: Change & { none: string }) => (
  <>
    {before && (
      <>
        <s>{before}</s>
        <ArrowRight size={14} role="img" aria-label="is now" />
      </>
    )}
    {after ?? none}
  </>
)

/** The readings of this sample and of the other, and which of them counts where that is settled. */
function Contradiction({
  change: { before, after, barcode },
  sample,
  kind,
}: {
  change: Change
  sample: string
  kind: Entry['kind']
}) {
  if (barcode === sample)
    return <>{kind === 'settled' ? `This sample stands: ${after}` : `This sample stood: ${after}`}</>
  return (
    <>
      {before ?? 'No result'} here, {after ?? 'no result'} in {barcode}
      {kind === 'settled' && ', which stands'}
    </>
  )
}

function EntryLine({
  entry: { kind, date, reason, laboratory, panelVersion, by, changes, collector, resultCount, told },
  sample,
}: {
  entry: Entry
  sample: string
}) {
  const { country } = useSettings()
  return (
    <li>
      <p className="history-what">{kinds[kind](resultCount, collector)}</p>
      <p className="history-text">
        {[formatDate(date, country), laboratory, panelVersion && `panel ${panelVersion}`, by && `by ${by}`]
          .filter(Boolean)
          .join(', ')}
      </p>
      {changes.length > 0 && (
        <ul className="history-changes">
          {changes.map((change) => (
            <li key={`${change.name} ${change.barcode}`}>
              <span>{change.name}</span>
              <span className="history-genotypes">
                {change.barcode ? (
                  <Contradiction change={change} sample={sample} kind={kind} />
                ) : (
                  <Reread {...change} none={kind === 'withdrawn' ? 'not known' : 'No result'} />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {reason && <p className="history-text">Why: {reason}</p>}
      {told.length > 0 && <p className="history-text">Notified: {told.join(', ')}</p>}
    </li>
  )
}
