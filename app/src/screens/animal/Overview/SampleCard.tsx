import type { AnimalProfile } from '@shop/contract/animal'
import type { AnimalBarcode } from '@shop/contract/sample'
import { SampleProgress } from '../../../parts/sample/SampleProgress.tsx'
import { sampleOf } from '../../../parts/sample/samples.ts'
import { problemCopy } from '../../../parts/sample/sample-copy.ts'
import { paths } from '../../../paths.ts'
import { GlanceCard } from './GlanceCard.tsx'

/** The sample that is under way, else the newest. */
export function SampleCard({ profile, samples }: { profile: AnimalProfile; samples: AnimalBarcode[] }) {
  const underWay = samples.filter(({ stage }) => stage !== 'reported')
  const sample = sampleOf(underWay.length ? underWay : samples, null)
  if (!sample) return null
  return (
    <GlanceCard
      title={samples.length === 1 ? 'The sample' : `${samples.length} samples`}
      more={{ label: 'Samples and what changed', href: paths.animalPage(profile.id, 'samples') }}
    >
      <SampleProgress sample={sample} />
      {sample.problem && <p className="glance-quiet">{problemCopy[sample.problem].name}.</p>}
    </GlanceCard>
  )
}
