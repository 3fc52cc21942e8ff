import { formatDate } from '@shop/contract/dates'
import type { StoreSpecies } from '@shop/contract/constants'
import type { ResponsibleBreeder } from '@shop/contract/responsible-breeder'
import { chakra, Flag, Link } from '@shop/design-system'
import { MapPin } from 'lucide-react'
import { countryName } from '../../../content/country.ts'
import { distanceText } from '../../../content/map.ts'
import { directoryCopy } from '../../../content/responsible-breeders.ts'
import { useSettings } from '../../../data/settings.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(19rem, 1fr))' },
    gap: '4',
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: '5',
      bg: 'card',
      border: 'hairline',
      borderRadius: 'card',
      overflowWrap: 'anywhere',
    },
    '& h3': { textStyle: 'h4' },
    '& .breeds': { color: 'ink2', marginBlockStart: '0.5' },
    '& .place': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2' },
    '& .place svg:first-of-type': { color: 'colorPalette.fg' },
    '& .facts': {
      display: 'grid',
      gap: '2',
      textStyle: 'small',
      paddingBlockStart: '3',
      borderBlockStart: 'hairline',
    },
    '& dt': { color: 'ink2' },
    '& > li > a': { marginBlockStart: 'auto', alignSelf: 'start' },
  },
})

const placeOf = ({ place, state }: ResponsibleBreeder) => [place, state].filter(Boolean).join(', ')

type BreederCardsProps = { species: StoreSpecies; breeders: ResponsibleBreeder[] }

/** Who they are, what they breed, and what they test for before they do. */
export function BreederCards({ species, breeders }: BreederCardsProps) {
  const { country } = useSettings()
  const copy = directoryCopy(species)
  return (
    <List>
      {breeders.map((breeder) => (
        <li key={breeder.id}>
          <div>
            <h3>{breeder.name}</h3>
            <p className="breeds">{breeder.breeds.join(', ')}</p>
          </div>
          <p className="place">
            <MapPin size={18} aria-hidden />
            <span>{placeOf(breeder)}</span>
            <Flag country={breeder.country} />
            <span>{countryName(breeder.country)}</span>
            {breeder.distance !== null && <span>{distanceText(breeder.distance, breeder.country)}</span>}
          </p>
          <dl className="facts">
            <div>
              <dt>{copy.tests}</dt>
              <dd>{breeder.tests.join(', ')}</dd>
            </div>
            <div>
              <dt>{copy.registry}</dt>
              <dd>
                {breeder.registry}, {breeder.registrationNumber}
              </dd>
            </div>
            <div>
              <dt>{copy.since}</dt>
              <dd>{formatDate(breeder.memberSince, country)}</dd>
            </div>
          </dl>
          {breeder.website && (
            <Link href={breeder.website} isExternal aria-label={`${copy.website}: ${breeder.name}`}>
              {copy.website}
            </Link>
          )}
        </li>
      ))}
    </List>
  )
}
