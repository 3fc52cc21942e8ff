import type { AnimalProfile } from '@shop/contract/animal'
import { species } from '@shop/contract/constants'
import { Card, chakra, EmptyState, Illustration, LinkButton } from '@shop/design-system'
import { useAudience } from '../../../layouts/audience.ts'
import { Explained } from '../../../parts/result/Explained.tsx'
import { Finding } from '../../../parts/result/Finding.tsx'
import { shopLinksOf } from '../../../parts/cart/shop-links.ts'
import { paths } from '../../../paths.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 12rem' },
    columnGap: '8',
    rowGap: '5',
    alignItems: 'center',
    '& .breed-name': { textStyle: 'h2', overflowWrap: 'anywhere' },
    '& .breed-text': {
      marginBlockStart: '2',
      marginBlockEnd: '5',
      color: 'ink2',
      maxWidth: 'prose',
      textWrap: 'pretty',
    },
  },
})

/** An animal whose breed was not tested: what was written down, labelled so. */
export function RecordedBreed({ profile }: { profile: AnimalProfile }) {
  const audience = useAudience()
  const { petName, breed, rights } = profile
  const isCat = profile.species.id === species.feline
  if (!breed) {
    const links = shopLinksOf(audience)
    const shop = isCat ? links.at(-1) : links[0]
    return (
      <>
        <Finding title={`${petName}’s breeds are not known yet`} />
        <EmptyState
          illustration={<Illustration name={isCat ? 'cat' : 'dog'} />}
          title="A breed test can tell you what is in the mix"
          text="From a swab of the cheek, as a share of each breed."
          actions={rights === 'owner' && shop && <LinkButton href={shop.href}>{shop.label}</LinkButton>}
        />
      </>
    )
  }
  return (
    <>
      <Finding
        title={`${petName} is recorded as ${breed.name}`}
        lead="This is what is on record. No breed test has been done."
      />
      <Card>
        <Columns>
          <div>
            <p className="breed-name">{breed.name}</p>
            <p className="breed-text">
              From what its owner or its papers say. What the breed is usually tested for is on the breed’s own page.
            </p>
            {audience === 'breeder' && (
              <LinkButton variant="outline" href={paths.breed(isCat ? 'cat' : 'dog', breed)}>
                Tests for the {breed.name}
              </LinkButton>
            )}
          </div>
          <Illustration name={isCat ? 'cat' : 'dog'} />
        </Columns>
      </Card>
      <Explained title="What DNA can and cannot say about a breed">
        A breed test estimates shares by likeness to dogs and cats of known breeds. Purity is a matter of pedigree: no
        test proves it.
      </Explained>
    </>
  )
}
