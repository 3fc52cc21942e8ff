import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAgent } from '../../../test/agents.ts'
import { signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { useShop } from '../../../test/shop.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { users } from '../../schema/user.ts'

const shop = useShop(withDesk)
const because = ['--reason', 'Not in the register']

test('an approved vet is refused, and mailed again', async () => {
  const { id, email } = await signIn(shop, shop.visitor(), 'vet', { approval: 'approved' })
  expect(await desk(shop, 'refuse', 'vet', email, ...because)).toEqual({ code: 0, output: `${email} is refused.` })
  expect((await desk(shop, 'refuse', 'vet', email, ...because)).output).toBe(`${email} was refused already.`)
  expect(await shop.db.select().from(users).where(eq(users.id, id))).toMatchObject([
    { approval: 'refused', approvalReason: 'Not in the register' },
  ])
})

test('a refused agent is in the list no more', async () => {
  const { id, email } = await signIn(shop, shop.visitor(), 'breeder')
  await addAgent(shop, id)
  expect(await desk(shop, 'refuse', 'agent', email, ...because)).toEqual({ code: 0, output: `${email} is refused.` })
  expect(await shop.db.$count(collectionAgents, eq(collectionAgents.userId, id))).toBe(0)
})
