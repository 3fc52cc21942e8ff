import type { AnimalProfile } from '@shop/contract/animal'
import type { ResultSheet } from '@shop/contract/result'
import { Button, Card, chakra, LinkButton, ResultSign, Stack } from '@shop/design-system'
import { useId, useState } from 'react'
import type { Audience } from '../../../layouts/audience.ts'
import { groupCopy, type HealthGroup, type HealthGroupName } from '../../../parts/result/health-groups.ts'
import { ResultRow } from './ResultRow.tsx'
import { strategyHref } from './view.ts'

const Base = chakra('section', {
  base: {
    '& .group-head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '3',
      marginBlockEnd: '4',
    },
    '& h2': { display: 'flex', alignItems: 'center', gap: '2.5', textStyle: 'h3' },
    '& .group-count': { color: 'ink2', fontWeight: 'normal' },
    '& .group-lead': { marginBlockStart: '1', color: 'ink2', maxWidth: 'prose', textWrap: 'pretty' },
    '& .group-rows > * + *': { borderTop: 'hairline' },
  },
})

const leads: Record<HealthGroupName, Partial<Record<Audience, string>> & { all: string }> = {
  attention: {
    all: 'These come first.',
    owner: 'Take these to your vet. They say what is in the DNA, which is not yet an illness.',
    breeder: 'Decide on these before the next mating.',
    vet: 'A genotype is a risk or an explanation, not a diagnosis.',
  },
  carrier: {
    all: 'May pass a variant on.',
    owner: 'Usually healthy as far as this variant goes. It matters when you plan a litter.',
    breeder: 'Fine to breed from with a mate who is clear in the same test.',
  },
  conflicting: {
    all: 'Samples were read differently. Neither counts until the laboratory has settled which is right.',
    breeder: 'Neither reading counts. Plan no mating by these until the laboratory has settled which is right.',
    vet: 'Neither reading counts as a finding until the laboratory has settled which is right.',
  },
  open: { all: 'There is a genotype, and our sources say too little to call it clear or not.' },
  noResult: { all: 'These markers could not be read. That says neither clear nor not clear.' },
  clear: { all: 'No copy of the variant that each test looks for. Other causes are not tested.' },
}

/** More than these are folded away. */
const shownClear = 8

type ResultGroupProps = {
  group: HealthGroup
  /** Everything is to be seen: the reader looked for it. */
  isOpen: boolean
  view: Audience
  profile: AnimalProfile
  sheet: ResultSheet
}

/** The results of one verdict. */
export function ResultGroup({ group: { name, results }, isOpen, view, profile, sheet }: ResultGroupProps) {
  const titleId = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const { title, sign } = groupCopy[name]
  const isFolded = name === 'clear' && results.length > shownClear && !isOpen && !isUnfolded
  const plan = view === 'breeder' && (name === 'carrier' || name === 'attention') && strategyHref(profile, results)
  const rows = results.map((result) => (
    <ResultRow key={result.id} result={result} group={name} view={view} profile={profile} sheet={sheet} />
  ))
  return (
    <Base id={name} aria-labelledby={titleId}>
      <div className="group-head">
        <div>
          <h2 id={titleId}>
            <ResultSign status={sign} />
            <span>
              {title} <span className="group-count">{results.length}</span>
            </span>
          </h2>
          <p className="group-lead">{leads[name][view] ?? leads[name].all}</p>
        </div>
        {plan && (
          <LinkButton variant="outline" size="sm" href={plan}>
            Plan a mating with {results.length === 1 ? 'this' : 'these'}
          </LinkButton>
        )}
      </div>
      {name === 'attention' ? (
        <Stack gap="4">{rows}</Stack>
      ) : isFolded ? (
        <Card size="sm">
          <Button variant="ghost" full onClick={() => setUnfolded(true)}>
            Show all {results.length} clear results
          </Button>
        </Card>
      ) : (
        <Card size="flush" className="group-rows">
          {rows}
        </Card>
      )}
    </Base>
  )
}
