import type { LineProgress } from '@shop/contract/line-progress'
import { undeliverableText } from '@shop/contract/undeliverable-text'
import { Badge, chakra, Link } from '@shop/design-system'
import { useSettings } from '../../data/settings.tsx'
import { nextStep, parcelsOf, progressText, progressTone, refundedText } from './line-progress.ts'
import { ParcelLink } from './ParcelLink.tsx'

const Base = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    marginBlockStart: '2',
    textStyle: 'small',
    '& p': { flexBasis: 'full', color: 'ink2' },
  },
})

/** The state of an order's line, and its buyer's next step. */
export function LineStatus({ progress, quantity }: { progress: LineProgress; quantity: number }) {
  const { country } = useSettings()
  const next = nextStep(progress)
  const refunded = refundedText(progress, quantity)
  return (
    <Base>
      <Badge tone={progressTone(progress)} size="sm">
        {progressText(progress, country)}
      </Badge>
      {refunded && (
        <Badge tone="neutral" size="sm">
          {refunded}
        </Badge>
      )}
      {next && <Link href={next.href}>{next.label}</Link>}
      {parcelsOf(progress).map((parcel) => (
        <p key={parcel.number}>
          <ParcelLink parcel={parcel} />
        </p>
      ))}
      {progress.reason && <p>{undeliverableText(progress.reason)}</p>}
    </Base>
  )
}
