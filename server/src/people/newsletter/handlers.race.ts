import { newsletterCalls } from '@shop/contract/newsletter'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newEmail, openAccount } from '../../../test/account.ts'
import { useShop } from '../../../test/shop.ts'
import { users } from '../../schema/user.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'

const shop = useShop()

test('an address whose account is deleted meanwhile is signed up without its points', async () => {
  const email = newEmail()
  await openAccount(shop, { email })
  const [signUp] = await shop.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.email, email))
    const body = { email, countryCode: 'US' }
    const sent = shop.visitor().ask(newsletterCalls.signUpToNewsletter, { body })
    // It has come to the account's row, and waits for it.
    await new Promise((resolve) => setTimeout(resolve, 300))
    return [sent]
  })
  await expect(signUp).resolves.toHaveProperty('message')
  expect(await shop.db.$count(newsletterConsents, eq(newsletterConsents.email, email))).toBe(1)
})
