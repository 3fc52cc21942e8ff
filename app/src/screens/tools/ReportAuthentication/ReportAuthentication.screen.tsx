import { limits } from '@shop/contract/constants'
import { Card, EmptyState, Illustration, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useParams, useSearchParams } from 'react-router-dom'
import { useReportAuthentication } from '../../../data/tool.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { LookupPage } from '../../../parts/tool/LookupPage.tsx'
import { paths } from '../../../paths.ts'
import { Verdict } from './Verdict.tsx'

const help = [
  {
    label: 'Check the microchip as well',
    href: paths.microchipChecker,
    text: 'A genuine report may still belong to another dog or cat: the last digits of the chip must match.',
  },
  { label: 'Track a sample', href: paths.sampleTracker, text: 'No report yet? See where the sample is.' },
  {
    label: 'Report a forgery',
    href: paths.contact,
    text: 'Send us a photo of the report. We take it seriously.',
  },
]

/**
 * `/tools/report-authentication/KR-…`: whether a report is ours and still valid, for whoever holds it in their hands.
 */
export function ReportAuthentication() {
  const { number: inPath = '' } = useParams()
  const [query] = useSearchParams()
  const number = inPath || (query.get('number') ?? '').trim()
  return (
    <LookupPage
      name="Check a report"
      description="Check whether a DNA report or certificate is genuine and still valid, by the number printed on it."
      title="Is this report genuine?"
      lead="Every report has a number, and a QR code that leads here. Compare what you see with the report in your hands."
      form={{
        action: paths.reportAuthentication,
        name: 'number',
        label: 'Report number or barcode',
        placeholder: 'KR-2B8W-4TQA-9CJP',
        submit: 'Check it',
        value: number,
        maxLength: limits.barcode,
        hrefOf: paths.authenticate,
      }}
      help={help}
    >
      {number && <Checked number={number} key={number} />}
    </LookupPage>
  )
}

function Checked({ number }: { number: string }) {
  const { data, error, isValidating, mutate } = useReportAuthentication(number)
  if (error?.status === 404)
    return (
      <EmptyState
        role="status"
        illustration={<Illustration name="no-results" />}
        title="No report of ours has this number"
        text="Check every character against the report. If they match, we did not make it: ask whoever gave it to you for the original."
      />
    )
  if (error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <Card>
        <SkeletonGroup label="Checking the report">
          <SkeletonText lines={8} />
        </SkeletonGroup>
      </Card>
    )
  return <Verdict report={data} />
}
