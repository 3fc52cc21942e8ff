import { clubCalls } from '@shop/contract/club'
import type { Failure } from '@shop/contract/failure'
import { userCalls } from '@shop/contract/user'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { passphrase } from '../../../test/account.ts'
import { addAnimal } from '../../../test/animals.ts'
import { signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { hashPassword } from '../../people/user/password.ts'
import { clubMembers, clubs } from '../../schema/club.ts'

const shop = useShop(withDesk)

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

test('handed over, taken back and given back at once: it is with its member or with their club', async () => {
  const id = 95_001
  await shop.db.insert(clubs).values({ id, name: 'Race of hands' })
  const [mine, theirs] = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const browser = shop.visitor()
      const user = await signIn(shop, browser)
      await shop.db.insert(clubMembers).values({ clubId: id, userId: user.id })
      return { browser, user }
    }),
  )
  if (!mine || !theirs) throw new Error('Two members')
  const { id: animalId } = await addAnimal(shop, mine.user.id)
  const to = { params: { id: String(id) }, body: { animalIds: [animalId] } }
  for (let round = 0; round < 8; round++) {
    const results = await Promise.allSettled([
      mine.browser.ask(clubCalls.handOverToClub, to),
      theirs.browser.ask(clubCalls.giveBackClubAnimals, to),
      theirs.browser.ask(clubCalls.transferClubAnimals, { body: { animalIds: [animalId] } }),
      mine.browser.ask(clubCalls.transferClubAnimals, { body: { animalIds: [animalId] } }),
    ])
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as Failure).status] : [],
    )
    expect(refused.filter((status) => status !== 404 && status !== 409)).toEqual([])
    const [row] = await shop.db.select().from(animals).where(eq(animals.id, animalId))
    expect([mine.user.id, null]).toContain(row?.userId)
    if (!row?.userId) expect(row).toMatchObject({ clubId: id, handedOverBy: mine.user.id })
  }
})

test('a member leaves, and another deletes their account, while what they handed over is given back: nothing deadlocks', async () => {
  const passwordHash = await hashPassword(passphrase)
  const members = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const browser = shop.visitor()
      return { browser, user: await signIn(shop, browser, 'breeder', { passwordHash }) }
    }),
  )
  const [leaver, eraser, third] = members
  if (!leaver || !eraser || !third) throw new Error('Three members')
  const club = 'Race of leavers'
  for (const { user } of members)
    expect((await desk(shop, 'approve', 'club', user.email, '--club', club, '--reason', 'A member')).code).toBe(0)
  const [row] = await shop.db.select().from(clubs).where(eq(clubs.name, club))
  const params = { id: String(row?.id) }
  const handed: string[] = []
  for (const { browser, user } of [leaver, eraser])
    for (let index = 0; index < 10; index++) {
      const { id } = await addAnimal(shop, user.id)
      await browser.ask(clubCalls.handOverToClub, { params, body: { animalIds: [id] } })
      handed.push(id)
    }
  const results = await Promise.allSettled([
    ...handed.map((id) => third.browser.ask(clubCalls.giveBackClubAnimals, { params, body: { animalIds: [id] } })),
    desk(shop, 'refuse', 'club', leaver.user.email, '--club', club, '--reason', 'Moved away'),
    eraser.browser.ask(userCalls.deleteUser, { body: { password: passphrase } }),
  ])
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Failure).status] : []))
  expect(refused.filter((status) => status !== 404 && status !== 409)).toEqual([])
  const left = await shop.db.select().from(animals).where(inArray(animals.id, handed))
  expect(left.filter(({ userId }) => userId === leaver.user.id)).toHaveLength(10)
  expect(left.every(({ userId, handedOverBy }) => userId === leaver.user.id || (!userId && !handedOverBy))).toBe(true)
})
