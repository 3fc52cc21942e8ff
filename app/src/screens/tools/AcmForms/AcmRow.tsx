import type { AcmForm, AcmFormState } from '@shop/contract/acm-form'
import { formatDate } from '@shop/contract/dates'
import { Badge, Button, Card, chakra, LinkButton } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '4',
    overflowWrap: 'anywhere',
    '& h3': { textStyle: 'h4' },
    '& .acm-text': { color: 'ink2', fontSize: 'sm' },
    '& .acm-head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
  },
})

const states: Record<AcmFormState, { label: string; next: string | null }> = {
  waiting: { label: 'Waiting for us', next: 'We are checking that the collector is approved, and will email you.' },
  approved: {
    label: 'Approved',
    next: 'Print it, take it to the collector, and put it in the envelope once you have both signed it.',
  },
  refused: { label: 'Refused', next: null },
  withdrawn: { label: 'Taken back', next: null },
  used: {
    label: 'Used',
    next: 'The collector and the microchip are recorded with the sample: its certificate says so.',
  },
  outdated: {
    label: 'Out of date',
    next: 'The microchip number or the sample has changed. Please request a new form.',
  },
}

type AcmRowProps = {
  form: AcmForm
  isWithdrawing: boolean
  /** Without it nothing can be taken back here. */
  onWithdraw?: () => void
}

/** One request: for which sample, who takes it, and its state. */
export function AcmRow({ form, isWithdrawing, onWithdraw }: AcmRowProps) {
  const { country } = useSettings()
  const { number, petName, barcode, collectorName, collectorPlace, purpose, state, reason, url, requestedAt } = form
  const { label, next } = states[state]
  return (
    <Card as="article" size="sm" aria-label={`${petName}, ${number}`}>
      <Row>
        <div>
          <div className="acm-head">
            <h3>{petName}</h3>
            <Badge tone={state === 'approved' ? 'audience' : 'neutral'} size="sm">
              {label}
            </Badge>
          </div>
          <p className="acm-text">
            {number}, sample {barcode}. Asked for on {formatDate(requestedAt, country)}
          </p>
          <p className="acm-text">
            Taken by {collectorName}, {collectorPlace}. For: {purpose}
          </p>
          {(reason ?? next) && <p>{reason ?? next}</p>}
        </div>
        {url && (
          <LinkButton href={url} target="_blank" variant={state === 'approved' ? 'solid' : 'outline'}>
            Open the form (PDF)
          </LinkButton>
        )}
        {state === 'waiting' && onWithdraw && (
          <Button variant="outline" onClick={onWithdraw} isBusy={isWithdrawing}>
            Take back
          </Button>
        )}
      </Row>
    </Card>
  )
}
