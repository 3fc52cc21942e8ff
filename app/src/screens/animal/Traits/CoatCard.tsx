import type { AnimalCoat } from '@shop/contract/animal-coat'
import { Card, chakra, Coat, Link, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useAnimalCoat } from '../../../data/result.ts'
import { coatOfColour } from '../../../parts/colour/coat-of-colour.ts'
import { Swatches } from '../../../parts/colour/Swatches.tsx'
import { Spelled } from '../../../data/spelling.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { traitName } from '../../../parts/result/trait-name.ts'
import { paths } from '../../../paths.ts'

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    overflowWrap: 'anywhere',
    '& .coat-label': { textStyle: 'label', color: 'ink2' },
    '& h2': { textStyle: 'h3', marginBlockStart: '1' },
    // The one coat beside its description.
    '&:has(> .coat-picture)': { columnGap: '6', gridTemplateColumns: { sm: '11rem minmax(0, 1fr)' } },
    '&:has(> .coat-picture) > *': { gridColumn: { sm: '2' } },
    '& > .coat-picture': {
      gridColumn: '1',
      gridRow: { sm: '1 / span 3' },
      aspectRatio: '1.5',
      borderRadius: 'control',
      overflow: 'hidden',
      alignSelf: 'start',
    },
    '& .coat-said': { display: 'grid', gap: '2', maxWidth: 'prose', textWrap: 'pretty' },
    '& .coat-limits': { color: 'ink2', fontSize: 'sm', textWrap: 'pretty' },
  },
})

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })

type Named = AnimalCoat['untested'][number]

/** Tests by name, each leading to the shop: "D locus and S locus". */
const Tests = ({ tests }: { tests: readonly Named[] }) =>
  listFormat.formatToParts(tests.map(({ id }) => String(id))).map(({ type, value }, index) => {
    const test = type === 'element' ? tests.find(({ id }) => String(id) === value) : undefined
    return test ? (
      <Link key={test.id} href={paths.product(test)}>
        {traitName(test.name)}
      </Link>
    ) : (
      <span key={index}>{value}</span>
    )
  })

/** The coat in words, drawn, and what its results leave open; nothing of an animal without a colour test. */
export function CoatCard({ id, petName }: { id: string; petName: string }) {
  const { data, error, isValidating, mutate } = useAnimalCoat(id)
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <Card>
        <SkeletonGroup label="Describing the coat">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      </Card>
    )
  return data.coat && <Described coat={data.coat} petName={petName} />
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

function Described({ coat, petName }: { coat: AnimalCoat; petName: string }) {
  const [first, ...others] = coat.colours
  const only = others.length ? undefined : first
  return (
    <Card as="section" aria-labelledby="coat">
      <Body>
        <div>
          <p className="coat-label">{petName}’s coat by DNA</p>
          <h2 id="coat">{coat.title}</h2>
        </div>
        {only && (
          <div className="coat-picture">
            <Coat {...coatOfColour(only, 1)} />
          </div>
        )}
        {others.length > 0 && <Swatches colours={coat.colours.map((name) => ({ name }))} />}
        <div className="coat-said">
          {!coat.colours.length && (
            <p>
              <Spelled>{`${coat.colourCount} colours fit what was read so far. What each gene says is below.`}</Spelled>
            </p>
          )}
          <p>White: {coat.white ?? 'not tested'}.</p>
          {coat.untested.length > 0 && (
            <p>
              Not tested, or without a result: <Tests tests={coat.untested} />.{' '}
              {coat.untested.length > 1 ? 'They' : 'It'} would tell more.
            </p>
          )}
          {coat.contradicted.length > 0 && (
            <p>
              Two samples say different things of <Tests tests={coat.contradicted} />, so nothing is said by it.
            </p>
          )}
          {coat.rare && (
            <p>
              Rarer, and not excluded: {listFormat.format(coat.rare.colours.map(lower))}
              {coat.rare.tests.length > 0 && (
                <>
                  , by variants that <Tests tests={coat.rare.tests} /> would find
                </>
              )}
              .
            </p>
          )}
          {coat.beside.length > 0 && (
            <p>
              Another gene can change this:{' '}
              {listFormat.format(
                coat.beside.map(({ product, genotype }) => `${traitName(product.name)} (${genotype})`),
              )}
              .
            </p>
          )}
        </div>
        <p className="coat-limits">{coat.limits.join(' ')}</p>
      </Body>
    </Card>
  )
}
