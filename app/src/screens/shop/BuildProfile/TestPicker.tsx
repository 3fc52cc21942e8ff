import type { Product } from '@shop/contract/product'
import { Button, chakra, EmptyState, Illustration, LinkButton, Pagination, TabLinks } from '@shop/design-system'
import { pageIn } from '../../../data/product.ts'
import { builderPath } from './address.ts'
import { BreedNote } from './BreedNote.tsx'
import { BreedStart } from './BreedStart.tsx'
import { testsText, testKinds, narrow, testPageOf } from './choice.ts'
import { TestRows } from './TestRows.tsx'
import { TestSearch } from './TestSearch.tsx'
import type { Builder } from './use-builder.ts'

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    minWidth: '0',
    '& .picker-find': { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4' },
    '& .picker-kinds': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '2',
    },
    '& .picker-count': { textStyle: 'small', color: 'ink2' },
  },
})

/**
 * The tests to choose from: all of the species, or a breed's. A plain form to the builder's own address, so that
 * finding and choosing work before (and without) scripts.
 */
export function TestPicker({ builder }: { builder: Builder }) {
  const { species, query, breed, tests, isChosen, chosen, hrefWith, change } = builder
  const name = query.get('name') ?? ''
  const kind = query.get('kind') ?? ''
  const found = narrow(breed?.tests ?? tests, name, kind)
  const { page, totalPages, tests: shown } = testPageOf(found, pageIn(query))
  const hidden = chosen.filter((test) => !shown.includes(test))
  return (
    <Form
      action={builderPath(species)}
      aria-label="Choose tests"
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('name')
        change({ name: typeof text === 'string' ? text.trim() : '', page: '' })
      }}
    >
      <div className="picker-find">
        <TestSearch builder={builder} />
        <BreedStart builder={builder} />
      </div>
      <HiddenInputs names={['breed', 'kind', 'profile']} query={query} tests={hidden} />
      <BreedNote builder={builder} />
      <div className="picker-kinds">
        <TabLinks
          look="pills"
          label="Which tests"
          links={testKinds.map((one) => ({
            label: one.label,
            href: hrefWith({ kind: one.kind, page: '' }),
            isCurrent: one.kind === kind,
          }))}
        />
        <p role="status" className="picker-count">
          {testsText(found.length)}
          {breed && ` for the ${breed.name}`}
        </p>
      </div>
      {shown.length > 0 ? (
        <TestRows tests={shown} isChosen={isChosen} onToggle={builder.toggle} />
      ) : (
        <NothingFound allHref={hrefWith({ name: '', kind: '', page: '' })} />
      )}
      <noscript>
        <Button type="submit">Put these into my profile</Button>
      </noscript>
      <Pagination page={page} totalPages={totalPages} hrefOf={(to) => hrefWith({ page: to === 1 ? '' : String(to) })} />
    </Form>
  )
}

type HiddenInputsProps = { names: readonly string[]; query: URLSearchParams; tests: Product[] }

/** What a plain form would lose: the rest of the address, and the chosen tests that are not on this page. */
const HiddenInputs = ({ names, query, tests }: HiddenInputsProps) => (
  <>
    {names.map(
      (name) => query.get(name) && <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />,
    )}
    {tests.map(({ id }) => (
      <input key={id} type="hidden" name="tests" value={id} />
    ))}
  </>
)

const NothingFound = ({ allHref }: { allHref: string }) => (
  <EmptyState
    role="status"
    illustration={<Illustration name="no-results" />}
    title="No test fits that"
    text="Try the gene, a part of the name, or another breed. What you have chosen stays chosen."
    actions={<LinkButton href={allHref}>Show all tests</LinkButton>}
  />
)
