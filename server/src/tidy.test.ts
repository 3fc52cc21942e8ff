import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newEmail } from '../test/account.ts'
import { signIn } from '../test/buyer.ts'
import { openShop } from '../test/shop.ts'
import { attempts, mailTokens, sessions } from './db/schema.ts'

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day)

test('the sweep deletes expired sessions and attempts, and links a week after', async () => {
  const shop = await openShop()
  const { id: userId } = await signIn(shop, shop.visitor())
  await shop.db.delete(sessions)
  await shop.db.insert(sessions).values([
    { tokenHash: 'ended', userId, expiresAt: inDays(-0.01) },
    { tokenHash: 'open', userId, expiresAt: inDays(0.01) },
  ])
  await shop.db.insert(attempts).values([
    { key: 'ended', points: 1, expire: inDays(-0.01) },
    { key: 'open', points: 1, expire: inDays(0.01) },
  ])
  const link = (tokenHash: string, days: number) =>
    ({ purpose: 'password', email: newEmail(), tokenHash, expiresAt: inDays(days) }) as const
  await shop.db.insert(mailTokens).values([link('old', -7.01), link('ended', -6.99), link('open', 1)])

  await shop.services.jobs.send('sweep', {})
  await shop.jobs.flush(shop.services)

  expect(await shop.db.select({ key: sessions.tokenHash }).from(sessions)).toEqual([{ key: 'open' }])
  expect(await shop.db.select({ key: attempts.key }).from(attempts)).toEqual([{ key: 'open' }])
  const links = await shop.db.select({ key: mailTokens.tokenHash }).from(mailTokens).orderBy(asc(mailTokens.expiresAt))
  expect(links.map(({ key }) => key)).toEqual(['ended', 'open'])
  await shop.close()
})
