import type { AdvanceResult, AdvanceState } from '@shop/contract/advance-result'
import { formatDate } from '@shop/contract/dates'
import { Badge, Button, Callout, Card, chakra } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '4',
    overflowWrap: 'anywhere',
    '& h2': { textStyle: 'h4' },
    '& .advance-text': { color: 'ink2', fontSize: 'sm' },
    '& .advance-head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
    '& .advance-note': { gridColumn: '1 / -1' },
  },
})

const states: Record<AdvanceState, { label: string; tone: 'audience' | 'neutral'; next: string | null }> = {
  open: { label: 'Open', tone: 'audience', next: null },
  reported: {
    label: 'Report is out',
    tone: 'neutral',
    next: 'The owner has the report now. If you need it, ask them to share the patient with you.',
  },
  withdrawn: {
    label: 'Taken back',
    tone: 'neutral',
    next: 'The laboratory withdrew this. Please do not base any decision on it; our email says why.',
  },
  expired: {
    label: 'Time is over',
    tone: 'neutral',
    next: 'It was open for its days. If you still need it before the report, ask the laboratory.',
  },
  held: {
    label: 'On hold',
    tone: 'neutral',
    next: 'Something about this sample is in doubt. Please do not base any decision on it until that is settled.',
  },
}

type AdvanceRowProps = {
  result: AdvanceResult
  isOpening: boolean
  /** Without it nothing can be opened here. */
  onOpen?: () => void
}

/** One early release: for whom, until when, and what to do where it is closed. */
export function AdvanceRow({ result, isOpening, onOpen }: AdvanceRowProps) {
  const { country } = useSettings()
  const { petName, client, product, barcode, state, releasedAt, endsAt, openedAt, isChanged } = result
  const { label, tone, next } = states[state]
  const days = [
    `Released ${formatDate(releasedAt, country)}`,
    state === 'open' && `open until ${formatDate(endsAt, country)} or the report`,
    openedAt ? `opened ${formatDate(openedAt, country)}` : 'not opened',
  ]
  return (
    <Card as="article" size="sm" aria-label={petName}>
      <Row>
        <div>
          <div className="advance-head">
            <h2>{petName}</h2>
            <Badge tone={tone} size="sm">
              {label}
            </Badge>
          </div>
          <p className="advance-text">
            {product.name}, for {client}. Sample {barcode}
          </p>
          <p className="advance-text">{days.filter(Boolean).join(' · ')}</p>
          {next && <p className="advance-text">{next}</p>}
        </div>
        {state === 'open' && onOpen && (
          <Button onClick={onOpen} isBusy={isOpening}>
            Open results
          </Button>
        )}
        {isChanged && (
          <div className="advance-note">
            <Callout tone="warning" title="What you opened is no longer valid">
              A reading you opened has changed or was withdrawn. Please remove it from your notes.
            </Callout>
          </div>
        )}
      </Row>
    </Card>
  )
}
