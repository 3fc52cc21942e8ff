import type { StoreSpecies } from '@shop/contract/constants'
import type { Breed } from '@shop/contract/breed'
import { chakra, Coat } from '@shop/design-system'
import { paths } from '../../../paths.ts'
import { byInitial, testsText } from './query.ts'

/** One styled element around some six hundred links; a letter out of sight costs no layout. */
const Index = chakra('div', {
  base: {
    '& .letters': {
      position: 'sticky',
      insetBlockStart: '0',
      zIndex: 'sticky',
      display: 'flex',
      flexWrap: { md: 'wrap' },
      overflowX: { base: 'auto', md: 'visible' },
      marginBlock: '6',
      marginInline: { base: '-5', md: '0' },
      paddingBlock: '2',
      paddingInline: { base: '5', md: '0' },
      bg: 'paper',
    },
    '& .letters a': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      minWidth: '9',
      minHeight: '9',
      borderRadius: 'control',
      color: 'colorPalette.emphasized',
      fontWeight: 'semibold',
      _hover: { bg: 'colorPalette.subtle' },
    },
    '& section': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '4rem 1fr' },
      gap: { base: '3', md: '6' },
      paddingBlock: { base: '5', md: '7' },
      borderTop: 'hairline',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 30rem',
      scrollMarginTop: '20',
    },
    '& h2': { textStyle: 'h1', color: 'colorPalette.fg' },
    '& ul': { listStyleType: 'none' },
    '& .tiles': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))', gap: '3' },
    '& .tiles a': {
      display: 'grid',
      gridTemplateColumns: '4rem 1fr',
      alignItems: 'center',
      columnGap: '4',
      height: 'full',
      paddingInlineEnd: '4',
      bg: 'card',
      border: 'hairline',
      borderRadius: 'card',
      overflow: 'hidden',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      transition: 'border-color var(--chakra-durations-fast)',
      _hover: { borderColor: 'colorPalette.solid' },
    },
    '& .coat': { alignSelf: 'stretch', minHeight: '16' },
    '& .count': { display: 'block', marginBlockStart: '0.5', fontSize: 'sm', fontWeight: 'normal', color: 'ink2' },
    '& .plain': { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' },
    '& .tiles + .plain': { marginBlockStart: '4' },
    '& .plain a': {
      display: 'inline-block',
      paddingBlock: '1',
      color: 'ink2',
      _hover: { color: 'colorPalette.emphasized', textDecoration: 'underline' },
    },
  },
})

/** The breeds by letter: a tile with its coat and its number of tests, or a plain link where there are none yet. */
export function BreedIndex({ species, breeds }: { species: StoreSpecies; breeds: Breed[] }) {
  const letters = byInitial(breeds)
  return (
    <Index>
      {letters.length > 1 && (
        <nav aria-label="Letters" className="letters">
          {letters.map(([initial]) => (
            <a key={initial} href={`#letter-${initial}`}>
              {initial}
            </a>
          ))}
        </nav>
      )}
      {letters.map(([initial, found]) => (
        <Letter key={initial} initial={initial} species={species} breeds={found} />
      ))}
    </Index>
  )
}

function Letter({ initial, species, breeds }: { initial: string; species: StoreSpecies; breeds: Breed[] }) {
  const tested = breeds.filter(({ testCount }) => testCount > 0)
  const others = breeds.filter(({ testCount }) => testCount === 0)
  return (
    <section id={`letter-${initial}`} aria-labelledby={`heading-${initial}`}>
      <h2 id={`heading-${initial}`}>{initial}</h2>
      <div>
        {tested.length > 0 && (
          <ul className="tiles">
            {tested.map((breed) => (
              <li key={breed.id}>
                <a href={paths.breed(species, breed)}>
                  <span className="coat">
                    <Coat {...breed.coat} ratio={1} />
                  </span>
                  <span>
                    {breed.name}
                    <span className="count">{testsText(breed.testCount)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <ul className="plain">
            {others.map((breed) => (
              <li key={breed.id}>
                <a href={paths.breed(species, breed)}>{breed.name}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
