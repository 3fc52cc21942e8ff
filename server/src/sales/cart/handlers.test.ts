import { authCalls } from '@shop/contract/auth'
import { type Cart, cartCalls, type CartUpdate } from '@shop/contract/cart'
import { allBreedIds } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { addTo, upgradeCart, upgradeOf, withReportedSample } from '../../../test/upgrades.ts'
import { cartItems } from '../../schema/cart.ts'
import { demoPassword } from '../../entry/seed/demo-people.ts'

const cea = 2002
const tns = 2003
/** Names no Border Collie. */
const vwd = 2006
const genoPet = 969
const borderCollie = 200193

const shop = useShop()

type Visitor = ReturnType<typeof shop.visitor>
const american = () => shop.visitor({ 'accept-language': 'en-US' })
const newCart = async (visitor: Visitor) =>
  (await visitor.ask(cartCalls.createCart, { body: { country: 'US' } })).sessionId
const add = (visitor: Visitor, sessionId: string, productId: number, quantity = 1) =>
  visitor.ask(cartCalls.addItem, { params: { sessionId }, body: { productId, quantity } })
const get = (visitor: Visitor, sessionId: string) => visitor.ask(cartCalls.getCart, { params: { sessionId } })
const failure = async (promise: Promise<unknown>): Promise<Failure> => {
  const error = await promise.then(
    () => new Error('It did not fail'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof Failure)) throw error
  return error
}
async function cartWith(...productIds: number[]): Promise<{ visitor: Visitor; cart: Cart; sessionId: string }> {
  const visitor = american()
  const sessionId = await newCart(visitor)
  let cart = await get(visitor, sessionId)
  for (const id of productIds) cart = await add(visitor, sessionId, id)
  return { visitor, cart, sessionId }
}
async function signedIn(email: string) {
  const visitor = american()
  await visitor.ask(authCalls.login, { body: { username: email, password: demoPassword } })
  return visitor
}

describe('items', () => {
  test('are no more than one order takes', async () => {
    const { visitor, cart, sessionId } = await cartWith(410)
    const [item] = cart.items
    const set = (quantity: number) =>
      visitor.ask(cartCalls.updateItem, {
        params: { sessionId, cartItemId: item?.id ?? '' },
        body: { productId: 410, quantity },
      })
    const refused = {
      status: 409,
      message: 'One order takes at most 250 kits. Please make a second order for the rest.',
    }
    await expect(set(26)).rejects.toMatchObject(refused)
    await set(25)
    await expect(add(visitor, sessionId, cea)).rejects.toMatchObject(refused)
    expect(await get(visitor, sessionId)).toMatchObject({ itemCount: 25 })
    await expect(set(100)).rejects.toMatchObject({ status: 428, errors: { quantity: expect.any(String) } })
    // Other lines than kits are counted too.
    await set(1)
    await shop.db.insert(cartItems).values(
      Array.from({ length: 49 }, (_, index) => ({
        cartId: sessionId,
        productId: cea,
        quantity: 1,
        metaData: { animalName: `Pup ${index}` },
      })),
    )
    await expect(add(visitor, sessionId, tns)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('50 lines'),
    })
  })

  test('are added, changed, noted and removed, and the totals follow', async () => {
    const { visitor, cart, sessionId } = await cartWith(cea, tns)
    expect(cart.totals.subtotal).toEqual({ amount: 116, currency: 'USD', label: '$116.00' })
    const item = cart.items[0] as Cart['items'][number]
    const params = { sessionId, cartItemId: item.id }

    const two = await visitor.ask(cartCalls.updateItem, { params, body: { productId: cea, quantity: 2 } })
    expect(two).toMatchObject({ itemCount: 3, totals: { subtotal: { amount: 174 } } })
    expect(two.items[0]).toMatchObject({ quantity: 2, amount: 116, unitPrice: { amount: 58 } })

    const noted = await visitor.ask(cartCalls.updateItemNote, { params, body: { note: 'For Bess' } })
    expect(noted.items[0]?.note).toBe('For Bess')

    await visitor.ask(cartCalls.deleteItem, { params })
    const again = await visitor.ask(cartCalls.deleteItem, { params })
    expect(again.items.map(({ product }) => product.id)).toEqual([tns])
  })

  test('are refused again, in the catalogue’s words', async () => {
    const { visitor, sessionId } = await cartWith(cea)
    const refused = await failure(add(visitor, sessionId, cea))
    expect(refused).toMatchObject({ status: 409, message: messages.itemAlreadyInCart })
    expect((await get(visitor, sessionId)).itemCount).toBe(1)
  })

  test('are refused when upgrades and regular products would mix, either way round', async () => {
    const visitor = american()
    const upgrade = upgradeOf(await withReportedSample(shop, visitor), 602)
    const regular = await newCart(visitor)
    await add(visitor, regular, cea)
    const mixed = { status: 409, code: 101, message: messages.upgradeMixText }
    expect(await failure(addTo(visitor, { sessionId: regular }, upgrade))).toMatchObject(mixed)
    const { sessionId } = await upgradeCart(visitor, upgrade)
    expect(await failure(add(visitor, sessionId, cea))).toMatchObject(mixed)
  })

  test('that exist only from an animal are refused without a sample, with the reason', async () => {
    const { visitor, sessionId } = await cartWith()
    for (const id of [601, 602, 603]) {
      const refused = await failure(add(visitor, sessionId, id))
      expect(refused).toMatchObject({ status: 428, fields: { productId: expect.stringContaining('animal’s page') } })
    }
    expect((await get(visitor, sessionId)).items).toEqual([])
  })

  test('for two patients of a vet are two lines of one test, each with a name of its own', async () => {
    const vet = await signedIn('vet@example.com')
    const sessionId = await newCart(vet)
    const first = await add(vet, sessionId, genoPet)
    expect(await failure(add(vet, sessionId, genoPet))).toMatchObject({ message: messages.itemAlreadyInCart })
    const name = (item: Cart['items'][number] | undefined, animalName: string) =>
      vet.ask(cartCalls.updateItem, {
        params: { sessionId, cartItemId: item?.id ?? '' },
        body: { productId: genoPet, quantity: 1, animalName },
      })
    await name(first.items[0], 'Juno')
    const second = await add(vet, sessionId, genoPet)
    expect(second.items).toMatchObject([{ metaData: { animalName: 'Juno' } }, { metaData: {} }])
    for (const same of ['Juno', ' juno '])
      expect(await failure(name(second.items[1], same))).toMatchObject({
        status: 428,
        fields: { animalName: messages.itemAlreadyInCart },
      })
    expect((await name(second.items[1], 'Bess')).items).toMatchObject([
      { metaData: { animalName: 'Juno' } },
      { metaData: { animalName: 'Bess' } },
    ])
  })

  test('that are for practices go into vets’ carts alone; guests have to log in, for others they are missing', async () => {
    const stand = 707
    const vet = await signedIn('vet@example.com')
    const cart = await add(vet, await newCart(vet), stand, 2)
    expect(cart).toMatchObject({ itemCount: 2, isSwabRequired: true, totals: { total: { amount: 38 } } })
    for (const [visitor, status] of [
      [american(), 401],
      [await signedIn('breeder@example.com'), 404],
    ] as const)
      expect(await failure(add(visitor, await newCart(visitor), stand))).toMatchObject({ status })
  })

  test.each([
    ['a negative quantity', { productId: cea, quantity: -1 }, 'quantity'],
    ['a fraction', { productId: cea, quantity: 1.5 }, 'quantity'],
    ['nothing', { productId: cea, quantity: 0 }, 'quantity'],
    ['more than a hundred', { productId: cea, quantity: 100 }, 'quantity'],
    ['text for a number', { productId: cea, quantity: 'two' }, 'quantity'],
    ['no product', { quantity: 1 }, 'productId'],
  ])('of %s are refused on their field, and nothing changes', async (_, body, field) => {
    const { visitor, sessionId } = await cartWith(tns)
    const refused = await failure(visitor.ask(cartCalls.addItem, { params: { sessionId }, body: body as never }))
    expect(refused.status).toBe(428)
    expect(Object.keys(refused.fields)).toEqual([field])
    expect((await get(visitor, sessionId)).itemCount).toBe(1)
  })

  test('of unknown products, shipping and custom profiles as such are missing', async () => {
    const { visitor, sessionId } = await cartWith()
    for (const id of [999_999, 801]) expect(await failure(add(visitor, sessionId, id))).toMatchObject({ status: 404 })
  })
})

describe('a cart', () => {
  test('of another user answers like a missing one, for everybody else', async () => {
    const owner = await signedIn('owner@example.com')
    const sessionId = await newCart(owner)
    await add(owner, sessionId, cea)
    const missing = await failure(get(american(), '00000000-0000-4000-8000-000000000000'))
    for (const stranger of [american(), await signedIn('vet@example.com')]) {
      const refused = await failure(get(stranger, sessionId))
      expect(refused.toJSON()).toEqual(missing.toJSON())
      expect(await failure(add(stranger, sessionId, tns))).toMatchObject({ status: 404 })
    }
    expect((await get(owner, sessionId)).itemCount).toBe(1)
    expect(await failure(get(owner, 'not-a-uuid'))).toMatchObject({ status: 404 })
  })

  test('is calculated again in the currency of the country it goes to', async () => {
    const { visitor, sessionId } = await cartWith(cea)
    const params = { sessionId }
    const there = await visitor.ask(cartCalls.updateCart, { params, body: { country: 'AU' } })
    expect(there.totals.subtotal).toEqual({ amount: 85, currency: 'AUD', label: '$85.00' })
    expect(await failure(visitor.ask(cartCalls.updateCart, { params, body: { country: 'Australia' } }))).toMatchObject({
      status: 428,
    })
  })

  test('stores whom it is for, who takes the sample, and where kit and bill go (cart-9)', async () => {
    const { visitor, cart, sessionId } = await cartWith(cea)
    expect(cart).toMatchObject({
      collector: null,
      isNewsletterSubscribed: false,
      shippingAddress: null,
      isSwabRequired: true,
    })
    const place = {
      firstName: 'Ann',
      lastName: 'Lee',
      address: '1 Main St',
      city: 'Austin',
      state: 'TX',
      postalCode: '78701',
      country: 'US' as const,
    }
    const given = {
      email: 'ann@example.com',
      phoneNumber: '+1 512 555 0100',
      isNewsletterSubscribed: true,
      shippingAddress: place,
      billingAddress: { ...place, city: 'Dallas' },
    }
    const collector = { type: 'vet', name: 'Dr Raman', clinic: 'Hillside' }
    await visitor.ask(cartCalls.updateCart, { params: { sessionId }, body: given })
    await visitor.ask(cartCalls.updateCart, { params: { sessionId }, body: { sampleCollector: collector } })
    expect(await get(visitor, sessionId)).toMatchObject({ ...given, collector })
  })

  test('is deleted once', async () => {
    const { visitor, sessionId } = await cartWith(cea)
    await visitor.ask(cartCalls.deleteCart, { params: { sessionId } })
    expect(await failure(get(visitor, sessionId))).toMatchObject({ status: 404 })
  })
})

describe('coupons, points and delivery', () => {
  test('change the totals, and are taken back', async () => {
    const { visitor, cart, sessionId } = await cartWith(cea)
    const params = { sessionId, coupon: 'welcome10' }
    const less = await visitor.ask(cartCalls.applyCoupon, { params })
    const [cheapest, method] = cart.shippingMethods.all
    const total = Math.round(5220 + (cheapest?.price.amount ?? 0) * 100) / 100
    expect(less.totals).toMatchObject({ discount: { amount: 5.8 }, total: { amount: total } })
    expect((await visitor.ask(cartCalls.applyCoupon, { params })).totals.total.amount).toBe(total)
    const sent = await visitor.ask(cartCalls.priceCart, { params, query: { shippingMethod: String(method?.id) } })
    expect(sent.totals.total.amount).toBeCloseTo(52.2 + (method?.price.amount ?? 0), 2)
    expect((await visitor.ask(cartCalls.removeCoupon, { params })).totals.discount.amount).toBe(0)
  })

  test('it travels the cheapest way until another is chosen, and an account has its own', async () => {
    const { visitor, cart, sessionId } = await cartWith(cea)
    const { all, selected } = cart.shippingMethods
    const dearest = all.toSorted((one, other) => other.price.amount - one.price.amount)[0]
    expect(selected?.price.amount).toBe(Math.min(...all.map(({ price }) => price.amount)))
    expect(selected).not.toEqual(dearest)
    expect(cart.totals.shipping).toEqual(selected?.price)
    const update = (body: CartUpdate) => visitor.ask(cartCalls.updateCart, { params: { sessionId }, body })
    expect((await update({ shippingMethodId: dearest?.id })).shippingMethods.selected).toEqual(dearest)
    // What was chosen does not go to the other country.
    const there = await update({ country: 'AU' })
    expect(there.shippingMethods.selected?.price).toEqual(there.totals.shipping)

    const vet = await signedIn('vet@example.com')
    const account = await newCart(vet)
    expect((await add(vet, account, cea)).shippingMethods.selected).toBeNull()
    const now = await vet.ask(cartCalls.updateCart, { params: { sessionId: account }, body: { isPaidNow: true } })
    expect(now.shippingMethods.selected).toEqual(now.shippingMethods.all[0])
  })

  test('the ways to send it are those of its country', async () => {
    const { visitor, cart, sessionId } = await cartWith(cea)
    const ways = async () => (await visitor.ask(cartCalls.listShippingMethods, { params: { sessionId } })).results
    expect(await ways()).toEqual(cart.shippingMethods.all)
    await visitor.ask(cartCalls.updateCart, { params: { sessionId }, body: { country: 'AU' } })
    const there = await ways()
    expect(there.length).toBeGreaterThan(0)
    expect(there.every(({ price }) => price.currency === 'AUD')).toBe(true)
  })

  test('name what is wrong with a coupon', async () => {
    const { visitor, sessionId } = await cartWith(cea)
    const apply = (coupon: string) => failure(visitor.ask(cartCalls.applyCoupon, { params: { sessionId, coupon } }))
    expect(await apply('NO-SUCH')).toMatchObject({
      status: 428,
      fields: { coupon: expect.stringContaining('do not know') },
    })
    expect(await apply('EXPIRED')).toMatchObject({
      status: 428,
      fields: { coupon: expect.stringContaining('expired') },
    })
    expect(await apply('VOUCHER-USED')).toMatchObject({ status: 409, code: 103 })
    expect((await get(visitor, sessionId)).coupons).toEqual([])
  })

  test('spend no more points than there are, and a guest has none', async () => {
    const breeder = await signedIn('breeder@example.com')
    const sessionId = await newCart(breeder)
    await add(breeder, sessionId, cea)
    const priced = await breeder.ask(cartCalls.priceCart, { params: { sessionId }, query: { loyaltyPoints: '99999' } })
    expect(priced.loyaltyPoints).toEqual({ balance: 1000, used: 1000 })
    expect(priced.totals.subtotal.amount - priced.totals.loyalty.amount).toBe(48)
    const guest = await cartWith(cea)
    const none = await guest.visitor.ask(cartCalls.priceCart, {
      params: { sessionId: guest.sessionId },
      query: { loyaltyPoints: '500' },
    })
    expect(none.totals.loyalty.amount).toBe(0)
  })

  test.each([['-1'], ['0x10'], ['1.5'], ['many']])('refuse %s points', async (points) => {
    const { visitor, sessionId } = await cartWith(cea)
    const refused = await failure(
      visitor.ask(cartCalls.priceCart, { params: { sessionId }, query: { loyaltyPoints: points } }),
    )
    expect(refused).toMatchObject({ status: 428, fields: { loyaltyPoints: messages.notANumber } })
  })
})

describe('a custom profile', () => {
  test('costs less than its tests one by one, and a cart holds one', async () => {
    const visitor = american()
    const cart = await visitor.ask(cartCalls.addCustomProfile, {
      body: { breedId: borderCollie, productIds: [cea, tns] },
    })
    expect(cart.items[0]).toMatchObject({
      product: { name: 'Your Border Collie profile' },
      contents: [{ id: cea }, { id: tns }],
    })
    expect(cart.totals.subtotal.amount).toBe(85)
    const second = visitor.ask(cartCalls.addCustomProfile, {
      body: { sessionId: cart.sessionId, breedId: borderCollie, productIds: [cea, tns] },
    })
    expect(await failure(second)).toMatchObject({ status: 409, message: messages.customAlreadyInCart })
  })

  const build = (breedId: number, productIds: number[], name?: string) =>
    american().ask(cartCalls.addCustomProfile, { body: { breedId, productIds, name } })

  test.each([
    ['a cat’s test for a dog breed', borderCollie, [cea, 3001]],
    ['a test that names other breeds', borderCollie, [cea, vwd]],
    ['a test of the other species', allBreedIds.feline, [3001, cea]],
    ['a full breed profile', borderCollie, [cea, 1_200_193]],
    ['a DNA profile', allBreedIds.canine, [cea, 2138]],
    ['a profile of one’s own', allBreedIds.canine, [cea, 801]],
    ['one test twice', borderCollie, [cea, cea]],
  ])('does not take %s', async (_, breedId, productIds) => {
    expect(await failure(build(breedId, productIds))).toMatchObject({
      status: 428,
      fields: { productIds: messages.failedToAddItemsToCustomProfile },
    })
  })

  test('is not of one test, which is sold by itself', async () => {
    expect(Object.keys((await failure(build(borderCollie, [cea]))).fields)).toEqual(['productIds'])
  })

  test('is for no one breed where the option for all of them is named, and has the name it is given', async () => {
    const { items } = await build(allBreedIds.canine, [cea, vwd])
    expect(items).toMatchObject([{ product: { id: 801, name: 'Your dog profile' }, linePrice: { amount: 85 } }])
    const named = await build(allBreedIds.feline, [3001, 3002], 'Before the spring litter')
    expect(named.items).toMatchObject([{ product: { id: 802, name: 'Before the spring litter' } }])
  })
})

describe('an offer', () => {
  const profile = 1_200_193
  const [eic, merle] = [2005, 2124]
  const addFor = (visitor: Visitor, sessionId: string, productId: number, more: object = {}) =>
    visitor.ask(cartCalls.addItem, {
      params: { sessionId },
      body: { productId, quantity: 1, metaData: { breedId: borderCollie }, ...more },
    })
  const take = (visitor: Visitor, sessionId: string, offerId: string) =>
    visitor.ask(cartCalls.takeOffer, { params: { sessionId, offerId }, body: {} })
  const undo = (visitor: Visitor, sessionId: string, offerId: string) =>
    visitor.ask(cartCalls.undoOffer, { params: { sessionId, offerId } })
  /** What a visitor sees of a cart's lines; the total has the cheapest delivery in it, $6.95. */
  const seen = ({ items, totals }: Cart) => [
    items.map(({ product, quantity, note, amount }) => [product.id, quantity, note, amount]),
    totals.total.amount,
  ]
  async function threeTests(visitor = american()) {
    const sessionId = await newCart(visitor)
    for (const id of [cea, tns, eic]) await addFor(visitor, sessionId, id)
    const cart = await get(visitor, sessionId)
    const offerOf = (kind: 'own' | 'profile') => cart.offers.find((offer) => offer.kind === kind)?.id ?? ''
    return { visitor, sessionId, cart, offerOf }
  }

  test('says what holds the same tests for less, and whose it is', async () => {
    const { cart } = await threeTests()
    expect(cart.items.map(({ breed }) => breed?.name)).toEqual(Array(3).fill('Border Collie'))
    expect(cart.offers).toMatchObject([
      { kind: 'own', product: { name: 'Your Border Collie profile' }, moreTests: 0, price: { amount: 130 } },
      {
        kind: 'profile',
        product: { id: profile },
        breed: { id: borderCollie },
        itemIds: cart.items.map(({ id }) => id),
        testCount: 3,
        moreTests: 12,
        price: { amount: 165 },
        instead: { amount: 174 },
      },
    ])
  })

  test('is taken once, however often, and undone once', async () => {
    const { visitor, sessionId, cart, offerOf } = await threeTests()
    const [first] = cart.items
    const params = { sessionId, cartItemId: first?.id ?? '' }
    const before = await visitor.ask(cartCalls.updateItemNote, { params, body: { note: 'For Bess' } })
    const id = offerOf('profile')
    const taken = await take(visitor, sessionId, id)
    expect(seen(taken)).toEqual([[[profile, 1, 'For Bess', 165]], 171.95])
    expect(taken.items[0]).toMatchObject({
      insteadOf: { offerId: id, names: cart.items.map(({ product }) => product.name) },
    })
    expect(taken.offers).toEqual([])
    expect(seen(await take(visitor, sessionId, id))).toEqual(seen(taken))
    expect(seen(await get(visitor, sessionId))).toEqual(seen(taken))

    const undone = await undo(visitor, sessionId, id)
    expect(undone).toEqual({ ...before, updatedAt: undone.updatedAt })
    expect(await get(visitor, sessionId)).toEqual(undone)
    expect(seen(await undo(visitor, sessionId, id))).toEqual(seen(undone))
    expect(seen(await take(visitor, sessionId, id))).toEqual(seen(taken))
  })

  test('leaves what it is not for, and gives back what was taken however the cart was changed', async () => {
    const { visitor, sessionId, cart } = await threeTests()
    const params = { sessionId, cartItemId: cart.items[0]?.id ?? '' }
    const two = await visitor.ask(cartCalls.updateItem, { params, body: { productId: cea, quantity: 2 } })
    const offer = two.offers.find(({ kind }) => kind === 'profile')
    const taken = await take(visitor, sessionId, offer?.id ?? '')
    expect(taken.items.map(({ product, quantity }) => [product.id, quantity])).toEqual(
      expect.arrayContaining([
        [profile, 1],
        [cea, 1],
      ]),
    )
    await addFor(visitor, sessionId, merle)
    await addFor(visitor, sessionId, tns, { quantity: 3 })
    const left = await undo(visitor, sessionId, offer?.id ?? '')
    expect(left.items.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [cea, 2],
      [eic, 1],
      [merle, 1],
      [tns, 4],
    ])
  })

  test('of the same tests as the buyer’s own becomes one line, and that the breed’s', async () => {
    const { visitor, sessionId, cart, offerOf } = await threeTests()
    const own = await take(visitor, sessionId, offerOf('own'))
    expect(own.items).toMatchObject([{ product: { id: 801, name: 'Your Border Collie profile' }, amount: 130 }])
    expect(own.items[0]?.contents).toHaveLength(3)
    const more = await add(visitor, sessionId, 2004)
    const next = more.offers.find(({ kind }) => kind === 'profile')
    expect(seen(await take(visitor, sessionId, next?.id ?? ''))[1]).toBe(171.95)
    const back = await undo(visitor, sessionId, next?.id ?? '')
    expect(back.items.map(({ product }) => product.id)).toEqual([801, 2004])
    expect(cart.items).toHaveLength(3)
  })

  test('in the cart beside a test that it holds has it paid once', async () => {
    const { visitor, sessionId, cart } = await cartWith(profile, cea)
    expect(cart.offers).toMatchObject([
      { kind: 'profile', isInCart: true, price: { amount: 165 }, instead: { amount: 223 } },
    ])
    const id = cart.offers[0]?.id ?? ''
    expect(seen(await take(visitor, sessionId, id))).toEqual([[[profile, 1, '', 165]], 171.95])
    expect((await undo(visitor, sessionId, id)).items).toEqual(cart.items)
  })

  test('that the cart has no more is refused, and nothing has changed', async () => {
    const { visitor, sessionId, cart, offerOf } = await threeTests()
    await visitor.ask(cartCalls.deleteItem, { params: { sessionId, cartItemId: cart.items[0]?.id ?? '' } })
    const before = await get(visitor, sessionId)
    expect(await failure(take(visitor, sessionId, offerOf('profile')))).toMatchObject({
      status: 409,
      message: 'Your cart has changed meanwhile. Please look at it once more.',
    })
    expect(await get(visitor, sessionId)).toEqual(before)
    expect(await failure(take(american(), sessionId, 'none'))).toMatchObject({ status: 409 })
  })

  test('is a vet’s for each patient, by name, and of no profile of their own', async () => {
    const vet = await signedIn('vet@example.com')
    const sessionId = await newCart(vet)
    for (const id of [cea, tns, eic])
      await addFor(vet, sessionId, id, { metaData: { animalName: 'Bess', breedId: borderCollie } })
    const cart = await get(vet, sessionId)
    expect(cart.offers.map(({ kind }) => kind)).toEqual(['profile'])
    const taken = await take(vet, sessionId, cart.offers[0]?.id ?? '')
    expect(taken.items).toMatchObject([{ product: { id: profile } }])
  })

  test('goes by what a member pays, and stays beside a coupon', async () => {
    const { visitor, sessionId, offerOf } = await threeTests()
    await visitor.ask(cartCalls.applyCoupon, { params: { sessionId, coupon: 'WELCOME10' } })
    const { totals, coupons } = await take(visitor, sessionId, offerOf('profile'))
    expect([totals.total.amount, coupons.length]).toEqual([155.45, 1])
  })

  test('names a breed only where the test is for it', async () => {
    const visitor = american()
    const sessionId = await newCart(visitor)
    const { items } = await addFor(visitor, sessionId, vwd)
    expect(items[0]?.metaData).not.toHaveProperty('breedId')
    expect((await addFor(visitor, sessionId, cea, { metaData: { breedId: 999_999 } })).items[1]?.breed).toBeNull()
  })
})
