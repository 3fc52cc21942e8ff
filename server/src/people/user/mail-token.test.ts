import { randomUUID } from 'node:crypto'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newEmail } from '../../../test/account.ts'
import { useShop } from '../../../test/shop.ts'
import { mailTokens } from '../../schema/user.ts'
import { closeLinks, linkToken, openLink, type Purpose, sendLink } from './mail-token.ts'

const shop = useShop()

const rowsTo = (email: string) => shop.db.select().from(mailTokens).where(eq(mailTokens.email, email))
const message = messages.operationFailed
const open = (token: string, ...purposes: Purpose[]) =>
  shop.db.transaction((tx) => openLink(tx, token, purposes, message))

async function sent(purpose: Purpose, email = newEmail()) {
  await sendLink(shop.services, { purpose, email })
  const row = (await rowsTo(email)).at(-1)
  return { email, token: linkToken(shop.services.secrets, row?.id ?? '') }
}

test('a link opens once, for its own purpose; the queue and the database hold no token', async () => {
  const { email, token } = await sent('password')
  expect(JSON.stringify([await rowsTo(email), shop.jobs.sent])).not.toContain(token)
  await expect(open(token, 'registration', 'email')).rejects.toMatchObject({ status: 404, message })
  expect(await open(token, 'password')).toMatchObject({ email, purpose: 'password' })
  await expect(open(token, 'password')).rejects.toMatchObject({ status: 404, message })
})

test('what fails after a link was opened leaves it open', async () => {
  const { token } = await sent('password')
  const failing = shop.db.transaction(async (tx) => {
    await openLink(tx, token, ['password'], message)
    throw new Error('and then')
  })
  await expect(failing).rejects.toThrow('and then')
  await open(token, 'password')
})

test.each([
  ['registration', 48],
  ['email', 24],
  ['password', 1],
] as const)('a link for %s opens for %i hours', async (purpose, hours) => {
  const { email, token } = await sent(purpose)
  const [row] = await rowsTo(email)
  expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeCloseTo(hours * 3_600_000, -4)
  await shop.db.update(mailTokens).set({ expiresAt: new Date() }).where(eq(mailTokens.email, email))
  await expect(open(token, purpose)).rejects.toMatchObject({ status: 404, message })
})

test('closing takes the named purposes of one person, and nothing else', async () => {
  const { email, token } = await sent('password')
  const kept = [await sent('registration', email), await sent('password')]
  expect(await closeLinks(shop.db, { id: randomUUID(), email }, ['password', 'email'])).toHaveLength(1)
  expect(await closeLinks(shop.db, { id: null, email }, ['password', 'email'])).toEqual([])
  await expect(open(token, 'password')).rejects.toMatchObject({ status: 404 })
  for (const link of kept) await open(link.token, 'password', 'registration')
})
