import type { Product } from '@shop/contract/product'
import { chakra, Coat, stretchedLink } from '@shop/design-system'
import { kindOf, storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { paths } from '../../../paths.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '2.5', md: '3' },
    listStyleType: 'none',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '3.5rem minmax(0, 1fr)',
      columnGap: '4',
      alignItems: 'center',
      padding: '3',
      paddingInlineEnd: '5',
      bg: 'card',
      border: 'hairline',
      borderRadius: 'card',
      transition: 'border-color var(--chakra-durations-fast)',
      _hover: { borderColor: 'colorPalette.solid' },
    },
    '& .sheet-coat': { boxSize: '14', borderRadius: 'control', overflow: 'hidden' },
    '& .sheet-copy': { minWidth: '0', overflowWrap: 'anywhere', lineHeight: 'snug' },
    '& .sheet-name': { fontWeight: 'semibold', ...stretchedLink },
    '& li:hover .sheet-name': { color: 'colorPalette.emphasized' },
    '& p': { marginBlockStart: '1', fontSize: 'sm', color: 'ink2' },
    '& .sheet-sentence': { color: 'ink' },
    '& code': { fontFamily: 'mono', fontSize: 'xs', color: 'ink' },
  },
})

/** "NHEJ1, autosomal recessive" without the gene, which has a place of its own. */
const inheritanceOf = ({ gene, summary }: Product) =>
  gene && summary.startsWith(`${gene}, `) ? summary.slice(gene.length + 2) : summary === gene ? '' : summary

const speciesCopy = { dog: 'Dogs', cat: 'Cats' }

/** Tests with their gene and inheritance, each leading to its sheet. */
export const SheetRows = ({ products }: { products: Product[] }) => (
  <List>
    {products.map((product) => {
      const species = storeSpeciesOf(product)
      const parts = [species && speciesCopy[species], kindOf(product), inheritanceOf(product)]
      return (
        <li key={product.id}>
          <div className="sheet-coat">
            <Coat {...product.coat} ratio={1} />
          </div>
          <div className="sheet-copy">
            <a className="sheet-name" href={paths.factSheet(product)}>
              {product.name}
            </a>
            <p className="sheet-sentence">{product.plainSentence}</p>
            <p>
              {product.gene && (
                <>
                  <code>{product.gene}</code>
                  {' · '}
                </>
              )}
              {parts.filter(Boolean).join(' · ')}
            </p>
          </div>
        </li>
      )
    })}
  </List>
)
