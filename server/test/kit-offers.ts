import { activationCalls } from '@shop/contract/activation'
import { ourCategories } from '@shop/contract/constants'
import { kitOfferCalls } from '@shop/contract/kit-offer'
import { type MultipackTransfer, toolCalls } from '@shop/contract/tool'
import { addSample } from './animals.ts'
import { type Browser, signIn } from './buyer.ts'
import type { Shop } from './shop.ts'

/** Somebody with so many kits in their balance. */
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

export const offersOf = async (browser: Browser) => (await browser.ask(kitOfferCalls.listKitOffers)).results

/** The newest offer that somebody has made or got. */
export async function newestOffer(browser: Browser): Promise<string> {
  const [offer] = await offersOf(browser)
  if (!offer) throw new Error('No offer')
  return offer.id
}

export const acceptKits = (browser: Browser, id: string) =>
  browser.ask(kitOfferCalls.acceptKitOffer, { params: { id }, body: {} })
export const declineKits = (browser: Browser, id: string) =>
  browser.ask(kitOfferCalls.declineKitOffer, { params: { id }, body: {} })
export const takeKitsBack = (browser: Browser, id: string) =>
  browser.ask(kitOfferCalls.cancelKitOffer, { params: { id } })

/** How many kits are left to somebody, by product. */
export const kitBalance = async (browser: Browser) =>
  (await browser.ask(activationCalls.getTestKitBalance)).results.map(({ product, quantity }) => [product.id, quantity])
