import type { cartCalls } from '@shop/contract/cart'
import { currencyOf } from '@shop/contract/money'
import { refuseUnknownState } from '../../people/country/handlers.ts'
import { chooseCoupons, readingOf } from '../coupon/coupon.ts'
import { codeGuesses } from '../coupon/guesses.ts'
import type { Services } from '../../platform/services.ts'
import type { Cookies } from '../../people/visitor/cookies.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { cartCookie, type User } from '../../people/visitor/visitor.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import { changeCart, changeItems, createCart } from './change.ts'
import { noFacts, readFacts } from './facts.ts'
import { findCustomProfile } from './custom-profile-item.ts'
import { addCustomProfile, addItem, changeItem, changeNote, removeItem, takeOffer, undoOffer } from './items.ts'
import { mergeCarts } from './merge.ts'
import { giftCardFinder } from '../gift-card/find.ts'
import { withGiftCard } from './gift-card-payment.ts'
import { refusePendingPayments } from './pending-payments.ts'
import { checkShippingMethod, pricedBy } from './price.ts'
import { findCart, isOwn } from './row.ts'
import { carts } from '../../schema/cart.ts'
import { readCart, toCart } from './view.ts'
import { missing } from '../../platform/input/refusal.ts'

const year = 60 * 60 * 24 * 365
const keepCart = (cookies: Cookies, id: string) => cookies.set(cartCookie, id, { maxAge: year })

export function cartHandlers(services: Services): Handlers<typeof cartCalls> {
  const { db } = services
  const findGiftCard = giftCardFinder(services)
  const guess = codeGuesses(services)
  const openCart = async (sessionId: string, user: User | null) => {
    const { cart, facts } = await findCart(db, sessionId, user)
    return toCart(await readCart(db, { catalogue: catalogueOf(services), user }, cart, facts))
  }
  return {
    createCart: async ({ body, visitor, cookies }) => {
      // An empty field of a form names no country.
      const cart = await createCart(db, visitor, body.country || undefined)
      keepCart(cookies, cart.id)
      const facts = cart.userId ? await readFacts(db, cart) : noFacts
      return toCart(await readCart(db, { catalogue: catalogueOf(services), user: visitor.user }, cart, facts))
    },

    getCart: async ({ params, user }) => openCart(params.sessionId, user),

    deleteCart: async ({ params, user, cookies }) => {
      const [gone] = await db.delete(carts).where(isOwn(params.sessionId, user)).returning({ id: carts.id })
      if (!gone) throw missing()
      if ([gone.id, params.sessionId].includes(cookies.get(cartCookie) ?? '')) cookies.remove(cartCookie)
      return { sessionId: gone.id }
    },

    updateCart: ({ params, body: { sampleCollector, country, ...rest }, user }) =>
      changeCart(services, params.sessionId, user, async () => {
        checkShippingMethod(catalogueOf(services), rest.shippingMethodId, 'shippingMethodId')
        for (const field of ['shippingAddress', 'billingAddress'] as const) refuseUnknownState(rest[field], field)
        return {
          ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
          // Prices follow the country: the totals are calculated again in its currency.
          ...(country && { country, currency: currencyOf(country) }),
          ...(sampleCollector !== undefined && {
            collector: sampleCollector && { ...sampleCollector, clinic: sampleCollector.clinic ?? '' },
          }),
        }
      }),

    addItem: ({ params, body, user }) =>
      changeItems(services, params.sessionId, user, async (changing, lines) => {
        await refusePendingPayments(db, user)
        return addItem(db, catalogueOf(services), changing, lines, body, user)
      }),

    addCustomProfile: async ({ body, visitor, user, cookies }) => {
      await refusePendingPayments(db, user)
      const profile = findCustomProfile(services, body)
      const sessionId = body.sessionId ?? (await createCart(db, visitor)).id
      if (!body.sessionId) keepCart(cookies, sessionId)
      return changeItems(services, sessionId, user, (changing, lines) => addCustomProfile(db, changing, lines, profile))
    },

    updateItem: ({ params, body, user }) =>
      changeItems(services, params.sessionId, user, (changing, lines) =>
        changeItem(db, changing, lines, params.cartItemId, body),
      ),

    deleteItem: ({ params, user }) =>
      changeItems(services, params.sessionId, user, (changing, lines) =>
        removeItem(db, changing, lines, params.cartItemId),
      ),

    updateItemNote: ({ params, body, user }) =>
      changeItems(services, params.sessionId, user, (changing, lines) =>
        changeNote(db, changing, lines, params.cartItemId, body.note),
      ),

    takeOffer: ({ params, user }) =>
      changeItems(services, params.sessionId, user, async (changing, lines, read) => {
        await refusePendingPayments(db, user)
        return takeOffer(db, changing, lines, (await read()).offers(), params.offerId)
      }),

    undoOffer: ({ params, user }) =>
      changeItems(services, params.sessionId, user, (changing, lines) =>
        undoOffer(db, changing, lines, params.offerId),
      ),

    listShippingMethods: async ({ params, user }) => ({
      results: (await openCart(params.sessionId, user)).shippingMethods.all,
    }),

    priceCart: ({ params, query, user, address }) => {
      const price = () => changeCart(services, params.sessionId, user, () => pricedBy(db, catalogueOf(services), query))
      return query.coupon ? guess({ address, user }, price) : price()
    },

    applyCoupon: ({ params, user, address }) =>
      guess({ address, user }, () =>
        changeCart(services, params.sessionId, user, async (cart) => ({
          coupons: await chooseCoupons(db, [...cart.coupons, params.coupon]),
        })),
      ),

    addGiftCard: async ({ params, body, user, address }) => {
      await findCart(db, params.sessionId, user)
      const card = await findGiftCard(body.code, { address, user })
      return changeCart(services, params.sessionId, user, async (cart) => ({
        giftCards: withGiftCard(cart, card),
      }))
    },

    removeGiftCard: ({ params, user }) =>
      changeCart(services, params.sessionId, user, async (cart) => ({
        giftCards: cart.giftCards.filter((id) => id !== params.giftCardId),
      })),

    mergeCart: async ({ params, user, visitor, cookies }) => {
      const cart = await mergeCarts(services, params.sessionId, user, visitor)
      if (cart) keepCart(cookies, cart.sessionId)
      return { cart }
    },

    removeCoupon: ({ params, user }) =>
      changeCart(services, params.sessionId, user, async (cart) => ({
        coupons: cart.coupons.filter((code) => readingOf(code) !== readingOf(params.coupon)),
      })),
  }
}
