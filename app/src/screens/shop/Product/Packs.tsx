import type { ProductDetail } from '@shop/contract/product'
import { chakra } from '@shop/design-system'
import { storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { paths } from '../../../paths.ts'

const Box = chakra('section', {
  base: {
    marginBlockStart: '5',
    maxWidth: 'prose',
    '& h2': { textStyle: 'h4' },
    '& ul': { marginBlockStart: '2', listStyleType: 'none', border: 'hairline', borderRadius: 'control', bg: 'card' },
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: '4',
      paddingBlock: '2.5',
      paddingInline: '4',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li + li': { borderTop: 'hairline' },
    '& a': { fontWeight: 'semibold', _hover: { color: 'colorPalette.emphasized', textDecoration: 'underline' } },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& .pack-each': { color: 'ink2' },
    '& p': { marginBlockStart: '2', textStyle: 'small', color: 'ink2' },
    _print: { '&&': { display: 'none' } },
  },
})

/** What a profile or a kit costs for two animals and more. */
export function Packs({ product }: { product: ProductDetail }) {
  const { packs } = product
  const species = storeSpeciesOf(product)
  if (!packs.length || !species) return null
  return (
    <Box aria-labelledby="packs">
      <h2 id="packs">For two {species}s or more</h2>
      <ul>
        {packs.map((pack) => (
          <li key={pack.id}>
            <a href={paths.product(pack)}>Pack of {pack.count} kits</a>
            <span className="pack-each">{pack.each.label} each</span>
            <strong>{pack.price.label}</strong>
          </li>
        ))}
      </ul>
      <p>Each kit is for any breed: you choose it when you activate the kit.</p>
    </Box>
  )
}
