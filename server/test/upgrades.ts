import { type Cart, cartCalls, type ItemAdd } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { sampleTests } from '../src/schema/sample.ts'
import { addAnimal, addSample } from './animals.ts'
import { type Browser, checkoutBody, confirm, signIn } from './buyer.ts'
import type { Shop } from './shop.ts'

/** The DNA profile for dogs. */
export const dnaProfile = 2138

type Change = { animal?: Parameters<typeof addAnimal>[2]; sample?: Parameters<typeof addSample>[1]; tests?: number[] }

/** A Border Collie of that user, with a sample that was reported: of a DNA profile, by default. */
export async function reportedSample(
  shop: Shop,
  userId: string,
  { animal, sample, tests = [dnaProfile] }: Change = {},
) {
  const row = await addAnimal(shop, userId, animal)
  const { barcode } = await addSample(shop, {
    productId: dnaProfile,
    animalId: row.id,
    activatedAt: new Date(),
    stage: 'reported',
    ...sample,
  })
  if (tests.length) await shop.db.insert(sampleTests).values(tests.map((productId) => ({ barcode, productId })))
  return { animal: row, barcode }
}

/** Somebody logged in with such a sample. */
export async function withReportedSample(shop: Shop, browser: Browser, change: Change = {}) {
  const user = await signIn(shop, browser)
  return { browser, user, ...(await reportedSample(shop, user.id, change)) }
}

type Of = Awaited<ReturnType<typeof reportedSample>>

/** What the animal's page sends. */
export const upgradeOf = ({ barcode, animal }: Of, productId: number): ItemAdd => ({
  productId,
  quantity: 1,
  metaData: { barcode, animalId: animal.id },
})

export const addTo = (browser: Browser, { sessionId }: Pick<Cart, 'sessionId'>, body: ItemAdd) =>
  browser.ask(cartCalls.addItem, { params: { sessionId }, body })

/** A cart with these upgrades. */
export async function upgradeCart(browser: Browser, ...items: ItemAdd[]): Promise<Cart> {
  let cart = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  for (const item of items) cart = await addTo(browser, cart, item)
  return cart
}

/** Orders a cart that needs no post; `pay` pays it by card. */
export async function orderUpgrades(browser: Browser, cart: Cart, change: Parameters<typeof checkoutBody>[1] = {}) {
  const body = checkoutBody(cart, { shippingMethodId: undefined, ...change })
  await browser.ask(checkoutCalls.createOrder, { body })
  return { checkoutId: body.checkoutId, pay: (token?: string) => confirm(browser, body.checkoutId, token) }
}
