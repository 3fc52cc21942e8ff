import { membershipId, ourCategories } from '@shop/contract/constants'
import type { Product } from '@shop/contract/product'
import { readProducts } from './product.ts'
import type { Read } from './use-call.ts'
import { usePriced } from './use-call.ts'
import { useBeside } from './use-beside.ts'

/** What a litter is tested for: each search finds one product by its name. */
export type MembershipExample = { what: string; lines: readonly { search: string; count: number }[] }

const examples: Record<'dog' | 'cat', MembershipExample> = {
  dog: {
    what: 'both parents with their breed’s full profile, and six puppies with one test each',
    lines: [
      { search: 'Border Collie full breed profile', count: 2 },
      { search: 'MDR1 multidrug sensitivity', count: 6 },
    ],
  },
  cat: {
    what: 'both parents with their breed’s full profile, and four kittens with one test each',
    lines: [
      { search: 'Persian full breed profile', count: 2 },
      { search: 'Polycystic kidney disease (PKD1)', count: 4 },
    ],
  },
}

/** The example of the page at this address. */
export const exampleAt = (path: string) => examples[path.includes('/for-cats') ? 'cat' : 'dog']

const readMembership = () => readProducts({ categoryIds: String(ourCategories.membership) })

export const readMembershipExample = ({ lines }: MembershipExample): Read[] => [
  readMembership(),
  ...lines.map(({ search }) => readProducts({ search })),
]

type Found = { membership: Product; lines: { product: Product; count: number }[] }

/** The membership, and what the example buys; null as long as one of them is not there, or is not sold any more. */
export function useMembershipExample({ lines: [first, second] }: MembershipExample): Found | null {
  const membership = useBeside(usePriced(readMembership()))?.results.find(({ id }) => id === membershipId)
  const one = useBeside(usePriced(first ? readProducts({ search: first.search }) : null))?.results
  const other = useBeside(usePriced(second ? readProducts({ search: second.search }) : null))?.results
  const lines = [
    { line: first, products: one },
    { line: second, products: other },
  ].flatMap(({ line, products }) => {
    const product = products?.find(({ name }) => name === line?.search)
    return line && product ? [{ product, count: line.count }] : []
  })
  return membership && lines.length === 2 ? { membership, lines } : null
}
