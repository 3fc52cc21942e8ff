import type { BreedDetail } from '@shop/contract/breed'
import type { StoreSpecies } from '@shop/contract/constants'
import { Badge, Breadcrumbs, chakra, Coat, DescriptionList } from '@shop/design-system'
import { paths } from '../../../paths.ts'

const Hero = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1fr 1.1fr' },
    columnGap: '14',
    rowGap: '6',
    alignItems: 'center',
    marginBlock: { base: '4', md: '6' },
    '& .hero-coat': { aspectRatio: { base: '16 / 9', lg: '5 / 4' }, borderRadius: 'card', overflow: 'hidden' },
    '& h1': { textStyle: 'display', overflowWrap: 'break-word', textWrap: 'balance' },
    '& .hero-lead': { marginBlockStart: '3', textStyle: 'lead', color: 'ink2' },
    '& dl': { marginBlockStart: { base: '4', md: '6' } },
    '& .hero-registries': { display: 'flex', flexWrap: 'wrap', gap: '1.5' },
  },
})

const leadOf = ({ testCount, name }: BreedDetail) =>
  testCount === 0
    ? `No DNA test names the ${name} yet.`
    : testCount === 1
      ? 'One test to know before you plan a litter.'
      : `${testCount} tests to know before you plan a litter.`

export function BreedHero({ breed, species }: { breed: BreedDetail; species: StoreSpecies }) {
  const { name, synonyms, registries, group, origin } = breed
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: 'Home', href: paths.home },
          { label: `${species === 'dog' ? 'Dog' : 'Cat'} breeds`, href: paths.breeds(species) },
        ]}
        current={name}
      />
      <Hero>
        <div className="hero-coat">
          <Coat {...breed.coat} ratio={1.25} />
        </div>
        <div>
          <h1>{name}</h1>
          <p className="hero-lead">{leadOf(breed)}</p>
          <DescriptionList
            items={[
              { term: 'Also called', description: synonyms.join(', ') },
              {
                term: 'Listed by',
                description: registries.length > 0 && (
                  <span className="hero-registries">
                    {registries.map((registry) => (
                      <Badge key={registry}>{registry}</Badge>
                    ))}
                  </span>
                ),
              },
              { term: 'Group', description: group },
              { term: 'Origin', description: origin },
            ]}
          />
        </div>
      </Hero>
    </>
  )
}
