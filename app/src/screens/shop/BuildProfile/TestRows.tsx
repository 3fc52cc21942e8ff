import type { Product } from '@shop/contract/product'
import { chakra, Checkbox } from '@shop/design-system'
import { paths } from '../../../paths.ts'

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 4.5rem' },
      alignItems: 'center',
      columnGap: '5',
      paddingBlock: '1.5',
      paddingInline: { base: '4', md: '5' },
    },
    '& > li + li': { borderTop: 'hairline' },
    '& > li:hover': { bg: 'paper' },
    '& > li:has(:checked)': { boxShadow: 'inset 4px 0 0 var(--chakra-colors-color-palette-solid)' },
    '& .test-name': { fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'anywhere' },
    '& .test-sentence': { display: 'block', marginBlockStart: '0.5', fontSize: 'sm', lineHeight: 'snug' },
    '& .test-summary': { display: 'block', marginBlockStart: '0.5', fontSize: 'sm', lineHeight: 'snug', color: 'ink2' },
    '& .test-about': {
      fontSize: 'sm',
      color: 'colorPalette.emphasized',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      paddingBlock: '2',
      gridRow: { base: '2', md: 'auto' },
      gridColumn: { base: '1', md: 'auto' },
      paddingInlineStart: { base: '9', md: '0' },
      marginBlockStart: { base: '-2', md: '0' },
    },
    '& .test-price': {
      alignSelf: { base: 'start', md: 'center' },
      paddingBlockStart: { base: '2.5', md: '0' },
      textAlign: 'end',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

type TestRowsProps = { tests: Product[]; isChosen: (test: Product) => boolean; onToggle: (test: Product) => void }

/** Tests to tick: the question of each, and what it costs alone. */
export const TestRows = ({ tests, isChosen, onToggle }: TestRowsProps) => (
  <List aria-label="Tests">
    {tests.map((test) => (
      <li key={test.id}>
        <Checkbox
          name="tests"
          value={test.id}
          checked={isChosen(test)}
          onChange={() => onToggle(test)}
          label={
            <>
              <span className="test-name">{test.name}</span>
              <span className="test-sentence">{test.plainSentence}</span>
              {test.summary !== test.plainSentence && <span className="test-summary">{test.summary}</span>}
            </>
          }
        />
        <a className="test-about" href={paths.product(test)} aria-label={`About ${test.name}`}>
          About
        </a>
        <span className="test-price">{test.price.label}</span>
      </li>
    ))}
  </List>
)
