import { activationCalls } from '@shop/contract/activation'
import { ourCategories } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { toolCalls } from '@shop/contract/tool'
import { expect, test } from 'vitest'
import { mailsTo, newEmail } from '../../test/account.ts'
import { addSample } from '../../test/animals.ts'
import { type Browser, signIn } from '../../test/buyer.ts'
import { useShop } from '../../test/shop.ts'

const shop = useShop()

const { testKit, multiPack } = ourCategories
async function member(kits: number, productId = 36) {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  for (let kit = 0; kit < kits; kit++) await addSample(shop, { userId: user.id, productId })
  return { browser, user }
}
const send = (browser: Browser, email: string, quantity: number, categoryId: number = testKit) =>
  browser.ask(toolCalls.transferMultipack, { body: { email, quantity, categoryId } })
const balance = async (browser: Browser) =>
  (await browser.ask(activationCalls.getTestKitBalance)).results.map(({ product, quantity }) => [product.id, quantity])

test('kits go from one balance to another, and their new owner hears of it', async () => {
  const giver = await member(3)
  const receiver = await member(1)
  expect(await send(giver.browser, receiver.user.email.toUpperCase(), 2)).toEqual({
    message: 'The 2 kits are in their new balance.',
  })
  expect(await balance(giver.browser)).toEqual([[36, 1]])
  expect(await balance(receiver.browser)).toEqual([[36, 3]])
  expect(await mailsTo(shop, receiver.user.email)).toMatchObject([{ subject: 'You were given kits' }])
})

test('a category is one of kits; multi-packs are the kits they held', async () => {
  const giver = await member(1)
  const genoPet = await addSample(shop, { userId: giver.user.id, productId: 969 })
  const receiver = await member(0)
  await send(giver.browser, receiver.user.email, 1, multiPack)
  expect(await balance(giver.browser)).toEqual([[genoPet.productId, 1]])
  await send(giver.browser, receiver.user.email, 1, 5)
  expect(await balance(giver.browser)).toEqual([])
})

test('more than there is, plain swabs, used and spent kits are not given away', async () => {
  const giver = await member(2)
  const userId = giver.user.id
  const { barcode } = await addSample(shop, { userId, activatedAt: new Date() })
  await addSample(shop, { userId, spentOn: barcode })
  await addSample(shop, { userId, productId: 701 })
  const receiver = await member(0)
  const refused = (why: string) => ({
    status: 428,
    message: messages.failedToTransferMultipacks,
    errors: { quantity: expect.stringContaining(why) as string },
  })
  await expect(send(giver.browser, receiver.user.email, 3)).rejects.toMatchObject(refused('2 of these kits'))
  await expect(send(giver.browser, receiver.user.email, 1, 298)).rejects.toMatchObject(refused('none'))
  expect(await balance(giver.browser)).toEqual([[36, 2]])
  expect(await balance(receiver.browser)).toEqual([])
})

test('an address without account is refused, and the kits stay', async () => {
  const { browser, user } = await member(1)
  const message = messages.failedToTransferMultipacks
  await expect(send(browser, newEmail(), 1)).rejects.toMatchObject({
    status: 428,
    message,
    errors: { email: expect.stringContaining('cannot bring') as string },
  })
  await expect(send(browser, user.email, 1)).rejects.toMatchObject({
    errors: { email: expect.stringContaining('your own') as string },
  })
  expect(await balance(browser)).toEqual([[36, 1]])
})

test('whoever has no kits learns nothing of an address, and nobody tries many', async () => {
  const { browser } = await member(0)
  const { user: known } = await member(0)
  const answer = (email: string) => send(browser, email, 1).catch((error: unknown) => error)
  expect(await answer(known.email)).toEqual(await answer(newEmail()))
  for (let attempt = 0; attempt < 8; attempt++) await answer(newEmail())
  await expect(send(browser, known.email, 1)).rejects.toMatchObject({ status: 429 })
})
