import type { SharePage } from '@shop/contract/share-page'
import { verdictLabel } from '@shop/contract/verdict'
import { Callout, chakra, Link, ResultStatus } from '@shop/design-system'
import { brand } from '../../../brand.ts'
import { AnimalPicture } from '../../../parts/animal/AnimalPicture.tsx'
import { Swatches } from '../../../parts/colour/Swatches.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { paths } from '../../../paths.ts'

const Base = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: { base: '6', md: '10' },
    alignItems: 'start',
    marginBlock: { base: '4', md: '10' },
    overflowWrap: 'anywhere',
    '& .shared-picture': { aspectRatio: '1', borderRadius: 'card', overflow: 'hidden', border: 'hairline' },
    '& h1': { textStyle: 'h1' },
    '& h2': { textStyle: 'h3', marginBlockStart: '6', marginBlockEnd: '3' },
    '& .shared-sample': { marginBlockStart: '5' },
    '& .shared-breed': { textStyle: 'lead', color: 'ink2', marginBlockStart: '2' },
    '& .shared-coat': { fontWeight: 'semibold', marginBlockEnd: '3' },
    '& .shared-results': { listStyleType: 'none' },
    '& .shared-results li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '2',
      paddingBlock: '3',
      borderTop: 'hairline',
    },
    '& .shared-note': { color: 'ink2', fontSize: 'sm', marginBlockStart: '6', textWrap: 'pretty' },
  },
})

const descriptionOf = ({ petName, breed, species, results }: SharePage) =>
  [`${petName}, ${breed ?? species.name.toLowerCase()}.`, results.length && `DNA tested with ${brand.name}.`]
    .filter(Boolean)
    .join(' ')

const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** The coat as the results describe it, and what they leave open. */
const SharedCoat = ({
  coat: { title, colours, white, rare, isChanged },
}: {
  coat: NonNullable<SharePage['coatByDna']>
}) => (
  <>
    <h2>Coat by DNA</h2>
    {/* The one colour is named beneath its drawing. */}
    {colours.length !== 1 && <p className="shared-coat">{title}</p>}
    <Swatches colours={colours.map((name) => ({ name }))} />
    <p className="shared-note">
      White: {white ?? 'not tested'}.
      {rare.length > 0 && ` Rarer, and not tested: ${listFormat.format(rare.map(lower))}.`}
      {isChanged && ' Another gene changes this.'}
    </p>
  </>
)

/** An animal for everybody: as much of it as its owner chose. */
export function SharedAnimal({ page }: { page: SharePage }) {
  const { petName, breed, coatByDna, results, isSampleData } = page
  return (
    <Base>
      <PageTitle title={petName} description={descriptionOf(page)} />
      <div className="shared-picture">
        <AnimalPicture animal={page} ratio={1} sizes="(min-width: 48rem) 36rem, 100vw" />
      </div>
      <div>
        <h1>{petName}</h1>
        {breed && <p className="shared-breed">{breed}</p>}
        {isSampleData && (
          <div className="shared-sample">
            <Callout tone="info">These results were made to try the shop out: no sample was read.</Callout>
          </div>
        )}
        {coatByDna && <SharedCoat coat={coatByDna} />}
        {results.length > 0 && (
          <>
            <h2>Health results</h2>
            <ul className="shared-results">
              {results.map(({ product, status }) => (
                <li key={product.id}>
                  {product.name} <ResultStatus status={status} label={verdictLabel(status)} />
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="shared-note">
          {petName}’s owner chose what this page says.
          {results.length > 0 && (
            <>
              {' '}
              There may be other results. Before you decide anything by them, ask for a certificate and{' '}
              <Link href={paths.reportAuthentication}>check it here</Link>.
            </>
          )}
        </p>
      </div>
    </Base>
  )
}
