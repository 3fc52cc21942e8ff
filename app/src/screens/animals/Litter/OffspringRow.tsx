import { formatDate } from '@shop/contract/dates'
import type { LitterOffspring } from '@shop/contract/litter'
import { verdictLabel } from '@shop/contract/verdict'
import { Badge, Checkbox, chakra, ResultStatus } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { AnimalPicture } from '../../../parts/animal/AnimalPicture.tsx'
import { stateText } from '../../../parts/litter/litter-copy.ts'
import { stageCopy } from '../../../parts/sample/sample-copy.ts'
import { paths } from '../../../paths.ts'

const Row = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '3.5rem minmax(0, 1fr)',
      lg: '4rem minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.4fr)',
    },
    // The boxes are below one another, and nothing in the place of one that cannot be chosen.
    '&[data-choosing]': {
      gridTemplateColumns: {
        base: '1.5rem 3.5rem minmax(0, 1fr)',
        lg: '1.5rem 4rem minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.4fr)',
      },
    },
    alignItems: { base: 'start', lg: 'center' },
    columnGap: { base: '3.5', lg: '5' },
    rowGap: '1.5',
    paddingBlock: '4',
    '& .litter-picture': {
      gridRow: { base: '1 / span 3', lg: 'auto' },
      aspectRatio: '1',
      borderRadius: 'control',
      overflow: 'hidden',
      bg: 'sand',
    },
    '& h2': { textStyle: 'h4' },
    '& p': { color: 'ink2', fontSize: 'sm' },
    '& .litter-where, & .litter-found': { gridColumn: { base: '2 / -1', lg: 'auto' } },
    '&[data-choosing] .litter-where, &[data-choosing] .litter-found': { gridColumn: { base: '3 / -1', lg: 'auto' } },
    '& .litter-found': { display: 'flex', flexWrap: 'wrap', gap: '1.5', alignItems: 'center' },
    '& .litter-box': { gridRow: { base: '1 / span 3', lg: 'auto' } },
  },
})

/** As many findings as one takes in at a glance; its page has all. */
const mostShown = 3

type OffspringRowProps = {
  offspring: LitterOffspring
  /** Some of the litter can be chosen. */
  isChoosing: boolean
  isChosen: boolean
  /** Without it, this one cannot be chosen. */
  onChoose: ((isOn: boolean) => void) | undefined
}

/** One of a litter: who it is, where it is, and what was found in it as far as its breeder may read it. */
export function OffspringRow({ offspring, isChoosing, isChosen, onChoose }: OffspringRowProps) {
  const { animal, petName, gender, colour } = offspring
  return (
    <Row aria-label={petName} data-choosing={isChoosing || undefined}>
      {isChoosing && (
        <div className="litter-box">
          {onChoose && (
            <Checkbox
              label=""
              aria-label={`Choose ${petName}`}
              checked={isChosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
          )}
        </div>
      )}
      <div className="litter-picture">{animal && <AnimalPicture animal={animal} ratio={1} sizes="4rem" />}</div>
      <div>
        <h2>{animal ? <a href={paths.animal(animal.id)}>{petName}</a> : petName}</h2>
        <p>{[gender === 'female' ? 'Female' : 'Male', colour].filter(Boolean).join(', ')}</p>
        {animal?.registrationName && <p>{animal.registrationName}</p>}
      </div>
      <Where offspring={offspring} />
      <Found animal={animal} />
    </Row>
  )
}

function Where({ offspring: { state, to, at, isReadOn } }: { offspring: LitterOffspring }) {
  const { country } = useSettings()
  return (
    <div className="litter-where">
      <Badge tone={state === 'kept' || state === 'archived' ? 'audience' : 'neutral'}>{stateText[state]}</Badge>
      {to && (
        <p>
          {state === 'offered' ? 'to' : 'with'} {to}
          {at && `, ${state === 'offered' ? 'offered' : 'handed over'} on ${formatDate(at, country)}`}
        </p>
      )}
      {isReadOn && <p>You can still see its results</p>}
    </div>
  )
}

function Found({ animal }: Pick<LitterOffspring, 'animal'>) {
  if (!animal) return <p className="litter-found">Only its owner sees the results.</p>
  const { stage, findings, clearCount, clearByParentageCount } = animal
  const more = findings.length - mostShown
  const clear = [
    clearCount && `Clear of ${clearCount} ${clearCount === 1 ? 'disease' : 'diseases'}`,
    clearByParentageCount && `${clearCount ? '' : 'Clear of '}${clearByParentageCount} by parentage`,
  ].filter(Boolean)
  if (!findings.length && !clear.length)
    return (
      <div className="litter-found">
        <Badge>{stage ? stageCopy[stage].name : 'No kit yet'}</Badge>
      </div>
    )
  return (
    <div className="litter-found">
      {findings.slice(0, mostShown).map(({ product, status }) => (
        <ResultStatus
          key={product.id}
          size="sm"
          status={status ?? 'no_result'}
          label={`${verdictLabel(status)}: ${product.name}`}
        />
      ))}
      {more > 0 && <p>and {more} more</p>}
      {clear.length > 0 && <ResultStatus size="sm" status="clear" label={clear.join(', ')} />}
    </div>
  )
}
