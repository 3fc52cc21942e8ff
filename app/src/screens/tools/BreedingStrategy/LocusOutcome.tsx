import type { BreedingStrategy } from '@shop/contract/tool'
import { Callout, Card, chakra, Link, ResultSign } from '@shop/design-system'
import { percentText } from '../../../parts/tool/percent-text.ts'

type Locus = BreedingStrategy['loci'][number]
type Outcome = Locus['outcomes'][number]

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& h2': { textStyle: 'h2', textWrap: 'balance' },
    '& h3': { textStyle: 'label' },
    '& .mode': { color: 'ink2', marginBlockStart: '1' },
    '& .parents': { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' },
    '& code': { fontFamily: 'mono' },
    '& ul': { display: 'grid', gap: '4', listStyleType: 'none' },
    '& li': {
      display: 'grid',
      columnGap: '4',
      rowGap: '1.5',
      alignItems: 'baseline',
      gridTemplateColumns: { base: '1fr auto', md: '11rem 1fr 7rem' },
    },
    '& .what': { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'semibold' },
    '& .bar': {
      gridColumn: { base: '1 / -1', md: '2' },
      gridRow: { base: '2', md: '1' },
      alignSelf: 'center',
      position: 'relative',
      height: '3',
      borderRadius: 'pill',
      bg: 'line',
      overflow: 'hidden',
    },
    '& .bar span': { position: 'absolute', insetBlock: '0', insetInlineStart: '0', bg: 'colorPalette.solid' },
    // How far a range may go, hatched: nobody knows where in it.
    '& .bar .may': {
      bg: 'transparent',
      backgroundImage:
        'repeating-linear-gradient(135deg, var(--chakra-colors-color-palette-solid) 0 3px, transparent 3px 7px)',
    },
    '& .percent': {
      gridColumn: { base: '2', md: '3' },
      gridRow: '1',
      fontWeight: 'semibold',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .meaning': { gridColumn: '1 / -1', color: 'ink2', textStyle: 'small', textWrap: 'pretty' },
    '& .advice': { fontWeight: 'semibold', textWrap: 'pretty' },
  },
})

const groups = [
  { sex: null, title: null },
  { sex: 'daughters', title: 'Daughters' },
  { sex: 'sons', title: 'Sons' },
] as const

/** One gene: what each puppy or kitten may get, as bars with their numbers. */
export const LocusOutcome = ({ locus }: { locus: Locus }) => (
  <Card as="article" aria-label={locus.name}>
    <Sheet>
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
                <Chance key={outcome.genotype} outcome={outcome} />
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
    </Sheet>
  </Card>
)

const Chance = ({ outcome: { genotype, status, percentFrom, percentTo, meaning } }: { outcome: Outcome }) => (
  <li>
    <span className="what">
      {status && <ResultSign status={status} />}
      <code>{genotype}</code>
    </span>
    <span className="bar" aria-hidden>
      <span className="may" style={{ width: `${percentTo}%` }} />
      <span style={{ width: `${percentFrom}%` }} />
    </span>
    <span className="percent">{percentText(percentFrom, percentTo)}</span>
    <span className="meaning">{meaning}</span>
  </li>
)
