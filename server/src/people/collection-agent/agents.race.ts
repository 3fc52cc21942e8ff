import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { walk, handIn } from '../../../test/activation.ts'
import { addAgent } from '../../../test/agents.ts'
import { australian, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { buyItems, dispatch, orderKits } from '../../../test/parcels.ts'
import { useEmptyShop } from '../../../test/shop.ts'
import { clubs } from '../../schema/club.ts'
import { enquiries } from '../../schema/enquiry.ts'
import { samples } from '../../schema/sample.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'

const shop = useEmptyShop(withDesk)
const why = ['--reason', 'Looked up']

test('eight agents are approved at once: each has an entry of their own', async () => {
  const emails = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const { email } = await signIn(shop, shop.visitor())
      await shop.db.insert(enquiries).values({
        id: randomUUID(),
        kind: 'agent-nomination',
        name: `Racing agent ${index}`,
        email,
        message: '',
        details: { nominee: 'self', occupation: 'Groomer', city: 'Hobart', postalCode: '7000', country: 'AU' },
      })
      return email
    }),
  )
  const done = await Promise.all(emails.map((email) => desk(shop, 'approve', 'agent', email, ...why)))
  expect(done.map(({ code }) => code)).toEqual(emails.map(() => 0))
  expect(await shop.db.$count(collectionAgents, like(collectionAgents.name, 'Racing agent %'))).toBe(8)
})

test('six people are approved for a new club at once: it is one club', async () => {
  const name = `Racing club ${randomUUID()}`
  const emails = await Promise.all(Array.from({ length: 6 }, async () => (await signIn(shop, shop.visitor())).email))
  const done = await Promise.all(emails.map((email) => desk(shop, 'approve', 'club', email, '--club', name, ...why)))
  expect(done.map(({ code }) => code)).toEqual(emails.map(() => 0))
  expect(await shop.db.$count(clubs, eq(clubs.name, name))).toBe(1)
})

test('a kit is returned while its owner activates it: one of both', async () => {
  const agent = australian(shop)
  await addAgent(shop, (await signIn(shop, agent)).id)
  const owner = australian(shop)
  const { email } = await signIn(shop, owner)
  const { number: packs } = await buyItems(agent, [[711, 1]])
  const { number: tests } = await buyItems(owner, [[36, 6]])
  await dispatch(shop, packs)
  await dispatch(shop, tests)
  const swabs = (await orderKits(shop, packs)).slice(0, 6)
  const kits = await orderKits(shop, tests)
  const outcomes = []
  for (const [index, { barcode }] of swabs.entries()) {
    const record = await walk(owner, { email, barcodes: [barcode], kit: { barcode: kits[index]?.barcode ?? '' } })
    const [activated, returned] = await Promise.allSettled([
      handIn(owner, record),
      desk(shop, 'agents', 'returned', barcode, ...why),
    ])
    const [row] = await shop.db.select().from(samples).where(eq(samples.barcode, barcode))
    const isReturned = returned.status === 'fulfilled' && returned.value.code === 0
    expect([activated.status === 'fulfilled', isReturned]).toEqual([row?.activatedAt !== null, row?.voidedAt !== null])
    outcomes.push(isReturned !== (activated.status === 'fulfilled'))
  }
  expect(outcomes).toEqual(swabs.map(() => true))
})
