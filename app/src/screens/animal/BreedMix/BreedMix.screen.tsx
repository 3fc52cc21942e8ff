import type { AnimalProfile } from '@shop/contract/animal'
import { formatDate } from '@shop/contract/dates'
import { Button, Card, chakra, ShareDonut, SkeletonGroup } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { useAnimalBarcodes } from '../../../data/sample.ts'
import { AnimalPage } from '../../../parts/animal/AnimalPage.tsx'
import { PageSkeleton } from '../../../parts/animal/AnimalSkeleton.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { breedFinding, sharesLabel, sharesOf } from '../../../parts/result/breed-shares.ts'
import { Explained } from '../../../parts/result/Explained.tsx'
import { Finding } from '../../../parts/result/Finding.tsx'
import { SampleDataNote } from '../../../parts/result/SheetNotes.tsx'
import { useOpenReport } from '../../../parts/report/use-open-report.ts'
import { InProcess } from '../../../parts/sample/InProcess.tsx'
import { unreadOf } from '../../../parts/sample/samples.ts'
import { RecordedBreed } from './RecordedBreed.tsx'
import { ShareTable } from './ShareTable.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 18rem) minmax(0, 1fr)' },
    columnGap: '10',
    rowGap: '6',
    alignItems: 'center',
  },
})

/** `/my/animals/:id/breeds`: what the animal is made of, as picture and table. */
export const BreedMix = () => (
  <AnimalPage page="breeds">
    {(profile) =>
      profile.breedMix ? <Estimated profile={profile} mix={profile.breedMix} /> : <NotEstimated profile={profile} />
    }
  </AnimalPage>
)

/** A sample whose breeds are being read comes before what was written down. */
function NotEstimated({ profile }: { profile: AnimalProfile }) {
  const { data, error, isValidating, mutate } = useAnimalBarcodes(profile.id)
  if (error && !data)
    return <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching the samples">
        <PageSkeleton />
      </SkeletonGroup>
    )
  const sample = unreadOf(data.results, 'breeds')
  return sample ? (
    <InProcess profile={profile} sample={sample} page="breeds" picker={null} />
  ) : (
    <RecordedBreed profile={profile} />
  )
}

type EstimatedProps = { profile: AnimalProfile; mix: NonNullable<AnimalProfile['breedMix']> }

function Estimated({ profile, mix }: EstimatedProps) {
  const { country } = useSettings()
  const { open, busy } = useOpenReport(profile)
  const shares = sharesOf(profile.breeds)
  return (
    <>
      <Finding
        title={breedFinding(shares, profile.petName)}
        lead={`Estimated by ${mix.laboratory} on panel ${mix.panelVersion}, ${formatDate(mix.date, country)}${mix.markersRead ? `, from ${mix.markersRead.toLocaleString('en')} markers that were read` : ''}.`}
        aside={
          <Button
            variant="outline"
            isBusy={busy === 'breed_certificate'}
            onClick={() => void open('breed_certificate')}
          >
            Open the breed certificate
          </Button>
        }
      />
      {mix.isSampleData && (
        <chakra.div marginBlockEnd="5">
          <SampleDataNote />
        </chakra.div>
      )}
      <Card>
        <Columns>
          <ShareDonut shares={shares} label={sharesLabel(shares)} />
          <ShareTable shares={shares} petName={profile.petName} markersRead={mix.markersRead} />
        </Columns>
      </Card>
      <Explained title="What an estimate is">
        The DNA is compared with that of many dogs and cats of known breeds.{' '}
        {mix.markersRead
          ? 'The range is where a share lies in 19 of 20 such estimates: the more markers were read, the narrower it is. A breed of low confidence may be a related one instead.'
          : 'How many markers were read is not known, so no range can be given for a share.'}{' '}
        What resembles no breed closely enough stays “not assigned”. It is not a pedigree, and says nothing about looks
        or temper.
      </Explained>
    </>
  )
}
