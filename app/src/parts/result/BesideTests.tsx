import type { Result } from '@shop/contract/result'
import { chakra } from '@shop/design-system'

type BesideTestsProps = { together: NonNullable<Result['together']>; productId: number }

/** The other tests of a gene, with what they found; those without a result are named too. */
export function BesideTests({ together, productId }: BesideTestsProps) {
  const others = together.tests.filter(({ product }) => product.id !== productId)
  return (
    <chakra.ul listStyleType="none">
      {others.map(({ product, genotype }) => (
        <li key={product.id}>
          {product.name}: {genotype ? <chakra.code fontFamily="mono">{genotype}</chakra.code> : 'no result'}
        </li>
      ))}
    </chakra.ul>
  )
}
