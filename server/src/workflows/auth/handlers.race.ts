import { authCalls } from '@shop/contract/auth'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  requestAccount,
  requestPasswordReset,
  logIn,
  mailsTo,
  newEmail,
  openAccount,
  tokenIn,
} from '../../../test/account.ts'
import { useShop } from '../../../test/shop.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'
import { sessions } from '../../schema/session.ts'
import { users } from '../../schema/user.ts'
import { sendLink } from '../../people/user/mail-token.ts'

const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '1000', TRUST_PROXY: '1' })

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const confirm = (token: string) => shop.visitor().ask(authCalls.confirmEmail, { body: { token } })
const reset = (token: string, password: string) =>
  shop.visitor().ask(authCalls.resetPassword, { body: { token, password } })

/** Lets all run at once: how many were done, and that every other was refused as a used link is. */
async function winners(tries: Promise<unknown>[]) {
  const results = await Promise.allSettled(tries)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  for (const failure of refused) expect(failure).toMatchObject({ status: 404 })
  return results.length - refused.length
}

test('twenty confirmations of one link at once: one account, one gift of points', async () => {
  const { email, token } = await requestAccount(shop, { isNewsletterSubscribed: true })
  expect(await winners(times(20, () => confirm(token)))).toBe(1)
  expect(await shop.db.$count(users, eq(users.email, email))).toBe(1)
  expect(await shop.db.$count(newsletterConsents, eq(newsletterConsents.email, email))).toBe(1)
  expect(await shop.db.$count(loyaltyEntries, eq(loyaltyEntries.cause, `newsletter:${email}`))).toBe(1)
  await logIn(shop, email)
})

test('registrations of one address confirmed at once: one account, with the password of the one that won', async () => {
  for (const _ of times(5, () => 0)) {
    const email = newEmail()
    const registrations = []
    for (const index of times(4, (number) => number))
      registrations.push(await requestAccount(shop, { email, password: `a passphrase of mine ${index}` }))
    const results = await Promise.allSettled(registrations.map(({ token }) => confirm(token)))
    const won = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []))
    expect(won).toHaveLength(1)
    expect(await shop.db.$count(users, eq(users.email, email))).toBe(1)
    await logIn(shop, email, `a passphrase of mine ${won[0]}`)
  }
})

test('two accounts move to one address while a third registers it: one has it, the others do not change', async () => {
  for (const _ of times(5, () => 0)) {
    const to = newEmail()
    const { token } = await requestAccount(shop, { email: to })
    const movers = [await openAccount(shop), await openAccount(shop)]
    const tokens = [token]
    for (const { email } of movers) {
      const [user] = await shop.db.select().from(users).where(eq(users.email, email))
      await sendLink(shop.services, { purpose: 'email', email: to, userId: user?.id ?? null })
      tokens.push(tokenIn((await mailsTo(shop, to))[0]))
    }
    const before = await shop.db.$count(users)
    expect(await winners(tokens.map(confirm))).toBe(1)
    expect(await shop.db.$count(users, eq(users.email, to))).toBe(1)
    // The third has an account only if it was the one.
    expect((await shop.db.$count(users)) - before).toBeLessThanOrEqual(1)
    const heard = []
    for (const { email } of movers) heard.push(...(await mailsTo(shop, email)))
    expect(heard.length).toBe(before === (await shop.db.$count(users)) ? 1 : 0)
  }
})

test('twenty new passwords by one link at once: one is set, and its owner hears once', async () => {
  const { email } = await openAccount(shop)
  const token = await requestPasswordReset(shop, email)
  const passwords = times(20, (index) => `${index} lazy whippets`)
  expect(await winners(passwords.map((password) => reset(token, password)))).toBe(1)
  expect(await mailsTo(shop, email)).toHaveLength(1)
})

test('links for a password opened at once: one sets it', async () => {
  const { email } = await openAccount(shop)
  const tokens = []
  for (const _ of times(4, () => 0)) tokens.push(await requestPasswordReset(shop, email))
  expect(await winners(tokens.map((token, index) => reset(token, `${index} lazy whippets`)))).toBe(1)
})

test('a login with the old password does not outlive a new one', async () => {
  for (const _ of times(5, () => 0)) {
    const { email } = await openAccount(shop)
    const token = await requestPasswordReset(shop, email)
    await Promise.allSettled([...times(4, () => logIn(shop, email)), reset(token, 'five lazy whippets')])
    const [user] = await shop.db.select().from(users).where(eq(users.email, email))
    expect(await shop.db.$count(sessions, eq(sessions.userId, user?.id ?? ''))).toBe(0)
  }
})
