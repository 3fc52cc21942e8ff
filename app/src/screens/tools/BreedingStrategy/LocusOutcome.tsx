import type { BreedingStrategy } from '@shop/contract/tool'
import { Callout, Card, Link } from '@shop/design-system'
import { Chance } from './Chance.tsx'
import { OutcomeSheet } from './OutcomeSheet.tsx'

type Locus = BreedingStrategy['loci'][number]

const groups = [
  { sex: null, title: null },
  { sex: 'daughters', title: 'Daughters' },
  { sex: 'sons', title: 'Sons' },
] as const

/** One gene: what each puppy or kitten may get, as bars with their numbers. */
export const LocusOutcome = ({ locus }: { locus: Locus }) => (
  <Card as="article" breakInside="avoid" aria-label={locus.name}>
    <OutcomeSheet>
      <div>
        <h2>{locus.name}</h2>
        <p className="mode">
          {[locus.gene, locus.modeOfInheritance].filter(Boolean).join(', ')}
          {locus.modeSource && (
            <>
              {' ('}
              <Link href={locus.modeSource}>source</Link>)
            </>
          )}
        </p>
      </div>
      <p className="parents">
        <span>
          Dam <code>{locus.dam ?? 'not tested'}</code>
        </span>
        <span>
          Sire <code>{locus.sire ?? 'not tested'}</code>
        </span>
      </p>
      {groups.map(({ sex, title }) => {
        const outcomes = locus.outcomes.filter((outcome) => outcome.sex === sex)
        if (!outcomes.length) return null
        return (
          <div key={title}>
            {title && <h3>{title}</h3>}
            <ul>
              {outcomes.map((outcome) => (
                <Chance key={outcome.genotype} outcome={outcome} what={<code>{outcome.genotype}</code>} />
              ))}
            </ul>
          </div>
        )
      })}
      <p className="advice">{locus.advice}</p>
      {locus.warnings.map((warning) => (
        <Callout key={warning} tone="caution">
          {warning}
        </Callout>
      ))}
    </OutcomeSheet>
  </Card>
)
