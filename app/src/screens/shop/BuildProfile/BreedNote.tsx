import { Callout, chakra, Link, LinkButton, Spinner } from '@shop/design-system'
import { paths } from '../../../paths.ts'
import { testsText } from './choice.ts'
import type { Builder } from './use-builder.ts'

const Note = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '4',
    padding: { base: '4', md: '5' },
    bg: 'colorPalette.subtle',
    borderRadius: 'card',
    '& h2': { textStyle: 'h4' },
    '& p': { marginBlockStart: '1', textStyle: 'small', textWrap: 'pretty' },
    '& .note-copy': { flex: '1 1 18rem' },
  },
})

/** What the breed that one starts from should have: all of it with one press. */
export function BreedNote({ builder }: { builder: Builder }) {
  const { species, breed, isBreedLoading, breedFailure, isChosen, hrefChoosing, choose, hrefWith } = builder
  if (isBreedLoading)
    return (
      <p role="status">
        <Spinner size="sm" /> Fetching the breed’s tests
      </p>
    )
  if (breedFailure)
    return (
      <Callout tone="caution" title="We could not start from this breed">
        <p>{breedFailure}</p>
        <p>
          Below are all tests; choose a breed again, or <Link href={hrefWith({ breed: '' })}>go on without one</Link>.
        </p>
      </Callout>
    )
  if (!breed) return null
  const { name, named } = breed
  const left = named.filter((test) => !isChosen(test))
  const fullProfile = <Link href={paths.breed(species, breed)}>Its full breed profile</Link>
  return (
    <Note aria-labelledby="breed-note">
      <div className="note-copy">
        <h2 id="breed-note">
          {named.length === 0
            ? `No test names the ${name} yet`
            : left.length === 0
              ? `Your profile has every test that names the ${name}`
              : `${testsText(named.length)} ${named.length === 1 ? 'names' : 'name'} the ${name}`}
        </h2>
        <p>
          {named.length === 0 ? (
            'The tests below fit any breed.'
          ) : (
            <>{fullProfile} has them and a DNA profile besides.</>
          )}
        </p>
      </div>
      {left.length > 0 && (
        <LinkButton
          variant="outline"
          href={hrefChoosing(named)}
          onClick={(event) => {
            event.preventDefault()
            choose(named)
          }}
        >
          {left.length < named.length ? `Choose the other ${left.length}` : `Choose all ${named.length}`}
        </LinkButton>
      )}
    </Note>
  )
}
