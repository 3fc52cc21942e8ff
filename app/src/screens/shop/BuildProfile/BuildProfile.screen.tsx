import { customProfileCountry, type StoreSpecies } from '@shop/contract/constants'
import { Breadcrumbs, chakra, Illustration, PageHeader, Skeleton, SkeletonGroup } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { FlagshipPart } from '../../../parts/flagship/FlagshipPart.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { useSpeciesInPath } from '../../../parts/page/species-in-path.ts'
import { paths } from '../../../paths.ts'
import { NotSoldHere } from './NotSoldHere.tsx'
import { TestPicker } from './TestPicker.tsx'
import { Tray } from './Tray.tsx'
import { TrayBar } from './TrayBar.tsx'
import { useAddProfile } from './use-add-profile.ts'
import { useBuilder } from './use-builder.ts'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    gap: { base: '6', lg: '8' },
    alignItems: 'start',
    // As high as the window at most, so that the way to the cart is always in sight.
    '& .builder-tray': { position: 'sticky', insetBlockStart: '24', maxHeight: 'calc(100dvh - 7rem)' },
  },
})

/** Single tests of one's own choice as one profile. All of it is in the address: it can be shared, reloaded and gone back to. */
export function BuildProfile() {
  const species = useSpeciesInPath()
  const { country } = useSettings()
  const isSoldHere = country === customProfileCountry
  return (
    <>
      <PageTitle
        title={`Build your own profile for ${species}s`}
        description={`Choose the DNA tests that matter to your ${species}s and have them as one profile, from one swab, for less than one by one.`}
      />
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            trail={[{ label: `For ${species}s`, href: paths.speciesHome('breeder', species) }]}
            current="Build your own profile"
          />
        }
        title="Build your own profile"
        lead={`Choose the tests that matter to your ${species}s. From one swab, they cost at least a quarter less than one by one.`}
        aside={
          isSoldHere && (
            <chakra.div width="48" hideBelow="lg">
              <Illustration name="lab" />
            </chakra.div>
          )
        }
      />
      {isSoldHere ? <Building key={species} species={species} /> : <NotSoldHere species={species} />}
      <FlagshipPart name="own-profile" species={species} />
    </>
  )
}

function Building({ species }: { species: StoreSpecies }) {
  const builder = useBuilder(species)
  const adding = useAddProfile(builder)
  const { data, error, isValidating, mutate } = builder.all
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data) return <Loading />
  return (
    <Layout>
      <TestPicker builder={builder} />
      <chakra.div className="builder-tray" hideBelow="lg">
        <Tray builder={builder} adding={adding} />
      </chakra.div>
      <TrayBar builder={builder} adding={adding} />
    </Layout>
  )
}

const Loading = () => (
  <SkeletonGroup label="Fetching the tests">
    <Layout>
      <div>
        {Array.from({ length: 8 }, (_, line) => (
          <Skeleton key={line} shape="box" height="16" marginBlockEnd="3" />
        ))}
      </div>
      <chakra.div hideBelow="lg">
        <Skeleton shape="card" height="64" />
      </chakra.div>
    </Layout>
  </SkeletonGroup>
)
