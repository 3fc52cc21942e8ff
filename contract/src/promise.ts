import { ourCategories, productTypes } from './constants.ts'

/** What the shop promises of what it sells: docs/decisions/0065. */

/** Days after it came, within which what was neither opened nor activated may be sent back. */
export const returnDays = 30
/** Weeks from a sample's arrival at the laboratory to its results: of tests that read single variants, and of a breed mix. */
export const resultWeeks = { tests: 3, mixBreed: 4 } as const

/** At the checkout, where a kit is to be sent to another country. */
export const notShippedTo = 'We do not ship to this country yet'

/** What is bought: a product, and the sample that is there already, if it names one. */
export type Bought = {
  product: { typeId: number; category: { id: number } }
  metaData?: { barcode?: string | undefined }
}

/** How it travels to the visitor's country; `days` are working days, `from` the smallest price. Not sent: both null. */
export type DeliveryPromise = { isSent: boolean; days: string | null; from: { label: string } | null }

export type PromiseLine = { term: 'Delivery' | 'Results' | 'Returns'; text: string }

const { shippable, lifePlan, subscription, mixBreed, shippingMethod } = productTypes
const { giftCard, multiPack, testKit } = ourCategories
const unread: readonly number[] = [shippable, lifePlan, subscription, shippingMethod]
const kits: readonly number[] = [multiPack, testKit]

const isSampled = ({ metaData }: Bought) => Boolean(metaData?.barcode)
const isRead = ({ product }: Bought) => !unread.includes(product.typeId) || kits.includes(product.category.id)
const isPosted = (bought: Bought) => {
  const { typeId, category } = bought.product
  return !isSampled(bought) && typeId !== lifePlan && typeId !== subscription && category.id !== giftCard
}

function resultsText(items: readonly Bought[]): string | null {
  const read = items.filter(isRead)
  if (!read.length) {
    const isPlanned = items.some(({ product }) => product.typeId === lifePlan)
    return isPlanned ? 'The plan is written as soon as the results that it needs are there.' : null
  }
  const weeks = read.some(({ product }) => product.typeId === mixBreed) ? resultWeeks.mixBreed : resultWeeks.tests
  const from = read.every(isSampled)
    ? 'from your order, as we have the sample'
    : 'after your sample reaches the laboratory'
  return `Within ${weeks} weeks ${from}. We email you.`
}

function returnsText(items: readonly Bought[]): string | null {
  if (items.some(isPosted)) return `What you have not opened or activated: send it back within ${returnDays} days.`
  return items.some(isSampled) ? 'Work on a sample that we have begins at once and cannot be taken back.' : null
}

const deliveryText = ({ isSent, days, from }: DeliveryPromise, country: string) =>
  isSent
    ? `To ${country} in ${days} working days${from ? `, from ${from.label}` : ''}. One price for the whole order.`
    : `We do not deliver to ${country} yet.`

/**
 * When results come, how it travels to a country, and what may be sent back, in sentences; what does not concern these
 * items is left out. `delivery` is null where another text states it; `country` in words.
 */
export function promiseOf(items: readonly Bought[], delivery: DeliveryPromise | null, country: string): PromiseLine[] {
  const lines: [PromiseLine['term'], string | null][] = [
    ['Delivery', delivery && items.some(isPosted) ? deliveryText(delivery, country) : null],
    ['Results', resultsText(items)],
    ['Returns', returnsText(items)],
  ]
  return lines.flatMap(([term, text]) => (text ? [{ term, text }] : []))
}

/** Something of these would have to travel, and nothing is sent there. */
export const isNotSent = (items: readonly Bought[], delivery: DeliveryPromise | null): boolean =>
  delivery !== null && !delivery.isSent && items.some(isPosted)
