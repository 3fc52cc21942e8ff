import { expect, test } from 'vitest'
import { categoriesOf } from './categories.ts'

const kits = { id: 20, name: 'Test Kits' }
const line = (category: typeof kits, name: string, ...barcodes: string[]) => ({
  category,
  product: { id: 1, name },
  quantity: barcodes.length,
  kits: barcodes.map((barcode) => ({ barcode, isPosted: true })),
})

test('kits are counted by category; what is used up is none', () => {
  expect(
    categoriesOf({
      results: [
        line(kits, 'Kit for dogs', 'KP1', 'KP2'),
        line({ id: 5, name: 'Ancestry' }, 'Geno Pet'),
        line(kits, 'Kit for cats', 'KP3'),
      ],
    }),
  ).toEqual([
    {
      id: 20,
      name: 'Test Kits',
      quantity: 3,
      summary: '2 × Kit for dogs, 1 × Kit for cats',
      kits: [
        { barcode: 'KP1', isPosted: true, name: 'Kit for dogs' },
        { barcode: 'KP2', isPosted: true, name: 'Kit for dogs' },
        { barcode: 'KP3', isPosted: true, name: 'Kit for cats' },
      ],
    },
  ])
})
