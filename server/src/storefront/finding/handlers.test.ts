import { currencies, userTypes } from '@shop/contract/constants'
import { findingCalls } from '@shop/contract/finding'
import { finderQuestions } from '@shop/contract/finder'
import { productCalls } from '@shop/contract/product'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'

const shop = useShop()
const { animal: animals, kind: kinds, purpose: purposes, tested: states } = finderQuestions

/** A breed with a full breed profile and one without, of each species. */
const breeds = { dog: ['200193', '200003'], cat: ['100154', '100119'] } as const

const cases = animals.flatMap((animal) =>
  kinds.flatMap((kind) =>
    purposes.flatMap((purpose) =>
      states.flatMap((tested) =>
        (kind === 'pure' ? [...breeds[animal], undefined] : [undefined]).map((breed) => ({
          animal,
          kind,
          purpose,
          tested,
          ...(breed && { breed }),
        })),
      ),
    ),
  ),
)

test.each(userTypes)(
  'whatever a %s answers, in every currency the finder ends in three products on sale',
  async (type) => {
    for (const currency of currencies) {
      const visitor = shop.visitor({ cookie: `user-type=${type}; currency=${currency}` })
      const found = new Map<number, string>()
      for (const query of cases) {
        const { products } = await visitor.ask(findingCalls.findTest, { query })
        expect(products, JSON.stringify(query)).toHaveLength(3)
        expect(new Set(products.map(({ product }) => product.id)).size).toBe(3)
        for (const { product } of products) {
          found.set(product.id, product.price.label)
          const species = product.species?.id
          expect(species, JSON.stringify(query)).toBe(query.animal === 'dog' ? 1 : 2)
        }
      }
      for (const [id, label] of found) {
        const detail = await visitor.ask(productCalls.getProduct, { params: { id: String(id) } })
        expect(detail.price.label).toBe(label)
      }
    }
  },
)

const best = async (query: (typeof cases)[number]) => {
  const { products } = await shop.visitor().ask(findingCalls.findTest, { query })
  return products[0]?.product.name
}
test('it says what somebody who knows the shop would say', async () => {
  const dog = { animal: 'dog', tested: 'no' } as const
  expect(await best({ ...dog, kind: 'mixed', purpose: 'breeds' })).toBe('Geno Pet')
  expect(await best({ ...dog, kind: 'mixed', purpose: 'health' })).toBe('Geno Pet Plus')
  expect(await best({ ...dog, kind: 'pure', purpose: 'litter', breed: '200193' })).toBe(
    'Border Collie full breed profile',
  )
  expect(await best({ animal: 'cat', tested: 'no', kind: 'mixed', purpose: 'breeds' })).toMatch(/^Cat ancestry/)
})

test.each([
  ['a breed that is none', { breed: '1' }],
  ['a breed of another species', { breed: '100154' }],
  ['a breed that is no number', { breed: 'collie' }],
])('%s is missing', async (_what, breed) => {
  const query = { animal: 'dog', kind: 'pure', purpose: 'health', tested: 'no', ...breed } as const
  await expect(shop.visitor().ask(findingCalls.findTest, { query })).rejects.toMatchObject({ status: 404 })
})
