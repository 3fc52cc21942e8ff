import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newEmail } from '../../../test/account.ts'
import { useShop } from '../../../test/shop.ts'
import { compose } from '../../platform/mail/compose.ts'
import { mailTokens } from '../../schema/user.ts'
import { linkToken, type Purpose, sendLink } from './mail-token.ts'
import { linkMail } from './link-mail.ts'

const publicUrl = 'https://shop.example'
const shop = useShop({ PUBLIC_URL: publicUrl })

async function mailFor(purpose: Purpose, email = newEmail()) {
  await sendLink(shop.services, { purpose, email })
  const row = (await shop.db.select().from(mailTokens).where(eq(mailTokens.email, email))).at(-1)
  const id = row?.id ?? ''
  const content = await linkMail(shop.services, id)
  const mail = content && { ...content, ...(await compose(content, shop.config)) }
  return { id, token: linkToken(shop.services.secrets, id), content, mail }
}

test.each([
  ['registration', newEmail(), 'Confirm your email address', '/register/confirm', '48 hours'],
  ['email', newEmail(), 'Confirm your new email address', '/register/confirm', '24 hours'],
  ['password', 'owner@example.com', 'Choose a new password', '/reset-password', 'an hour'],
] as const)(
  'the mail for %s leads to its page, and says for how long',
  async (purpose, email, subject, path, hours) => {
    const { id, token, mail } = await mailFor(purpose, email)
    const href = `${publicUrl}${path}?token=${token}`
    expect(mail).toMatchObject({ key: `link-${id}`, to: email, subject })
    expect(mail?.text).toContain(`:\n${href}\n`)
    expect(mail?.html).toContain(`<a href="${href}"`)
    for (const body of [mail?.text, mail?.html])
      for (const words of [`The link works once, within ${hours}.`, 'you can ignore this email'])
        expect(body).toContain(words)
  },
)

test.each([
  ['registration', 'You already have an account'],
  ['email', 'This address already has an account'],
] as const)('for %s an address with an account hears that it has one', async (purpose, subject) => {
  const { token, mail } = await mailFor(purpose, 'owner@example.com')
  expect(mail).toMatchObject({ to: 'owner@example.com', subject })
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(`${publicUrl}/login`)
    expect(body).toContain(`${publicUrl}/forgot-password`)
    expect(body).not.toContain(token)
  }
})

test('an address without an account hears nothing of a forgotten password', async () => {
  expect((await mailFor('password')).mail).toBeNull()
})

test('a retried mail is the same; one for a link that was used, or is gone, is not sent', async () => {
  const { id, content } = await mailFor('registration')
  expect(await linkMail(shop.services, id)).toEqual(content)
  await shop.db.update(mailTokens).set({ usedAt: new Date() }).where(eq(mailTokens.id, id))
  expect(await linkMail(shop.services, id)).toBeNull()
  await shop.db.delete(mailTokens).where(eq(mailTokens.id, id))
  expect(await linkMail(shop.services, id)).toBeNull()
})
