import { limits } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import {
  Callout,
  Card,
  chakra,
  EmptyState,
  Illustration,
  LinkButton,
  SkeletonGroup,
  SkeletonText,
} from '@shop/design-system'
import { useParams, useSearchParams } from 'react-router-dom'
import { useSettings } from '../../../data/settings.tsx'
import { useSampleTracker } from '../../../data/tool.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { LookupPage } from '../../../parts/tool/LookupPage.tsx'
import { SampleTimeline } from '../../../parts/sample/SampleTimeline.tsx'
import { paths } from '../../../paths.ts'

const help = [
  {
    label: 'Take a good swab',
    href: paths.takeSample,
    text: 'Most samples that fail had too little DNA on the swab. A minute of care saves a second round.',
  },
  {
    label: 'Activate a kit',
    href: paths.activate,
    text: 'A sample waits at the laboratory until we know whose it is.',
  },
  {
    label: 'Ask us',
    href: paths.contact,
    text: 'Has nothing moved for a while? Send us the barcode, and we will look.',
  },
]

/** `/tools/sample-tracker/KP4827193301`: where a sample is. A stranger learns no more than that. */
export function SampleTracker() {
  const { barcode: inPath = '' } = useParams()
  const [query] = useSearchParams()
  const barcode = inPath || (query.get('barcode') ?? '').trim()
  return (
    <LookupPage
      name="Track a sample"
      description="See where your pet’s DNA sample is, from kit to results."
      title="Where is my sample?"
      lead="The barcode is on the swab’s tube, and on the card that came with the kit."
      form={{
        action: paths.sampleTracker,
        name: 'barcode',
        label: 'Barcode',
        placeholder: 'KP4827193301',
        submit: 'Track it',
        value: barcode,
        maxLength: limits.barcode,
        hrefOf: paths.trackSample,
      }}
      help={help}
    >
      {barcode && <Tracked barcode={barcode} key={barcode} />}
    </LookupPage>
  )
}

function Tracked({ barcode }: { barcode: string }) {
  const { country } = useSettings()
  const { data, error, isValidating, mutate } = useSampleTracker(barcode)
  if (error?.status === 404)
    return (
      <EmptyState
        role="status"
        illustration={<Illustration name="no-results" />}
        title="We cannot find this barcode"
        text="Please check it against the tube: it is “KP” and ten digits."
      />
    )
  if (error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <Card>
        <SkeletonGroup label="Looking for your sample">
          <SkeletonText lines={10} />
        </SkeletonGroup>
      </Card>
    )
  const { animal, productName, problem } = data
  return (
    <Card as="section" aria-labelledby="sample">
      <chakra.h2 id="sample" textStyle="h2">
        {animal ? `${animal.petName}’s sample` : `Sample ${data.barcode}`}
      </chakra.h2>
      <chakra.p color="ink2" marginBlockStart="1" marginBlockEnd="6">
        {productName}
        {animal && <chakra.span fontFamily="mono"> · {data.barcode}</chakra.span>}
      </chakra.p>
      {data.testsAddedAt && (
        <chakra.div marginBlockEnd="6">
          <Callout title="At work again, for more tests">
            Tests were added on {formatDate(data.testsAddedAt, country)}. You can keep reading the earlier results
            meanwhile.
          </Callout>
        </chakra.div>
      )}
      <SampleTimeline stages={data.stages} current={data.stage} problem={problem} expectedAt={data.expectedAt} />
      <chakra.div marginBlockStart="6" _empty={{ display: 'none' }}>
        {problem === 'not_activated' ? (
          <LinkButton href={paths.activate}>Activate this kit</LinkButton>
        ) : (
          animal &&
          data.stage === 'reported' && (
            <LinkButton href={paths.animalPage(animal.id, 'health')}>Read {animal.petName}’s results</LinkButton>
          )
        )}
      </chakra.div>
    </Card>
  )
}
