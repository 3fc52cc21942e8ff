import { type cartCalls, customProfileTests } from '@shop/contract/cart'
import { ourCategories } from '@shop/contract/constants'
import { codes, Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { currencyOf } from '@shop/contract/money'
import { and, eq, inArray, isNull, like, not, or, sql } from 'drizzle-orm'
import { barcodeIn } from '../sample/barcode.ts'
import { mergeCarts } from './merge.ts'
import { readCart, toCart } from './view.ts'
import { chooseCoupons, codeOf } from '../coupon/coupon.ts'
import { customProfileIds } from '../catalogue/categories.ts'
import { mayChoose, subjectOf } from '../product/custom-profile.ts'
import type { Db } from '../db/open.ts'
import { breeds } from '../breed/tables.ts'
import { cartItems, carts, shippingMethods } from './tables.ts'
import { invoices } from '../invoice/tables.ts'
import { orders } from '../order/tables.ts'
import { products } from '../product/tables.ts'
import type { Cookies, Handlers } from '../http/mount.ts'
import { cartCookie, type User, type Visitor } from '../visitor/visitor.ts'
import { isUuid } from '../platform/ids.ts'
import { isLongOverdue, isOwnInvoice } from '../invoice/row.ts'
import type { Services } from '../platform/services.ts'
import { findUpgradable, isUpgradeItem } from '../sample/upgrade.ts'

type CartRow = typeof carts.$inferSelect

const keepCart = (cookies: Cookies, id: string) => cookies.set(cartCookie, id, { maxAge: year })
const year = 60 * 60 * 24 * 365

const missingCart = () => new Failure(404, { message: messages.failedToFetchCart })

/** An open cart belongs to whoever holds its id; one that is a user's, to that user alone. All others find nothing there. */
const isOwn = (sessionId: string, user: User | null) =>
  and(
    eq(carts.id, sessionId),
    isNull(carts.orderedAt),
    user ? or(isNull(carts.userId), eq(carts.userId, user.id)) : isNull(carts.userId),
  )

export async function findCart(db: Db, sessionId: string, user: User | null): Promise<CartRow> {
  if (!isUuid(sessionId)) throw missingCart()
  const [cart] = await db.select().from(carts).where(isOwn(sessionId, user))
  if (!cart) throw missingCart()
  return cart
}

/** How many items are in a visitor's cart; null when it is not theirs, or has become an order. */
export async function countItems(db: Db, sessionId: string, user: User | null): Promise<number | null> {
  if (!isUuid(sessionId)) return null
  const [cart] = await db
    .select({ count: sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int` })
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .where(isOwn(sessionId, user))
    .groupBy(carts.id)
  return cart?.count ?? null
}

/** Takes the cart for a change: the row stays locked until the transaction ends, so changes to one cart follow one another. */
async function takeCart(tx: Db, sessionId: string, user: User | null, change: Partial<CartRow> = {}): Promise<CartRow> {
  if (!isUuid(sessionId)) throw missingCart()
  const [cart] = await tx
    .update(carts)
    .set({ ...change, updatedAt: new Date(), ...(user && { userId: user.id }) })
    .where(isOwn(sessionId, user))
    .returning()
  if (!cart) throw missingCart()
  return cart
}

/**
 * A user who owes for an order makes no new one (code 79). What goes on a vet's account is billed, and bars nothing
 * before its invoice is long overdue.
 */
export async function refusePendingPayments(db: Db, user: User | null) {
  if (!user) return
  const [owed] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, user.id), eq(orders.status, 'pending'), not(like(orders.paymentRef, 'account_%'))))
    .limit(1)
  const [overdue] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(isOwnInvoice(user.id), isLongOverdue()))
    .limit(1)
  if (owed || overdue) throw new Failure(409, { message: messages.pendingPaymentsText, code: codes.pendingPayment })
}

export function cartHandlers({ db }: Services): Handlers<typeof cartCalls> {
  const view = async (cart: CartRow) => toCart(await readCart(db, cart))
  const change = async (sessionId: string, user: User | null, work: (tx: Db, cart: CartRow) => Promise<unknown>) => {
    const cart = await db.transaction(async (tx) => {
      const taken = await takeCart(tx, sessionId, user)
      await work(tx, taken)
      return taken
    })
    return view(await findCart(db, cart.id, user))
  }

  const createCart = async (visitor: Visitor, cookies: Cookies, country = visitor.country) => {
    const [cart] = await db
      .insert(carts)
      .values({
        country,
        currency: country === visitor.country ? visitor.currency : currencyOf(country),
        userId: visitor.user?.id,
        email: visitor.user?.email,
        phoneNumber: visitor.user?.phoneNumber,
      })
      .returning()
    if (!cart) throw new Error('No cart was made')
    keepCart(cookies, cart.id)
    return cart
  }

  /** Puts a row in, unless the product is there already: the table's unique key decides, also between two clicks. */
  const put = async (tx: Db, row: typeof cartItems.$inferInsert, duplicate: string) => {
    const [item] = await tx.insert(cartItems).values(row).onConflictDoNothing().returning({ id: cartItems.id })
    if (!item) throw new Failure(409, { message: duplicate })
  }

  const refuseMixedUpgrades = async (tx: Db, cartId: string, isUpgrade: boolean) => {
    const [other] = await tx
      .select({ id: cartItems.id })
      .from(cartItems)
      .innerJoin(products, eq(products.id, cartItems.productId))
      .where(and(eq(cartItems.cartId, cartId), sql`${isUpgradeItem} = ${!isUpgrade}`))
      .limit(1)
    if (other) throw new Failure(409, { message: messages.upgradeMixText, code: codes.upgradeMix })
  }

  const checkMethod = async (id: number | undefined | null, field: string) => {
    if (!id) return
    const [method] = await db.select({ id: shippingMethods.id }).from(shippingMethods).where(eq(shippingMethods.id, id))
    if (!method)
      throw new Failure(428, { message: messages.failedToUpdateCart, errors: { [field]: messages.failedToUpdateCart } })
  }

  return {
    createCart: async ({ body, visitor, cookies }) => view(await createCart(visitor, cookies, body.country)),
    getCart: async ({ params, user }) => view(await findCart(db, params.sessionId, user)),

    deleteCart: async ({ params, user, cookies }) => {
      if (!isUuid(params.sessionId)) throw missingCart()
      const [gone] = await db.delete(carts).where(isOwn(params.sessionId, user)).returning({ id: carts.id })
      if (!gone) throw missingCart()
      if (cookies.get(cartCookie) === gone.id) cookies.remove(cartCookie)
      return { sessionId: gone.id }
    },

    updateCart: async ({ params, body, user }) => {
      const { sampleCollector, country, ...rest } = body
      await checkMethod(rest.shippingMethodId, 'shippingMethodId')
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
      return change(params.sessionId, user, (tx) =>
        takeCart(tx, params.sessionId, user, {
          ...given,
          // Prices follow the country: the cart is reckoned anew in its currency.
          ...(country && { country, currency: currencyOf(country) }),
          ...(sampleCollector !== undefined && {
            collector: sampleCollector && { ...sampleCollector, clinic: sampleCollector.clinic ?? '' },
          }),
        }),
      )
    },

    addItem: async ({ params, body, user }) => {
      await refusePendingPayments(db, user)
      return change(params.sessionId, user, async (tx, cart) => {
        const [product] = await tx
          .select()
          .from(products)
          .where(and(eq(products.id, body.productId), sql`${products.typeId} <> 7`))
        const isForVets = product?.categoryId === ourCategories.practiceSupplies
        // A session may have run out: logging in helps then.
        if (isForVets && !user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
        if (!product || customProfileIds.includes(product.id) || (isForVets && user?.type !== 'vet'))
          throw new Failure(404, { message: messages.failedToFetchProductDetails })
        const { animalName, animalId, barcode, isUpgradeTests } = body.metaData ?? {}
        // Any test can be an upgrade, for a sample that is with us.
        const isForSample = isUpgradeTests === true && barcode !== undefined
        if (isForSample) await findUpgradable(tx, user, { barcode, animalId, product })
        await refuseMixedUpgrades(tx, cart.id, product.isUpgrade || isForSample)
        await put(
          tx,
          {
            cartId: cart.id,
            productId: product.id,
            quantity: body.quantity,
            metaData: {
              ...(animalName && { animalName }),
              ...(isUpgradeTests && (product.isUpgrade || isForSample) && { isUpgradeTests }),
              ...(isForSample && { barcode: barcodeIn(barcode), ...(animalId && { animalId }) }),
            },
          },
          messages.itemAlreadyInCart,
        )
      })
    },

    addCustomProfile: async ({ body, visitor, user, cookies }) => {
      await refusePendingPayments(db, user)
      const [breed] = await db.select().from(breeds).where(eq(breeds.id, body.breedId))
      const productIds = [...new Set(body.productIds)]
      const offered = breed ? await db.$count(products, and(inArray(products.id, productIds), mayChoose(db, breed))) : 0
      if (!breed || offered < productIds.length || offered < customProfileTests.min)
        throw new Failure(428, {
          message: messages.failedToAddItemsToCustomProfile,
          errors: { [breed ? 'productIds' : 'breedId']: messages.failedToAddItemsToCustomProfile },
        })
      const sessionId = body.sessionId ?? (await createCart(visitor, cookies)).id
      return change(sessionId, user, async (tx, cart) => {
        await refuseMixedUpgrades(tx, cart.id, false)
        const [dogProfile, catProfile] = customProfileIds
        const isCat = breed.speciesId === 2
        const [other] = await tx
          .select({ id: cartItems.id })
          .from(cartItems)
          .where(and(eq(cartItems.cartId, cart.id), eq(cartItems.isCustom, true)))
        if (other) throw new Failure(409, { message: messages.customAlreadyInCart })
        await put(
          tx,
          {
            cartId: cart.id,
            productId: (isCat ? catProfile : dogProfile) as number,
            quantity: 1,
            isCustom: true,
            custom: { breedId: breed.id, name: body.name || `Your ${subjectOf(breed)} profile`, productIds },
          },
          messages.customAlreadyInCart,
        )
      })
    },

    updateItem: ({ params, body, user }) =>
      change(params.sessionId, user, async (tx, cart) => {
        const [item] = isUuid(params.cartItemId)
          ? await tx
              .update(cartItems)
              .set({
                quantity: body.quantity,
                ...(body.animalName !== undefined && {
                  metaData: sql`${cartItems.metaData} || ${JSON.stringify({ animalName: body.animalName })}::jsonb`,
                }),
              })
              .where(
                and(
                  eq(cartItems.id, params.cartItemId),
                  eq(cartItems.cartId, cart.id),
                  eq(cartItems.productId, body.productId),
                ),
              )
              .returning({ id: cartItems.id })
          : []
        if (!item) throw new Failure(404, { message: messages.failedToUpdateItemInCart })
      }),

    deleteItem: ({ params, user }) =>
      change(params.sessionId, user, async (tx, cart) => {
        // A second click finds it gone, which is what was asked for.
        if (isUuid(params.cartItemId))
          await tx.delete(cartItems).where(and(eq(cartItems.id, params.cartItemId), eq(cartItems.cartId, cart.id)))
      }),

    updateItemNote: ({ params, body, user }) =>
      change(params.sessionId, user, async (tx, cart) => {
        const [item] = isUuid(params.cartItemId)
          ? await tx
              .update(cartItems)
              .set({ note: body.note })
              .where(and(eq(cartItems.id, params.cartItemId), eq(cartItems.cartId, cart.id)))
              .returning({ id: cartItems.id })
          : []
        if (!item) throw new Failure(404, { message: messages.failedToUpdateItemNote })
      }),

    listShippingMethods: async ({ params, user }) => ({
      results: (await view(await findCart(db, params.sessionId, user))).shippingMethods.all,
    }),

    priceCart: async ({ params, query, user }) => {
      const points = query.loyalty_points === undefined ? undefined : Number(query.loyalty_points)
      const method = query.shipping_method === undefined ? undefined : Number(query.shipping_method)
      const wrong = Object.fromEntries(
        Object.entries({ loyalty_points: points, shipping_method: method })
          .filter(([, value]) => value !== undefined && !(Number.isInteger(value) && value >= 0 && value < 2 ** 31))
          .map(([field]) => [field, messages.notANumber]),
      )
      if (Object.keys(wrong).length) throw new Failure(428, { message: messages.failedToFetchCart, errors: wrong })
      await checkMethod(method, 'shipping_method')
      const chosen = query.coupon === undefined ? undefined : await chooseCoupons(db, query.coupon.split(','))
      return change(params.sessionId, user, (tx) =>
        takeCart(tx, params.sessionId, user, {
          ...(points !== undefined && { loyaltyPoints: points }),
          ...(method !== undefined && { shippingMethodId: method || null }),
          ...(chosen && { coupons: chosen }),
        }),
      )
    },

    applyCoupon: async ({ params, user }) => {
      const cart = await findCart(db, params.sessionId, user)
      const chosen = await chooseCoupons(db, [...cart.coupons, params.coupon])
      return change(params.sessionId, user, (tx) => takeCart(tx, params.sessionId, user, { coupons: chosen }))
    },

    mergeCart: async ({ params, user, visitor, cookies }) => {
      const cart = await mergeCarts(db, params.sessionId, user, visitor)
      if (cart) keepCart(cookies, cart.id)
      return { cart: cart && (await view(cart)) }
    },

    removeCoupon: ({ params, user }) =>
      change(params.sessionId, user, (tx, cart) =>
        takeCart(tx, params.sessionId, user, {
          coupons: cart.coupons.filter((code) => code !== codeOf(params.coupon)),
        }),
      ),
  }
}
