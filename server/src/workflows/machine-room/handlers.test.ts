import { machineRoomCalls } from '@shop/contract/machine-room'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callerOf } from '../../../test/callers.ts'
import { useShop } from '../../../test/shop.ts'
import { products } from '../../schema/product.ts'

const shop = useShop()

test('a manager reads what the shop runs on, and the catalogue’s version rises with a change', async () => {
  const { browser } = await callerOf(shop, 'admin')
  const before = await browser.ask(machineRoomCalls.getMachineRoom)
  expect(before).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    catalogue: { releasedAt: expect.any(String) as string },
    database: { version: expect.stringMatching(/^\d+/) as string, hasReplica: false },
    files: 'database',
    mail: 'folder',
  })
  expect(before.database.size).toBeGreaterThan(1_000_000)
  expect(before.providers.map(({ name }) => name)).toContain('sandbox')
  await shop.db.update(products).set({ name: 'Renamed' }).where(eq(products.id, 2001))
  const after = await browser.ask(machineRoomCalls.getMachineRoom)
  expect(after.catalogue.version).toBeGreaterThan(before.catalogue.version)
})
