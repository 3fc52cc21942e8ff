import type { AnimalProfile } from '@shop/contract/animal'
import { formatDate } from '@shop/contract/dates'
import type { AnimalBarcode } from '@shop/contract/sample'
import { Callout, Card, chakra, Link } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { AddedTests } from '../../../parts/sample/AddedTests.tsx'
import { SampleProgress } from '../../../parts/sample/SampleProgress.tsx'
import { hasResults } from '../../../parts/sample/samples.ts'
import { awaitedText, expectedText } from '../../../parts/sample/awaited.ts'
import { problemCopy } from '../../../parts/sample/sample-copy.ts'
import { paths } from '../../../paths.ts'
import { History } from './History.tsx'

const Base = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& h2': { textStyle: 'h4' },
    '& .sheet-barcode': { textStyle: 'mono', color: 'ink2', marginBlockStart: '1' },
    '& .sheet-days': { color: 'ink2', fontSize: 'sm' },
    '& .sheet-links': { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' },
  },
})

/** What its owner can do about it. */
const ways: Partial<Record<NonNullable<AnimalBarcode['problem']>, { label: string; href: string }>> = {
  not_activated: { label: 'Activate this kit', href: paths.activate },
  payment_hold: { label: 'See what is to be paid', href: paths.pendingOrders },
  sex_mismatch: { label: 'Contact us', href: paths.contact },
}

/** One swab: how far it came, what is in its way, what became of its results. */
export function SampleSheet({ sample, profile }: { sample: AnimalBarcode; profile: AnimalProfile }) {
  const { country } = useSettings()
  const { barcode, product, problem, activatedAt, reportedAt } = sample
  const way = problem && profile.rights === 'owner' ? ways[problem] : undefined
  const days = [
    activatedAt && `Activated ${formatDate(activatedAt, country)}`,
    reportedAt && `reported ${formatDate(reportedAt, country)}`,
  ].filter(Boolean)
  return (
    <Card as="article" aria-label={`Sample ${barcode}`}>
      <Base>
        <div>
          <h2>{product.name}</h2>
          <p className="sheet-barcode">{barcode}</p>
          {days.length > 0 && <p className="sheet-days">{days.join(', ')}</p>}
        </div>
        <SampleProgress sample={sample} />
        {problem && (
          <Callout tone="caution" title={problemCopy[problem].name}>
            {problemCopy[problem].text}
            {way && (
              <chakra.span display="block" marginBlockStart="2">
                <Link href={way.href}>{way.label}</Link>
              </chakra.span>
            )}
          </Callout>
        )}
        {!hasResults(sample) && (
          <p className="sheet-days">
            {awaitedText(sample.tests, 'samples')} {expectedText(sample, country)}
          </p>
        )}
        <AddedTests sample={sample} />
        <p className="sheet-links">
          <Link href={paths.trackSample(barcode)}>Every step of this sample</Link>
          {hasResults(sample) && (
            <Link href={`${paths.animalPage(profile.id, 'health')}?sample=${encodeURIComponent(barcode)}`}>
              Its results
            </Link>
          )}
        </p>
        {(hasResults(sample) || problem === 'withdrawn') && <History id={profile.id} barcode={barcode} />}
      </Base>
    </Card>
  )
}
