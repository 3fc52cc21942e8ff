import type { Cart, CartItem, ShippingMethod } from '@shop/contract/cart'
import type { UserType } from '@shop/contract/constants'
import { currencyTable } from '@shop/contract/currencies'
import { type Minor, priceOf, toAmount } from '@shop/contract/money'
import { hasMemberPrice, memberPrice } from '@shop/contract/member-price'
import { plainSentenceOf } from '../../reference/catalogue/plain-sentence.ts'
import { payingGiftCards } from './gift-card-payment.ts'
import { taxAt } from '../../reference/tax/taxes.ts'
import { goesOnAccount } from './on-account.ts'
import { taxPlaceOf } from './tax-place.ts'
import { type CartFacts, readFacts } from './facts.ts'
import { catalogueWith, kinds, toLines } from './kinds.ts'
import type { ListedLine, LinePrice } from './kind.ts'
import { breedIdOf, offersFor } from './offers.ts'
import { productIdsOf, repricedAt, shownPrice } from './priced.ts'
import { restrictedProblems } from './restricted-item.ts'
import { changedAt } from './row.ts'
import { soldOutProblems } from './sold-out.ts'
import { calculateTotals, toTotals } from './totals.ts'
import { isUsable } from '../coupon/coupon.ts'
import type { Db } from '../../platform/db/open.ts'
import type { CartRow } from '../../schema/cart.ts'
import { type BreedRow, type Catalogue, priceAt } from '../../storefront/catalogue/catalogue.ts'
import { readCatalogue } from '../../storefront/catalogue/load.ts'
import { pricesOf } from '../member/member.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { toSpecies } from '../../storefront/breed/species.ts'

/** By which catalogue a cart is priced, and who reads it; undefined where it is ordered, which names its delivery. */
type Reading = { catalogue: Catalogue; user?: User | null }

/** How a cart travels until somebody chooses otherwise. */
const cheapestOf = <Way extends { amount: Minor }>(available: readonly Way[]): Way | null =>
  available.toSorted((one, other) => one.amount - other.amount)[0] ?? null

/** A cart and everything its totals depend on: what the visitor sees and what an order is made from. */
export async function readCart(db: Db, { catalogue: inMemory, user }: Reading, cart: CartRow, facts: CartFacts) {
  const { currency } = cart
  const { items: cartItems, coupons, points: balance } = facts
  const catalogue = await catalogueWith(db, inMemory, productIdsOf(cartItems))
  const lines = toLines(catalogue, cartItems).flatMap((line) => {
    const product = catalogue.product(line.product.id)
    const price = product && priceAt(product, currency, catalogue.now())
    return price ? [{ ...line, unit: price.amount, shown: shownPrice(product, line.item, currency) }] : []
  })
  const { isMember, since } = pricesOf(facts.memberships)
  // One after the other: a transaction has one connection.
  const problems = new Map<string, string>()
  for (const problemsOf of [...kinds.map((kind) => kind.problems), restrictedProblems])
    for (const [id, problem] of await problemsOf(db, cart.userId, lines, currency)) problems.set(id, problem)
  for (const [id, problem] of soldOutProblems(lines, facts.stock)) problems.set(id, problem)
  const items: (ListedLine & LinePrice)[] = []
  for (const line of lines) {
    const { regular, shown, contents } = line.kind.price(catalogue, line, currency)
    const priced = (amount: Minor) => (isMember && hasMemberPrice(line.product) ? memberPrice(amount) : amount)
    items.push({ ...line, contents, regular, unit: priced(regular), shown: shown === null ? null : priced(shown) })
  }
  const isRenewed = items.some(({ kind }) => kind.isRenewed)
  // In the order in which they were given; one that ran out meanwhile no longer counts.
  const used = isRenewed
    ? []
    : cart.coupons.flatMap((code) => coupons.filter((coupon) => coupon.code === code && isUsable(coupon)))
  // An item that names a barcode is tested in a swab that is there already.
  const isSwabRequired = items.some(({ product, item }) => product.isSwabRequired && !item.metaData.barcode)
  // One without a price in the cart's currency would cost nothing.
  const available = catalogue.deliveries.flatMap((method) => {
    const amount = method.amounts[currency]
    return isSwabRequired && amount !== undefined && method.countries.includes(cart.country)
      ? [{ ...method, amount }]
      : []
  })
  const chosen = available.find(({ id }) => id === cart.shippingMethodId)
  const selected = chosen ?? (user === undefined || goesOnAccount(user, cart) ? null : cheapestOf(available))
  const soldTo = await taxPlaceOf(db, cart, { isPosted: isSwabRequired, visitor: user })
  const cards = isRenewed ? [] : payingGiftCards(cart, facts.giftCards)
  const repriced = repricedAt(catalogue, cart.currency, cartItems)
  const totals = calculateTotals({
    lines: items.map(({ item, kind, unit }) => ({ unit, quantity: item.quantity, isGiftCard: kind.isMoney })),
    coupons: used.map(({ percent, amounts }) => ({ percent, amount: amounts?.[currency] ?? null })),
    points: { wanted: isRenewed ? 0 : cart.loyaltyPoints, balance, worth: currencyTable[currency].point },
    shipping: selected?.amount ?? 0,
    tax: taxAt(soldTo),
    giftCards: cards.map((card) => card.balance),
  })
  return {
    cart: { ...cart, updatedAt: changedAt(cart, since, repriced) },
    currency,
    items,
    problems,
    used,
    available,
    selected,
    balance,
    cards,
    isSwabRequired,
    soldTo,
    totals,
    breedOf: ({ item, product }: Pick<ListedLine, 'item' | 'product'>) =>
      catalogue.breed(breedIdOf(catalogue.product(product.id), item) ?? 0)?.row ?? null,
    /** What a line was switched from, by name. */
    nameOf: (productId: number) => catalogue.product(productId)?.row.name ?? '',
    offers: () =>
      offersFor(
        {
          catalogue,
          currency,
          country: cart.country,
          userType: (user?.type as UserType | undefined) ?? 'guest',
          priceFor: ({ row }, amount) => (isMember && hasMemberPrice(row) ? memberPrice(amount) : amount),
        },
        items,
      ),
  }
}

/** `readCart` as an order is made of it: by the tables, whatever this process has in memory. */
export async function readCartToOrder(tx: Db, cart: CartRow, known?: CartFacts) {
  const facts = known ?? (await readFacts(tx, cart))
  return readCart(tx, { catalogue: await readCatalogue(tx, productIdsOf(facts.items)) }, cart, facts)
}

export type FullCart = Awaited<ReturnType<typeof readCart>>

const named = (breed: BreedRow | null) => breed && { id: breed.id, name: breed.name }

/** The contract's form of it. */
export function toCart({
  cart,
  currency,
  items,
  problems,
  used,
  available,
  selected,
  balance,
  cards,
  isSwabRequired,
  totals,
  breedOf,
  nameOf,
  offers,
}: FullCart): Cart {
  const price = (minor: Minor) => priceOf(minor, currency, cart.country)
  const toMethod = (method: (typeof available)[number]): ShippingMethod => ({
    id: method.id,
    name: method.name,
    description: method.description,
    price: price(method.amount),
    days: method.minDays === method.maxDays ? String(method.minDays) : `${method.minDays} to ${method.maxDays}`,
  })
  const applied = used.map(({ code, label }, index) => ({ code, label, discount: price(totals.discounts[index] ?? 0) }))
  return {
    sessionId: cart.id,
    items: items.map(({ item, product, unit, regular, shown, contents }): CartItem => ({
      id: item.id,
      product: {
        id: product.id,
        name: item.custom?.name ?? product.name,
        typeId: product.typeId,
        category: { id: product.categoryId, name: product.categoryName },
        species: product.speciesId ? toSpecies(product.speciesId) : null,
        summary: plainSentenceOf(product),
        coat: product.coat as CartItem['product']['coat'],
      },
      quantity: item.quantity,
      amount: toAmount(unit * item.quantity),
      currency: { code: currency, symbol: currencyTable[currency].symbol },
      unitPrice: price(unit),
      linePrice: price(unit * item.quantity),
      regularLinePrice: regular > unit ? price(regular * item.quantity) : null,
      priceBefore: shown === null || shown === unit ? null : price(shown),
      metaData: item.metaData,
      breed: named(breedOf({ item, product })),
      insteadOf: item.insteadOf && {
        offerId: item.insteadOf.offerId,
        names: item.insteadOf.items.map(({ custom, productId }) => custom?.name ?? nameOf(productId)),
      },
      contents,
      hasUpgradeOption: product.hasUpgradeOption,
      isAnimalRequired: product.isAnimalRequired,
      note: item.note,
      problem: problems.get(item.id) ?? null,
    })),
    offers: offers().map((offer) => ({
      id: offer.id,
      kind: offer.kind,
      product: {
        id: offer.product.row.id,
        name: offer.custom?.name ?? offer.product.row.name,
        species: offer.product.row.speciesId ? toSpecies(offer.product.row.speciesId) : null,
      },
      breed: named(offer.breed),
      quantity: offer.quantity,
      itemIds: offer.taken.map(({ item }) => item.id),
      testCount: offer.tests,
      moreTests: offer.more,
      price: price(offer.price),
      instead: price(offer.instead),
      isInCart: !offer.custom && offer.taken.some(({ item }) => item.productId === offer.product.row.id),
    })),
    itemCount: items.reduce((count, { item }) => count + item.quantity, 0),
    currency,
    totals: { ...toTotals(totals, price), ...(applied.length > 0 && { coupons: applied }) },
    email: cart.email,
    phoneNumber: cart.phoneNumber,
    country: cart.country,
    shippingAddress: cart.shippingAddress as Cart['shippingAddress'],
    billingAddress: cart.billingAddress as Cart['billingAddress'],
    isNewsletterSubscribed: cart.isNewsletterSubscribed,
    isPaidNow: cart.isPaidNow,
    collector: cart.collector,
    loyaltyPoints: { balance, used: totals.points },
    coupons: applied,
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
