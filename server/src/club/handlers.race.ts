import { clubCalls } from '@shop/contract/club'
import type { Failure } from '@shop/contract/failure'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal } from '../../test/animals.ts'
import { signIn } from '../../test/buyer.ts'
import { useShop } from '../../test/shop.ts'
import { animals } from '../animal/tables.ts'
import { clubMembers, clubs } from './tables.ts'

const shop = useShop()

test('six members move the same twenty animals at once, in orders of their own: one gets them all', async () => {
  await shop.db.insert(clubs).values({ id: 95_000, name: 'Race of clubs' })
  const ids: string[] = []
  for (let index = 0; index < 20; index++) ids.push((await addAnimal(shop, null, { clubId: 95_000 })).id)
  const members = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const browser = shop.visitor()
      const user = await signIn(shop, browser)
      await shop.db.insert(clubMembers).values({ clubId: 95_000, userId: user.id })
      return { browser, user }
    }),
  )
  const results = await Promise.allSettled(
    members.map(({ browser }, index) =>
      browser.ask(clubCalls.transferClubAnimals, {
        body: { animalIds: [...ids.slice(index * 3), ...ids.slice(0, index * 3)] },
      }),
    ),
  )
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Failure).status] : []))
  expect(refused).toEqual([404, 404, 404, 404, 404])
  const winner = members[results.findIndex(({ status }) => status === 'fulfilled')]
  const rows = await shop.db.select().from(animals).where(inArray(animals.id, ids))
  expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([winner?.user.id]))
})
