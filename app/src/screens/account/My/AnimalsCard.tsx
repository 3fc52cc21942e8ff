import type { AnimalNews } from '@shop/contract/sample'
import { Card, chakra, Link, stretchedLink } from '@shop/design-system'
import { useSampleNews } from '../../../data/sample.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useAnimalNoun } from '../../../layouts/audience.ts'
import { AnimalPicture } from '../../../parts/animal/AnimalPicture.tsx'
import { paths } from '../../../paths.ts'
import { animalLine } from './animal-line.ts'
import { CardBody } from './CardBody.tsx'
import { CardHead } from './CardHead.tsx'

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '6',
    marginBlockStart: '2',
    marginBlockEnd: '-2',
    '& > li': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '2',
      minHeight: '4rem',
    },
    // Two of the six are a press away on a phone.
    '& > li:nth-of-type(n + 5)': { mdDown: { display: 'none' } },
    '& .animal-picture': { flexShrink: 0, boxSize: '3rem', borderRadius: 'control', overflow: 'clip' },
    '& .animal-copy': { minWidth: '0' },
    '& .animal-name': { fontWeight: 'semibold', overflowWrap: 'anywhere', ...stretchedLink },
    '& li:hover .animal-name': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& .animal-line': {
      fontSize: 'sm',
      lineHeight: 'snug',
      color: 'ink2',
      '&[data-tone=affected]': { color: 'affected.fg' },
      '&[data-tone=carrier]': { color: 'carrier.fg' },
      '&[data-tone=clear]': { color: 'clear.fg' },
    },
  },
})

/** The animals that something happened to last, with what is known of each in one line. */
export function AnimalsCard() {
  const read = useSampleNews()
  const noun = useAnimalNoun()
  const count = read.data?.animalCount ?? 0
  const href = noun === 'patient' ? paths.myPatients : paths.myAnimals
  return (
    <Card as="section" aria-labelledby="animals" style={{ gridArea: 'animals' }}>
      <CardHead id="animals" title={`Your ${noun}s`}>
        {count > 1 && (
          <Link variant="standalone" href={href}>
            All {count.toLocaleString('en-US')} {noun}s
          </Link>
        )}
      </CardHead>
      <CardBody read={read} label={`Fetching your ${noun}s`} lines={6}>
        {({ animals }) =>
          animals.length ? <Animals animals={animals} isVet={noun === 'patient'} /> : <None noun={noun} />
        }
      </CardBody>
    </Card>
  )
}

function Animals({ animals, isVet }: { animals: AnimalNews[]; isVet: boolean }) {
  const { country } = useSettings()
  return (
    <List>
      {animals.map((animal) => {
        const { text, tone } = animalLine(animal, country, isVet)
        return (
          <li key={animal.id}>
            <div className="animal-picture">
              <AnimalPicture animal={animal} ratio={1} sizes="3rem" />
            </div>
            <div className="animal-copy">
              <a className="animal-name" href={paths.animal(animal.id)}>
                {animal.petName}
              </a>
              <p className="animal-line" data-tone={tone}>
                {text}
              </p>
            </div>
          </li>
        )
      })}
    </List>
  )
}

const None = ({ noun }: { noun: string }) => (
  <chakra.p color="ink2" marginBlockStart="2">
    None yet. Activating a kit adds its {noun}, or <Link href={paths.addAnimal}>add one now</Link>.
  </chakra.p>
)
