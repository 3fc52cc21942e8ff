import { expect, test } from 'vitest'
import { categoriesOf } from './categories.ts'

const kits = { id: 20, name: 'Test Kits' }
const line = (category: typeof kits, name: string, quantity: number) => ({
  category,
  product: { id: 1, name },
  quantity,
})

test('kits are counted by category; what is used up is none', () => {
  expect(
    categoriesOf({
      results: [
        line(kits, 'Kit for dogs', 3),
        line({ id: 5, name: 'Ancestry' }, 'Geno Pet', 0),
        line(kits, 'Kit for cats', 1),
      ],
    }),
  ).toEqual([{ id: 20, name: 'Test Kits', quantity: 4, kits: '3 × Kit for dogs, 1 × Kit for cats' }])
})
