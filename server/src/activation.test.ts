import { randomUUID } from 'node:crypto'
import { activationCalls } from '@shop/contract/activation'
import { messages } from '@shop/contract/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../test/buyer.ts'
import { openShop } from '../test/shop.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop({ TRUST_PROXY: 'true' })
})
afterAll(() => shop.close())

const someone = () => `${randomUUID()}@example.org`
const caller = () => shop.visitor({ 'x-forwarded-for': randomUUID() })
const begin = (email: string, browser = caller()) => browser.ask(activationCalls.registerEmail, { body: { email } })

test('an activation begins for an address without an account', async () => {
  const email = someone()
  const begun = await begin(email.toUpperCase())
  expect(begun).toEqual({ id: expect.any(String), email })
  expect((await begin(email)).id).not.toBe(begun.id)
})

test('whose address has an account is sent to the login, unless they are logged in', async () => {
  const browser = caller()
  const { email } = await signIn(shop, browser)
  const other = caller()
  await signIn(shop, other)
  for (const stranger of [caller(), other])
    await expect(begin(email.toUpperCase(), stranger)).rejects.toMatchObject({
      status: 409,
      message: messages.userAlreadyExists,
    })
  expect((await begin(email, browser)).email).toBe(email)
})

test('addresses cannot be harvested: few from one caller, few tries with one address', async () => {
  const { email } = await signIn(shop, shop.visitor())
  const harvester = caller()
  for (let attempt = 0; attempt < 10; attempt++) await begin(someone(), harvester)
  await expect(begin(email, harvester)).rejects.toMatchObject({ status: 429 })
  await expect(begin(someone(), harvester)).rejects.toMatchObject({ status: 429 })

  for (const address of [email, someone()]) {
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push(
        await begin(address).then(
          () => 200,
          ({ status }: { status: number }) => status,
        ),
      )
    // Counted before anybody looks whether it is known.
    expect(statuses.at(-1)).toBe(429)
    expect(new Set(statuses.slice(0, 5)).size).toBe(1)
  }
})

test('what is no address is refused on its field', async () => {
  await expect(begin('ada@')).rejects.toMatchObject({ status: 428, errors: { email: messages.emailInvalid } })
})
