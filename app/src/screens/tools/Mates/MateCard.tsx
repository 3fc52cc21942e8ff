import type { Mate, MateList } from '@shop/contract/mate'
import { Card, chakra, Coat, LinkButton, ResultStatus } from '@shop/design-system'
import { paths } from '../../../paths.ts'
import { MateColours } from './MateColours.tsx'
import { MateRelatedness } from './MateRelatedness.tsx'
import { MateRisks } from './MateRisks.tsx'
import { verdictOn, youngOf } from './mate-copy.ts'

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& .head': {
      display: 'grid',
      columnGap: '4',
      rowGap: '3',
      alignItems: 'center',
      gridTemplateColumns: { base: '3.5rem minmax(0, 1fr)', md: '4.5rem minmax(0, 1fr) auto' },
    },
    '& .coat': { position: 'relative', aspectRatio: '1', borderRadius: 'control', overflow: 'clip' },
    '& .coat > svg': { position: 'absolute', inset: '0' },
    '& .head h2': { textStyle: 'h3', overflowWrap: 'anywhere' },
    '& .head p': { color: 'ink2', textStyle: 'small', overflowWrap: 'anywhere' },
    '& .verdict': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& .parts': {
      display: 'grid',
      gap: { base: '5', md: '8' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)' },
    },
    '& h3': { textStyle: 'label' },
    '& h4': { textStyle: 'small', fontWeight: 'semibold' },
    '& .parts section': { display: 'grid', gap: '2', alignContent: 'start' },
    '& .parts ul': { display: 'grid', gap: '1', listStyleType: 'none', textStyle: 'small' },
    '& .parts p': { textStyle: 'small', textWrap: 'pretty' },
    '& .note': { color: 'ink2' },
    '& code': { fontFamily: 'mono' },
    '& summary': { cursor: 'pointer', textStyle: 'small', fontWeight: 'semibold', paddingBlock: '1' },
    _print: { breakInside: 'avoid' },
  },
})

type MateCardProps = { mate: Mate; list: MateList; rank: number }

/** One mate: what a litter of the two could inherit, how related they are, which colours to expect, and the way to the pair. */
export function MateCard({ mate, list: { animal, wantedColour, wantedColours }, rank }: MateCardProps) {
  const young = youngOf(animal)
  const [dam, sire] = animal.gender === 'female' ? [animal, mate.animal] : [mate.animal, animal]
  const { petName, registrationName, breed, isMixedBreed, coat } = mate.animal
  const about = [registrationName, breed?.name ?? (isMixedBreed ? 'Mixed breed' : 'Breed not known')]
  return (
    <Card as="article" aria-label={petName}>
      <Sheet>
        <div className="head">
          <div className="coat">
            <Coat {...coat} ratio={1} />
          </div>
          <div>
            <h2>
              {rank}. {petName}
            </h2>
            <p>{about.filter(Boolean).join(', ')}</p>
          </div>
          <div className="verdict">
            <ResultStatus {...verdictOn(mate, young)} />
          </div>
        </div>
        <div className="parts">
          <MateRisks mate={mate} young={young} names={{ dam: dam.petName, sire: sire.petName }} />
          <MateRelatedness relatedness={mate.relatedness} young={young} />
          <MateColours mate={mate} wanted={wantedColours.find(({ value }) => value === wantedColour)?.label} />
        </div>
        <chakra.div _print={{ display: 'none' }}>
          <LinkButton size="sm" variant="outline" href={paths.breedingStrategyOf({ damId: dam.id, sireId: sire.id })}>
            Work out {animal.petName} and {petName}
          </LinkButton>
        </chakra.div>
      </Sheet>
    </Card>
  )
}
