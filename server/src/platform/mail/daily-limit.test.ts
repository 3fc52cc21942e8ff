import { randomUUID } from 'node:crypto'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { authCalls } from '@shop/contract/auth'
import { enquiryCalls } from '@shop/contract/enquiry'
import { sharingCalls } from '@shop/contract/sharing'
import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newEmail } from '../../../test/account.ts'
import { addAnimal } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { enquiryBody } from '../../../test/enquiry.ts'
import { offerKits, withKits } from '../../../test/kit-offers.ts'
import { useShop } from '../../../test/shop.ts'
import { enquiries } from '../../schema/enquiry.ts'
import { attempts } from '../../schema/attempts.ts'

const shop = useShop({ TRUST_PROXY: '1', AUTH_REQUESTS_PER_MINUTE: '1000' })

/** From a network of one's own. */
const caller = () => shop.visitor({ 'x-forwarded-for': randomUUID() })
/** As if the hours had gone in which the other limits count. */
const waitHours = () => shop.db.delete(attempts).where(like(attempts.key, 'mail-to:%'))
const tooMany = { status: 429, message: 'This address has had many mails from us today. Please try again tomorrow.' }

const invitations: [string, (to: string) => Promise<unknown>][] = [
  [
    'shares',
    async (email) => {
      const { browser, id } = await withAnimal()
      return browser.ask(sharingCalls.shareAnimal, { params: { id }, body: { email, rights: 'view' } })
    },
  ],
  [
    'offers of animals',
    async (email) => {
      const { browser, id: animalId } = await withAnimal()
      return browser.ask(animalTransferCalls.createAnimalTransfer, { body: { animalId, email } })
    },
  ],
  ['offers of kits', async (email) => offerKits((await withKits(shop, 1)).browser, email, 1)],
]
async function withAnimal(): Promise<{ browser: Browser; id: string }> {
  const browser = caller()
  const user = await signIn(shop, browser)
  return { browser, id: (await addAnimal(shop, user.id)).id }
}

test('thirty invitations reach one address in a day, of all kinds together and from whomever', async () => {
  const victim = newEmail()
  for (let index = 0; index < 30; index++) await invitations[index % invitations.length]?.[1](victim.toUpperCase())
  const sent = shop.jobs.sent.length
  for (const [, invite] of invitations) await expect(invite(victim)).rejects.toMatchObject(tooMany)
  expect(shop.jobs.sent).toHaveLength(sent)
  for (const [, invite] of invitations) await invite(newEmail())
})

test('ten links go to one address in a day, whoever requests them, and nothing else holds them back', async () => {
  const victim = newEmail()
  const ask = () => caller().ask(authCalls.forgotPassword, { body: { email: victim } })
  for (let index = 0; index < 31; index++) await invitations[0]?.[1](victim).catch(() => null)
  for (let index = 0; index < 10; index++) {
    await waitHours()
    await ask()
  }
  await waitHours()
  await expect(ask()).rejects.toMatchObject(tooMany)
  await expect(
    caller().ask(authCalls.register, {
      body: {
        type: 'breeder',
        firstName: 'Ada',
        lastName: 'Byron',
        email: victim,
        password: 'a sentence of my own',
        country: 'AU',
        acceptTerms: true,
        clinic: undefined,
        registrationNumber: undefined,
        isNewsletterSubscribed: undefined,
      },
    }),
  ).rejects.toMatchObject(tooMany)
})

test('five enquiries are thanked for in a day; the others are read all the same', async () => {
  const email = newEmail()
  for (let index = 0; index < 7; index++) {
    await shop.db.delete(attempts).where(like(attempts.key, 'enquiry-sender:%'))
    await caller().ask(enquiryCalls.sendContact, { body: await enquiryBody(shop, { email }) })
  }
  expect(await shop.db.$count(enquiries, eq(enquiries.email, email))).toBe(7)
  shop.mails.length = 0
  await shop.jobs.flush(shop.services)
  expect(shop.mails.filter(({ to }) => to === email)).toHaveLength(5)
  expect(shop.mails.filter(({ replyTo }) => replyTo === email)).toHaveLength(7)
})
