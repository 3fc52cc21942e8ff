import type { ListedAnimal } from '@shop/contract/animal'
import { Badge, Card, chakra, Menu, stretchedLink } from '@shop/design-system'
import { EllipsisVertical } from 'lucide-react'
import { ageOf } from '../../../parts/animal/age.ts'
import { AnimalPicture } from '../../../parts/animal/AnimalPicture.tsx'
import { useAnimalCopy } from '../../../parts/animal/animal-copy.ts'
import { stageCopy } from '../../../parts/sample/sample-copy.ts'
import { useToday } from '../../../parts/page/use-today.ts'
import { paths } from '../../../paths.ts'
import { actionsOf, type RowActions } from './actions.ts'

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '3.5rem minmax(0, 1fr) 2.25rem',
      lg: '4rem minmax(0, 1.2fr) minmax(0, 1fr) 14rem 2.25rem',
    },
    alignItems: { base: 'start', lg: 'center' },
    columnGap: { base: '3.5', lg: '5' },
    rowGap: '1',
    overflowWrap: 'anywhere',
    '& .animal-coat': {
      gridRow: { base: '1 / span 3', lg: 'auto' },
      aspectRatio: '1',
      borderRadius: 'control',
      overflow: 'hidden',
    },
    '& .animal-name': { textStyle: 'h4' },
    '& .animal-name a': stretchedLink,
    '& .animal-registered, & .animal-owner': { color: 'ink2', fontSize: 'sm' },
    '& .animal-facts': { fontSize: 'sm' },
    '& .animal-facts, & .animal-badges': { gridColumn: { base: '2 / -1', lg: 'auto' } },
    '& .animal-badges': { display: 'flex', flexWrap: 'wrap', gap: '1.5', marginBlockStart: { base: '1', lg: '0' } },
    '& .animal-menu': { gridRow: '1', gridColumn: '-2 / -1' },
    '& .animal-menu button': { paddingInline: '2' },
  },
})

/** "Border Collie", "Boxer mix", "Mixed breed", "Cat". */
const breedOf = ({ breed, isMixedBreed, species }: ListedAnimal) => {
  if (isMixedBreed) return breed ? `${breed.name} mix` : 'Mixed breed'
  return breed?.name ?? (species.id === 1 ? 'Dog' : 'Cat')
}

type AnimalRowProps = { animal: ListedAnimal } & Omit<RowActions, 'one' | 'isVet'>

/** One animal of the list: who it is, where its sample is, and what can be done with it. */
export function AnimalRow({ animal, ...can }: AnimalRowProps) {
  const { one } = useAnimalCopy()
  const { id, petName, registrationName, gender, stage, ownerName } = animal
  const today = useToday()
  const age = today && ageOf(animal, today)
  return (
    <Card as="article" size="sm" isInteractive aria-label={petName}>
      <Row>
        <div className="animal-coat">
          <AnimalPicture animal={animal} ratio={1} sizes="4rem" />
        </div>
        <div>
          <h2 className="animal-name">
            <a href={paths.animal(id)}>{petName}</a>
          </h2>
          {registrationName && <p className="animal-registered">{registrationName}</p>}
        </div>
        <div className="animal-facts">
          <p>{[breedOf(animal), gender, age].filter(Boolean).join(', ')}</p>
          {ownerName && (
            <p className="animal-owner">{animal.isShared ? `Shared by ${ownerName}` : `Owner: ${ownerName}`}</p>
          )}
        </div>
        <div className="animal-badges">
          <Badge tone={stage === 'reported' ? 'audience' : 'neutral'}>
            {stage ? stageCopy[stage].name : 'No kit yet'}
          </Badge>
          {animal.hasConflict && <Badge tone="carrier">Samples contradict each other</Badge>}
          {animal.isShared && <Badge>Shared with you</Badge>}
          {animal.isInTransfer && <Badge>Offered to somebody</Badge>}
          {animal.isArchived && <Badge>Archived</Badge>}
        </div>
        <div className="animal-menu">
          <Menu
            label={`What to do with ${petName}`}
            variant="ghost"
            size="sm"
            align="end"
            items={actionsOf(animal, { ...can, one })}
          >
            <EllipsisVertical size={20} aria-hidden />
          </Menu>
        </div>
      </Row>
    </Card>
  )
}
