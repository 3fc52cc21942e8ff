import type { Cart, CartUpdate, ItemAdd } from '@shop/contract/cart'
import { cartEndpoints } from '@shop/contract/endpoints/cart'
import { orderEndpoints } from '@shop/contract/endpoints/order'
import type { BodyOf } from '@shop/contract/call-parts'
import { cookieName, noCart } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { request } from '@shop/contract/request'
import { useIsHydrated } from '@shop/design-system/use-is-hydrated'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useSettings } from './settings.tsx'
import { readStored, useStored, writeStored } from './storage.ts'
import { read, useRead } from './use-call.ts'

const storageKey = 'cart'
/** When the cart last changed, for this browser's other tabs. */
const changeKey = 'cart:changed'
export const readCart = (sessionId: string) => read(cartEndpoints.getCart, { params: { sessionId } })

const isSecure = () => location.protocol === 'https:'
const nameInCookies = () => cookieName(storageKey, isSecure())
const cookie = (value: string) => `${nameInCookies()}=${value}; Path=/; SameSite=Lax${isSecure() ? '; Secure' : ''}`
const cookieSeconds = 60 * 60 * 24 * 365

/** The cart's id is in the storage, and in a cookie for the server, which sets it for a cart that it made. */
function storeId(sessionId: string | null) {
  document.cookie = sessionId ? `${cookie(sessionId)}; Max-Age=${cookieSeconds}` : `${cookie('')}; Max-Age=0`
  writeStored(storageKey, sessionId)
}

/** Before the page is hydrated: both are equal. The cookie comes first, it changes with every cart that is made. */
export function alignCart() {
  const inCookie = new RegExp(`(?:^|; )${nameInCookies()}=([\\da-f-]{36})(?:;|$)`).exec(document.cookie)?.[1] ?? null
  const stored = readStored(storageKey)
  if (inCookie !== stored) storeId(inCookie ?? stored)
}

/** The visitor's cart, undefined while it loads, and null when there is none; and the `count` of its items, known at once. */
export function useCart() {
  const { cartCount, cartId } = useSettings()
  const sessionId = useStored(storageKey, cartId)
  const isHydrated = useIsHydrated()
  const { data, error, isLoading, isValidating, mutate } = useRead(sessionId ? readCart(sessionId) : null, {
    // Ordered or removed elsewhere: this browser's id is of no more use.
    onError: (failure) => failure.status === 404 && storeId(null),
  })
  const followedId = data?.sessionId
  useEffect(() => {
    // It continues the one that was ordered.
    if (sessionId && followedId && followedId !== sessionId) storeId(followedId)
  }, [sessionId, followedId])
  const changedAt = useStored(changeKey)
  useEffect(() => {
    if (!data) return
    if (changedAt && changedAt > data.updatedAt) void mutate()
    // A form changed it before this page had its scripts: the other tabs do not know yet.
    else if (changedAt !== data.updatedAt) writeStored(changeKey, data.updatedAt)
  }, [changedAt, data, mutate])
  // A page that does not show the cart comes without it.
  const isUnread = !isHydrated && cartCount > 0
  return {
    cart: sessionId || isUnread ? data : null,
    count: data?.itemCount ?? (sessionId || !isHydrated ? cartCount : 0),
    error,
    isLoading,
    isValidating,
    retry: () => void mutate(),
  }
}

/**
 * Whether an order of this cart goes on the user's account, to be invoiced (checkout-2); the server decides by the same
 * rule.
 */
export function useIsOnAccount(cart: Pick<Cart, 'isPaidNow'> | null | undefined): boolean {
  const { user } = useSettings()
  return user?.ordersOnAccount === true && !cart?.isPaidNow
}

/** Has a cart paid at once that would go on an account; it need not be this browser's own. */
export const payCartNow = (sessionId: string) =>
  request(cartEndpoints.updateCart, { params: { sessionId }, body: { isPaidNow: true } })

/** After a login: this browser's cart and the one the user has elsewhere become one. When that fails, both stay as they were. */
export async function mergeCart() {
  const params = { sessionId: readStored(storageKey) ?? noCart }
  const { cart } = await request(cartEndpoints.mergeCart, { params, body: {} }).catch(() => ({ cart: null }))
  if (!cart) return
  storeId(cart.sessionId)
  writeStored(changeKey, cart.updatedAt)
}

/** The cart's prices and delivery become those of a country; fine when there is no cart, or none any more. */
export async function moveCart(country: string) {
  const sessionId = readStored(storageKey)
  if (!sessionId) return
  try {
    const cart = await request(cartEndpoints.updateCart, { params: { sessionId }, body: { country } })
    writeStored(changeKey, cart.updatedAt)
  } catch (error) {
    if (!(error instanceof Failure && error.status === 404)) throw error
    storeId(null)
  }
}

/** Every way to change the cart. Each returns the whole cart, which all tabs then show; a failure changes nothing. */
export function useCartActions() {
  const { mutate } = useSWRConfig()
  const { country } = useSettings()

  const keep = async (cart: Cart) => {
    storeId(cart.sessionId)
    await mutate(readCart(cart.sessionId).key, cart, { revalidate: false })
    writeStored(changeKey, cart.updatedAt)
    return cart
  }
  const create = async () => (await request(cartEndpoints.createCart, { body: { country } })).sessionId

  /** Runs in the visitor's cart, which is made when there is none, or when the one remembered is gone. */
  const inCart = async (change: (sessionId: string) => Promise<Cart>): Promise<Cart> => {
    const remembered = readStored(storageKey)
    try {
      return await keep(await change(remembered ?? (await create())))
    } catch (error) {
      if (!(remembered && error instanceof Failure && error.status === 404)) throw error
      return keep(await change(await create()))
    }
  }
  /** For what only makes sense in the cart that is there. */
  const inThisCart = async (change: (params: { sessionId: string }) => Promise<Cart>): Promise<Cart> =>
    keep(await change({ sessionId: readStored(storageKey) ?? '' }))

  return {
    addItem: (body: ItemAdd) => inCart((sessionId) => request(cartEndpoints.addItem, { params: { sessionId }, body })),
    addCustomProfile: (body: Omit<BodyOf<typeof cartEndpoints.addCustomProfile>, 'sessionId'>) =>
      inCart((sessionId) => request(cartEndpoints.addCustomProfile, { body: { ...body, sessionId } })),
    setQuantity: (item: Cart['items'][number], quantity: number) =>
      inThisCart((params) =>
        request(cartEndpoints.updateItem, {
          params: { ...params, cartItemId: item.id },
          body: { productId: item.product.id, quantity },
        }),
      ),
    /** Whom a vet's test is for (checkout-3). */
    nameAnimal: (item: Cart['items'][number], animalName: string) =>
      inThisCart((params) =>
        request(cartEndpoints.updateItem, {
          params: { ...params, cartItemId: item.id },
          body: { productId: item.product.id, quantity: item.quantity, animalName },
        }),
      ),
    removeItem: (cartItemId: string) =>
      inThisCart((params) => request(cartEndpoints.deleteItem, { params: { ...params, cartItemId } })),
    /** Switches items to what holds their tests; where the cart has changed meanwhile, it is shown anew. */
    takeOffer: (offerId: string) =>
      inThisCart((params) => request(cartEndpoints.takeOffer, { params: { ...params, offerId }, body: {} })).catch(
        async (error: unknown) => {
          await mutate(readCart(readStored(storageKey) ?? '').key)
          throw error
        },
      ),
    undoOffer: (offerId: string) =>
      inThisCart((params) => request(cartEndpoints.undoOffer, { params: { ...params, offerId } })),
    setNote: (cartItemId: string, note: string) =>
      inThisCart((params) =>
        request(cartEndpoints.updateItemNote, { params: { ...params, cartItemId }, body: { note } }),
      ),
    applyCoupon: (coupon: string) =>
      inThisCart((params) => request(cartEndpoints.applyCoupon, { params: { ...params, coupon } })),
    removeCoupon: (coupon: string) =>
      inThisCart((params) => request(cartEndpoints.removeCoupon, { params: { ...params, coupon } })),
    addGiftCard: (code: string) =>
      inThisCart((params) => request(cartEndpoints.addGiftCard, { params, body: { code } })),
    removeGiftCard: (giftCardId: string) =>
      inThisCart((params) => request(cartEndpoints.removeGiftCard, { params: { ...params, giftCardId } })),
    chooseLoyaltyPoints: (points: number) =>
      inThisCart((params) => request(cartEndpoints.priceCart, { params, query: { loyaltyPoints: String(points) } })),
    /** Deletes it (cart-1); one that is gone already is forgotten alike. */
    empty: async () => {
      const sessionId = readStored(storageKey)
      if (!sessionId) return
      await request(cartEndpoints.deleteCart, { params: { sessionId } }).catch((error: unknown) => {
        if (!(error instanceof Failure && error.status === 404)) throw error
      })
      storeId(null)
    },
    update: (body: CartUpdate) => inThisCart((params) => request(cartEndpoints.updateCart, { params, body })),
    /** The cart has become an order: forgets it, or continues with what another tab has put in meanwhile. */
    renew: async (checkoutId: string) => {
      const sessionId = readStored(storageKey)
      if (!sessionId) return
      const order = await request(orderEndpoints.getOrder, { params: { checkoutId } }).catch(() => null)
      if (order?.keptItems) await keep(await request(cartEndpoints.getCart, { params: { sessionId } }))
      else storeId(null)
    },
  }
}
