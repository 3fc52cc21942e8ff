import { productTypes } from '@shop/contract/constants'
import type { ProductDetail } from '@shop/contract/product'
import { chakra } from '@shop/design-system'
import { storeSpeciesOf } from './product-kind.ts'

const Figure = chakra('figure', {
  base: {
    padding: '5',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    '& figcaption': { textStyle: 'label', marginBlockEnd: '3' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '2',
      listStyleType: 'none',
      textAlign: 'center',
    },
    '& li': {
      paddingBlock: '4',
      paddingInline: '1',
      borderRadius: 'control',
      fontSize: 'xs',
      fontWeight: 'semibold',
      lineHeight: 'snug',
    },
    '& code': {
      display: 'block',
      marginBlockEnd: '1',
      fontFamily: 'mono',
      fontSize: 'md',
      fontWeight: 'normal',
      overflowWrap: 'anywhere',
    },
    '& .clear': { bg: 'clear.bg', color: 'clear.fg' },
    '& .carrier': { bg: 'carrier.bg', color: 'carrier.fg' },
    '& .affected': { bg: 'affected.bg', color: 'affected.fg' },
    '& p': { marginBlockStart: '3', textStyle: 'small', color: 'ink2' },
  },
})

/** What two carriers pass on, as a square of four: only for a recessive disease of two alleles, where that is all there is to say. */
export function InheritanceSquare({ product }: { product: ProductDetail }) {
  const [normal, variant, ...others] = product.alleles
  if (!product.modeOfInheritance?.startsWith('Autosomal recessive') || product.typeId !== productTypes.disease)
    return null
  if (!normal || !variant || others.length) return null
  const young = storeSpeciesOf(product) === 'cat' ? 'kitten' : 'puppy'
  return (
    <Figure>
      <figcaption>When both parents carry one copy</figcaption>
      <ul>
        <li className="clear">
          <code>
            {normal}/{normal}
          </code>
          Clear
        </li>
        {['from the dam', 'from the sire'].map((side) => (
          <li className="carrier" key={side}>
            <code>
              {normal}/{variant}
            </code>
            Carrier
          </li>
        ))}
        <li className="affected">
          <code>
            {variant}/{variant}
          </code>
          Two copies
        </li>
      </ul>
      <p>
        Each {young} draws one of the four, with the same chance. With one clear parent, no {young} gets two copies.
      </p>
    </Figure>
  )
}
