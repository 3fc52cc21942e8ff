import { collectionAgentCalls } from '@shop/contract/collection-agent'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { australian, signIn } from '../../../test/buyer.ts'
import { copyOfDatabase, openShop, type Shop } from '../../../test/shop.ts'
import type { Database } from '../../platform/db/open.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'

let standby: Database
let shop: Shop
beforeAll(async () => {
  standby = await copyOfDatabase()
  shop = await openShop({}, [], { replica: standby.db })
  const isBanksia = eq(collectionAgents.name, 'Banksia Street Vets')
  await standby.db.update(collectionAgents).set({ name: 'Banksia, as it was' }).where(isBanksia)
})
afterAll(() => shop.close())

const names = async (browser: ReturnType<Shop['visitor']>) =>
  (await browser.ask(collectionAgentCalls.listCollectionAgents, { query: { search: 'Banksia' } })).results.map(
    ({ name }) => name,
  )

test('a guest reads directories from a standby, whoever is signed in from the primary', async () => {
  const [guest, user] = [australian(shop), australian(shop)]
  await signIn(shop, user)
  expect(await names(guest)).toEqual(['Banksia, as it was'])
  expect(await names(user)).toEqual(['Banksia Street Vets'])
})

test('without a standby that answers it is the primary', async () => {
  await standby.close()
  expect(await names(australian(shop))).toEqual(['Banksia Street Vets'])
})
