import { activationCalls } from '@shop/contract/activation'
import { ourCategories } from '@shop/contract/constants'
import { kitOfferCalls, type WantedKits } from '@shop/contract/kit-offer'
import { type MultipackTransfer, toolCalls } from '@shop/contract/tool'
import { eq } from 'drizzle-orm'
import { kitOffers } from '../src/schema/kit-offer.ts'
import { dayMs } from '../src/platform/values/days.ts'
import { samples } from '../src/schema/sample.ts'
import { addSample } from './animals.ts'
import { type Browser, signIn } from './buyer.ts'
import type { Shop } from './shop.ts'

/** Somebody with this many kits in their balance. */
export async function withKits(shop: Shop, kits: number, { browser = shop.visitor(), productId = 36 } = {}) {
  const user = await signIn(shop, browser)
  const barcodes: string[] = []
  for (let kit = 0; kit < kits; kit++) barcodes.push((await addSample(shop, { userId: user.id, productId })).barcode)
  return { browser, user, barcodes }
}

export const offerKits = (
  browser: Browser,
  email: string,
  quantity: number,
  { categoryId = ourCategories.testKit, ...more }: Partial<MultipackTransfer> = {},
) => browser.ask(toolCalls.transferMultipack, { body: { email, quantity, categoryId, ...more } })

export const listOffers = async (browser: Browser) => (await browser.ask(kitOfferCalls.listKitOffers)).results

/** The newest offer that somebody has made or got. */
export async function newestOffer(browser: Browser): Promise<string> {
  const [offer] = await listOffers(browser)
  if (!offer) throw new Error('No offer')
  return offer.id
}

/** All of them, or as many of each kind as are wanted. */
export const acceptKits = (browser: Browser, id: string, kits?: WantedKits) =>
  browser.ask(kitOfferCalls.acceptKitOffer, { params: { id }, body: { kits } })
export const declineKits = (browser: Browser, id: string) =>
  browser.ask(kitOfferCalls.declineKitOffer, { params: { id }, body: {} })
export const takeKitsBack = (browser: Browser, id: string) =>
  browser.ask(kitOfferCalls.cancelKitOffer, { params: { id } })

/** How many kits are left to somebody, by product. */
export const kitBalance = async (browser: Browser) =>
  (await browser.ask(activationCalls.getTestKitBalance)).results.map(({ product, quantity }) => [product.id, quantity])

/** Puts the end of an offer this many days off; of none it was just now. */
export async function endOfferIn(shop: Shop, id: string, days: number) {
  const end = new Date(Date.now() + days * dayMs - 1000)
  await shop.db.update(kitOffers).set({ expiresAt: end }).where(eq(kitOffers.id, id))
  await shop.db.update(samples).set({ offeredUntil: end }).where(eq(samples.kitOfferId, id))
}
