import type { AnimalProfile } from '@shop/contract/animal'
import type { AnimalBarcode } from '@shop/contract/sample'
import { Callout, Card, chakra, Illustration, LinkButton } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useSettings } from '../../data/settings.tsx'
import { type AnimalPage, paths } from '../../paths.ts'
import { awaitedText, expectedText } from './awaited.ts'
import { problemCopy } from './sample-copy.ts'
import { Finding } from '../result/Finding.tsx'
import { SampleProgress } from './SampleProgress.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 12rem' },
    columnGap: '8',
    rowGap: '5',
    alignItems: 'center',
    '& .process-copy': { display: 'grid', gap: '5', justifyItems: 'start' },
    '& .process-copy > div': { width: 'full' },
    '& .process-barcode': { textStyle: 'mono', color: 'ink2' },
  },
})

/** The finding while there is none: where the sample is. */
export function processTitle({ stage, problem }: Pick<AnimalBarcode, 'stage' | 'problem'>, petName: string): string {
  if (problem) return problemCopy[problem].name
  if (stage === 'ordered' || stage === 'dispatched') return `${petName}’s kit is on its way to you`
  if (stage === 'activated') return `We are waiting for ${petName}’s swab`
  return `We are reading ${petName}’s DNA`
}

type InProcessProps = {
  profile: AnimalProfile
  sample: AnimalBarcode
  /** Which of the animal's pages this is; null for the overview. */
  page: AnimalPage | null
  picker: ReactNode
}

/** A sample that has no results yet. */
export function InProcess({ profile, sample, page, picker }: InProcessProps) {
  const { country } = useSettings()
  return (
    <>
      <Finding
        title={processTitle(sample, profile.petName)}
        lead={
          sample.problem === 'withdrawn'
            ? 'Why stands in its history, with the samples.'
            : sample.problem === 'failed'
              ? 'Your tests have been moved to the new kit.'
              : [awaitedText(sample.tests, page), expectedText(sample, country), 'We will email you when it is ready.']
                  .filter(Boolean)
                  .join(' ')
        }
        aside={picker}
      />
      <Card>
        <Columns>
          <div className="process-copy">
            <SampleProgress sample={sample} />
            {sample.problem && (
              <Callout tone="caution" title="What happens now">
                {problemCopy[sample.problem].text}
              </Callout>
            )}
            <p className="process-barcode">{sample.barcode}</p>
            <LinkButton variant="outline" href={paths.trackSample(sample.barcode)}>
              Follow this sample
            </LinkButton>
          </div>
          <Illustration name="lab" />
        </Columns>
      </Card>
    </>
  )
}
