import type { AnimalProfile } from '@shop/contract/animal'
import { formatDate } from '@shop/contract/dates'
import { Badge, chakra, Link } from '@shop/design-system'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'
import { useToday } from '../page/use-today.ts'
import { ageOf } from './age.ts'
import { AnimalActions } from './AnimalActions.tsx'
import { AnimalPicture } from './AnimalPicture.tsx'
import { PhotoButton } from './PhotoButton.tsx'

const Base = chakra('aside', {
  base: {
    position: { lg: 'sticky' },
    // Below the shop's header.
    insetBlockStart: { lg: '7rem', xl: '16' },
    display: 'grid',
    gridTemplateColumns: { base: '5.5rem minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    overflow: 'clip',
    _print: { position: 'static', gridTemplateColumns: '8rem minmax(0, 1fr)' },
    '& .animal-coat': { aspectRatio: { lg: '16 / 9' }, minHeight: '0', position: 'relative' },
    '& .animal-coat > svg, & .animal-coat > img': { position: 'absolute', inset: '0' },
    '& .animal-copy': { padding: { base: '4', lg: '5' }, minWidth: '0' },
    '& .animal-name': { textStyle: 'h2', overflowWrap: 'anywhere' },
    '& .animal-registered': { fontWeight: 'semibold', fontSize: 'sm', overflowWrap: 'anywhere', marginBlockStart: '1' },
    '& .animal-facts': { listStyleType: 'none', marginBlockStart: '2', fontSize: 'sm', color: 'ink2' },
    '& .animal-facts li': { overflowWrap: 'anywhere' },
    '& .animal-numbers': { textStyle: 'mono', marginBlockStart: '3', color: 'ink', listStyleType: 'none' },
    '& .animal-numbers span': { display: 'block', fontFamily: 'body', color: 'ink2' },
    '& .animal-numbers li + li': { marginBlockStart: '2' },
    '& .animal-badges': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1.5',
      marginBlockStart: '3',
      _empty: { display: 'none' },
    },
    // On a phone the overview has it all; the other pages begin with their own subject.
    '&[data-brief] .animal-more': { lgDown: { display: 'none' } },
  },
})

/** `981020000310301` -> `981 020 000 310 301`: easier to compare by eye. */
const inThrees = (chip: string) => chip.replace(/(.{3})(?=.)/g, '$1 ')

function sexOf({ gender, isDesexed }: AnimalProfile) {
  const sex = gender === 'female' ? 'Female' : 'Male'
  return isDesexed === null ? sex : `${sex}, ${isDesexed ? 'desexed' : 'not desexed'}`
}

const rightsCopy = { owner: null, view: 'Shared with you, to read', full: 'Shared with you' } as const

type AnimalCardProps = { profile: AnimalProfile; isFull: boolean }

/** Who the animal is, as far as it is known. */
export function AnimalCard({ profile, isFull }: AnimalCardProps) {
  const { country } = useSettings()
  const today = useToday()
  const { petName, breed, isMixedBreed, dateOfBirth, dateOfBirthPrecision, weight, rights, litter } = profile
  const age = today && ageOf(profile, today)
  const isGuess = dateOfBirthPrecision === 'estimated'
  const born = dateOfBirth && `${isGuess ? 'Born around' : 'Born'} ${formatDate(dateOfBirth, country)}`
  return (
    <Base aria-label={`About ${petName}`} data-brief={isFull ? undefined : true}>
      <div className="animal-coat">
        <AnimalPicture animal={profile} ratio={1.6} sizes="(min-width: 64rem) 20rem, 8rem" />
      </div>
      <div className="animal-copy">
        <p className="animal-name">{petName}</p>
        {profile.registrationName && <p className="animal-registered">{profile.registrationName}</p>}
        <ul className="animal-facts">
          <li>{breed?.name ?? (isMixedBreed ? 'Mixed breed' : `${profile.species.name}, breed not known`)}</li>
          <li>{sexOf(profile)}</li>
          <li>{age ? `${age[0]?.toUpperCase()}${age.slice(1)} old` : !dateOfBirth && 'Age not known'}</li>
          {born && <li className="animal-more">{born}</li>}
          {litter && (
            <li className="animal-more">
              <Link href={paths.litter(litter.id)}>From your litter of {formatDate(litter.dateOfBirth, country)}</Link>
            </li>
          )}
          {weight && (
            <li className="animal-more">
              {weight.value} {weight.unit}, weighed {formatDate(weight.measuredAt, country)}
            </li>
          )}
          {profile.ownerName && <li>Owner: {profile.ownerName}</li>}
        </ul>
        <ul className="animal-numbers animal-more">
          {profile.chipNumber && (
            <li>
              <span>Microchip</span> {inThrees(profile.chipNumber)}
            </li>
          )}
          {profile.registrationNumber && (
            <li>
              <span>Registration</span> {profile.registrationNumber}
            </li>
          )}
        </ul>
        <div className="animal-badges">
          {rightsCopy[rights] && <Badge tone="audience">{rightsCopy[rights]}</Badge>}
          {profile.isInTransfer && <Badge tone="carrier">Waiting for its new owner</Badge>}
          {profile.isArchived && <Badge>Archived</Badge>}
        </div>
        <AnimalActions profile={profile} />
        <PhotoButton profile={profile} />
      </div>
    </Base>
  )
}
