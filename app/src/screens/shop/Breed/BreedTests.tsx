import type { BreedDetail } from '@shop/contract/breed'
import { productTypes, type StoreSpecies } from '@shop/contract/constants'
import type { Product } from '@shop/contract/product'
import {
  chakra,
  EmptyState,
  Illustration,
  Link,
  LinkButton,
  Section,
  Skeleton,
  SkeletonGroup,
} from '@shop/design-system'
import { useBreedProducts } from '../../../data/product.ts'
import { isFullBreedProfile } from '../../../parts/product/product-kind.ts'
import { ProductRows } from '../../../parts/product/ProductRows.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { BreedCart } from './BreedCart.tsx'
import { ProfileOffer } from './ProfileOffer.tsx'

/** What the shop sells for a breed: its profile first, then test by test. */
export function BreedTests({ breed, species }: { breed: BreedDetail; species: StoreSpecies }) {
  const { data, error, isValidating, mutate } = useBreedProducts(String(breed.id))
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching its tests">
        {Array.from({ length: 6 }, (_, line) => (
          <Skeleton key={line} shape="box" height="16" marginBlockEnd="3" />
        ))}
      </SkeletonGroup>
    )
  const single = data.results.filter((product) => !isFullBreedProfile(product) && !product.isUpgrade)
  const profile = data.results.find(({ id }) => id === breed.fullBreedProfileId)
  const named = single.filter(({ isForAllBreeds }) => !isForAllBreeds)
  return (
    <>
      {profile && <ProfileOffer profile={profile} tests={testsIn(named)} breedName={breed.name} />}
      {!named.length && <NoTests breed={breed} species={species} />}
      <Group
        breed={breed}
        title="Diseases to test before breeding"
        products={named.filter(isOf(productTypes.disease))}
      />
      <Group breed={breed} title="Coat and other traits" products={named.filter(isOf(productTypes.trait))} />
      <Group
        breed={breed}
        title={`For every ${species}`}
        lead={
          named.length
            ? `These fit any breed, so they stand beside the ${breed.name}’s own list.`
            : 'These fit any breed, or none.'
        }
        products={single.filter(({ isForAllBreeds }) => isForAllBreeds)}
      />
      <BreedCart breed={breed} />
      <chakra.p marginBlockStart="6" textStyle="small" color="ink2">
        Names and registries: {breed.source.name}
        {breed.source.id && ` (${breed.source.id})`},{' '}
        <Link href="https://creativecommons.org/licenses/by/4.0/" isExternal>
          CC BY 4.0
        </Link>
        .
      </chakra.p>
    </>
  )
}

const isOf = (typeId: number) => (product: Product) => product.typeId === typeId
const testsIn = (products: Product[]) =>
  products.filter(({ typeId }) => typeId === productTypes.disease || typeId === productTypes.trait)

type GroupProps = { breed: BreedDetail; title: string; lead?: string; products: Product[] }

function Group({ breed, title, lead, products }: GroupProps) {
  if (!products.length) return null
  return (
    <Section title={title} lead={lead}>
      <ProductRows products={products} isAdding breedId={breed.id} />
    </Section>
  )
}

const NoTests = ({ breed, species }: { breed: BreedDetail; species: StoreSpecies }) => (
  <EmptyState
    illustration={<Illustration name={species} />}
    title="Nothing to test for by name yet"
    text={`No laboratory we read names the ${breed.name} for a test of its own. A DNA profile identifies your ${species} and lets you verify dam and sire; the tests below fit every ${species}.`}
    actions={<LinkButton href={paths.search('DNA profile')}>See DNA profiles</LinkButton>}
  />
)
