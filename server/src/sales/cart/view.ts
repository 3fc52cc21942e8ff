import type { Cart, CartItem, ShippingMethod } from '@shop/contract/cart'
import { type Currency, currencySymbols } from '@shop/contract/constants'
import { type Minor, priceOf, toAmount } from '@shop/contract/money'
import { hasMemberPrice, memberPrice } from '@shop/contract/member-price'
import { profilePrice } from '@shop/contract/profile-price'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { giftAmountOf, isGiftCard } from './gift-card-item.ts'
import { payingGiftCards } from './gift-card-payment.ts'
import { taxAt } from '../../reference/tax/taxes.ts'
import { taxPlaceOf } from './tax-place.ts'
import { repricedAt } from './priced.ts'
import { lifePlanProblems } from './life-plan-item.ts'
import { isMembership, membershipProblems } from './membership-item.ts'
import { restrictedProblems } from './restricted-item.ts'
import { changedAt } from './row.ts'
import { calculateTotals, toTotals } from './totals.ts'
import { isUsable } from '../coupon/coupon.ts'
import type { Db } from '../../platform/db/open.ts'
import { type carts, cartItems, shippingMethods } from '../../schema/cart.ts'
import { coupons } from '../../schema/coupon.ts'
import { holdsAt, priceIn } from '../../storefront/product/prices.ts'
import { prices, products } from '../../schema/product.ts'
import { pointsOf } from '../loyalty/handlers.ts'
import { pricesFor } from '../member/member.ts'
import { toSpecies } from '../../storefront/breed/species.ts'

type CartRow = typeof carts.$inferSelect
type ItemRow = {
  item: typeof cartItems.$inferSelect
  product: typeof products.$inferSelect
  unit: Minor
  /** What it cost when the visitor was shown its price first. */
  shown: Minor | null
}

/** Prices as they were when an item was put in. */
const before = alias(prices, 'before')

/** A cart and everything its totals depend on, read together: what the visitor sees and what an order is made from. */
export async function readCart(db: Db, cart: CartRow) {
  const currency = cart.currency as Currency
  // One after the other: a transaction has one connection.
  const rows = await db
    .select({ item: cartItems, product: products, unit: prices.amount, shown: before.amount })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(prices, priceIn({ currency }))
    .leftJoin(before, isShownPrice(currency))
    .where(eq(cartItems.cartId, cart.id))
    .orderBy(asc(cartItems.position))
  const applied = cart.coupons.length ? await db.select().from(coupons).where(inArray(coupons.code, cart.coupons)) : []
  const methods = await db.select().from(shippingMethods).orderBy(asc(shippingMethods.id))
  const balance = cart.userId ? await pointsOf(db, cart.userId) : 0
  const contents = await contentsOf(db, rows, currency)
  const { isMember, since } = await pricesFor(db, cart.userId)
  const problems = new Map([
    ...(await lifePlanProblems(db, cart.userId, rows)),
    ...(await restrictedProblems(db, cart.userId, rows)),
    ...(await membershipProblems(db, cart.userId, rows)),
  ])
  const items = rows.map((row) => {
    const custom = contents.get(row.item.id)
    const gift = giftAmountOf(row.item.metaData)
    const regular = custom?.price ?? gift ?? row.unit
    const shown = custom ? custom.shown : (gift ?? row.shown)
    const priced = (amount: Minor) => (isMember && hasMemberPrice(row.product) ? memberPrice(amount) : amount)
    return { ...row, regular, unit: priced(regular), shown: shown === null ? null : priced(shown) }
  })
  // Each of its years costs the same, so nothing comes off the first.
  const isRenewed = rows.some(({ product }) => isMembership(product))
  // In the order in which they were given; one that ran out meanwhile no longer counts.
  const used = isRenewed
    ? []
    : cart.coupons.flatMap((code) => applied.filter((coupon) => coupon.code === code && isUsable(coupon)))
  // An item that names a barcode is tested in a swab that is there already.
  const isSwabRequired = rows.some(({ product, item }) => product.isSwabRequired && !item.metaData.barcode)
  const available = isSwabRequired ? methods.filter(({ countries }) => countries.includes(cart.country)) : []
  const selected = available.find(({ id }) => id === cart.shippingMethodId) ?? null
  const soldTo = await taxPlaceOf(db, cart, isSwabRequired)
  const cards = isRenewed ? [] : await payingGiftCards(db, cart)
  const totals = calculateTotals({
    lines: items.map(({ item, product, unit }) => ({
      unit,
      quantity: item.quantity,
      isGiftCard: isGiftCard(product),
    })),
    coupons: used.map(({ percent, amounts }) => ({ percent, amount: amounts?.[currency] ?? null })),
    points: { wanted: isRenewed ? 0 : cart.loyaltyPoints, balance },
    shipping: selected?.amounts[currency] ?? 0,
    tax: taxAt(soldTo),
    giftCards: cards.map((card) => card.balance),
  })
  return {
    cart: { ...cart, updatedAt: changedAt(cart, since, await repricedAt(db, cart)) },
    currency,
    items,
    contents,
    problems,
    used,
    available,
    selected,
    balance,
    cards,
    isSwabRequired,
    soldTo,
    totals,
  }
}
/** Joins what an item cost when it was put in; `priceAnew` says when that begins again. */
const isShownPrice = (currency: Currency) =>
  and(eq(before.productId, products.id), eq(before.currency, currency), holdsAt(cartItems.pricedAt, before))

export type FullCart = Awaited<ReturnType<typeof readCart>>

type Contents = { price: Minor; shown: Minor | null; tests: { id: number; name: string }[] }

/** The tests inside the cart's custom profile, and what they come to together, now and when it was put in. */
async function contentsOf(db: Db, rows: ItemRow[], currency: Currency) {
  const found = new Map<string, Contents>()
  for (const { item } of rows) {
    if (!item.custom) continue
    const parts = await db
      .select({ id: products.id, name: products.name, amount: prices.amount, shown: before.amount })
      .from(products)
      .innerJoin(prices, priceIn({ currency }))
      .innerJoin(cartItems, eq(cartItems.id, item.id))
      .leftJoin(before, isShownPrice(currency))
      .where(inArray(products.id, item.custom.productIds))
      .orderBy(asc(products.name))
    const together = (amounts: Minor[]) => profilePrice(amounts, currency)
    const shown = parts.flatMap((part) => part.shown ?? [])
    found.set(item.id, {
      price: together(parts.map(({ amount }) => amount)),
      shown: shown.length === parts.length ? together(shown) : null,
      tests: parts.map(({ id, name }) => ({ id, name })),
    })
  }
  return found
}

/** The contract's form of it. */
export function toCart({
  cart,
  currency,
  items,
  contents,
  problems,
  used,
  available,
  selected,
  balance,
  cards,
  isSwabRequired,
  totals,
}: FullCart): Cart {
  const price = (minor: Minor) => priceOf(minor, currency, cart.country)
  const toMethod = (method: (typeof available)[number]): ShippingMethod => ({
    id: method.id,
    name: method.name,
    description: method.description,
    price: price(method.amounts[currency] ?? 0),
    days: method.minDays === method.maxDays ? String(method.minDays) : `${method.minDays} to ${method.maxDays}`,
  })
  return {
    sessionId: cart.id,
    items: items.map(({ item, product, unit, regular, shown }): CartItem => ({
      id: item.id,
      product: {
        id: product.id,
        name: item.custom?.name ?? product.name,
        typeId: product.typeId,
        category: { id: product.categoryId, name: product.categoryName },
        species: product.speciesId ? toSpecies(product.speciesId) : null,
        summary: product.summary,
        coat: product.coat as CartItem['product']['coat'],
      },
      quantity: item.quantity,
      amount: toAmount(unit * item.quantity),
      currency: { code: currency, symbol: currencySymbols[currency] ?? currency },
      unitPrice: price(unit),
      linePrice: price(unit * item.quantity),
      regularLinePrice: regular > unit ? price(regular * item.quantity) : null,
      priceBefore: shown === null || shown === unit ? null : price(shown),
      metaData: item.metaData,
      contents: contents.get(item.id)?.tests ?? [],
      hasUpgradeOption: product.hasUpgradeOption,
      isAnimalRequired: product.isAnimalRequired,
      note: item.note,
      problem: problems.get(item.id) ?? null,
    })),
    itemCount: items.reduce((count, { item }) => count + item.quantity, 0),
    currency,
    totals: toTotals(totals, price),
    email: cart.email,
    phoneNumber: cart.phoneNumber,
    country: cart.country,
    shippingAddress: cart.shippingAddress as Cart['shippingAddress'],
    billingAddress: cart.billingAddress as Cart['billingAddress'],
    isNewsletterSubscribed: cart.isNewsletterSubscribed,
    isPaidNow: cart.isPaidNow,
    collector: cart.collector,
    loyaltyPoints: { balance, used: totals.loyalty },
    coupons: used.map(({ code, label }, index) => ({ code, label, discount: price(totals.discounts[index] ?? 0) })),
    giftCards: cards.map((card, index) => {
      const used = totals.giftCards[index] ?? 0
      return { id: card.id, ending: card.ending, used: price(used), left: price(card.balance - used) }
    }),
    shippingMethods: { selected: selected && toMethod(selected), all: available.map(toMethod) },
    isSwabRequired,
    orderId: cart.checkoutId,
    updatedAt: cart.updatedAt.toISOString(),
  }
}
