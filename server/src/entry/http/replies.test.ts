import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { sweep } from '../../../test/sweep.ts'
import { isShort } from '../../../../vitest/tier.ts'

/** One of this many rows of the catalogue; `npm run proof` reads all of it. */
const every = process.env.PROOF ? 1 : isShort ? 97 : 23

const shop = useShop()

test('every answer about what the shop has is of its own form, and cached by no browser', async () => {
  const { count, flaws } = await sweep(shop, every)
  expect(flaws).toEqual([])
  expect(count).toBeGreaterThan(500)
})
