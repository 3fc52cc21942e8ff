import { randomUUID } from 'node:crypto'
import { type Activation, activationCalls } from '@shop/contract/activation'
import { cartCalls } from '@shop/contract/cart'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { activations } from '../../src/schema/activation.ts'
import { animals } from '../../src/schema/animal.ts'
import { sandboxCharges } from '../../src/schema/payment-provider.ts'
import { samples, sampleStageTimes, sampleTests } from '../../src/schema/sample.ts'
import { newEmail } from '../account.ts'
import { handIn, walk } from '../activation.ts'
import { addSample } from '../animals.ts'
import { type Browser, checkoutBody, signIn } from '../buyer.ts'
import { flawsIn, type Work } from './books.ts'
import type { Workplace } from './killable-shop.ts'
import { type Meter, untilThere } from './patience.ts'
import { purchase, ways } from './purchase.ts'

type Scene = {
  record: Activation
  petName: string
  email: string
  kit: Kit
  userId: string | null
  checkoutCart: string | null
}
/** A guest's kit with one swab or two; a plain swab with a kit of the balance; a plain swab whose tests are bought. */
const kits = ['one swab', 'two swabs', 'of the balance', 'bought on the way'] as const
type Kit = (typeof kits)[number]

const plainSwab = 701
const dogKit = { id: 36, name: 'Kit' }

/** Kits are activated step by step, and each activation is sent by two clicks at once, and again. */
export function activationWork({ shop, visitor }: Workplace, meter: Meter): Work {
  const told: Scene[] = []
  const { db } = shop
  const newSwab = async (more: Parameters<typeof addSample>[1] = {}) =>
    (await untilThere(() => addSample(shop, more))).barcode

  async function begin(browser: Browser, kit: Kit, petName: string) {
    const pet = { petName }
    const guest = { userId: null, email: newEmail() }
    if (kit === 'one swab') return { ...guest, wish: { pet, barcodes: [await newSwab()] } }
    if (kit === 'two swabs') return { ...guest, wish: { pet, barcodes: [await newSwab(), await newSwab()] } }
    const barcodes = [await newSwab({ productId: plainSwab })]
    if (kit === 'bought on the way')
      return { ...guest, wish: { pet, barcodes, type: 'step' as const, kit: { selectedProduct: dogKit } } }
    const { id, email } = await untilThere(() => signIn(shop, browser))
    for (let spare = 0; spare < 2; spare++) await newSwab({ userId: id })
    return { userId: id, email, wish: { pet, barcodes, kit: { selectedTestKit: dogKit } } }
  }

  /** Pays the tests in the cart that sends nothing. */
  async function pay(browser: Browser, { cartSessionId }: Activation, email: string) {
    const sessionId = cartSessionId ?? ''
    const cart = await browser.ask(cartCalls.getCart, { params: { sessionId } })
    const body = checkoutBody(cart, { shippingAddress: undefined, shippingMethodId: undefined, email })
    await purchase(browser, (change) => ({ ...body, ...change }), ways.card)
    return sessionId
  }

  return {
    doOne: async (at) => {
      const kit = kits[at % kits.length] ?? 'one swab'
      const [browser, petName] = [visitor(meter), `Pet ${randomUUID()}`]
      const { userId, email, wish } = await begin(browser, kit, petName)
      const walked = await walk(browser, { ...wish, email })
      const checkoutCart = kit === 'bought on the way' ? await pay(browser, walked, email) : null
      const record = await browser.ask(activationCalls.getActivation, { params: { id: walked.id } })
      const answers = await Promise.all([handIn(browser, record), handIn(browser, record)])
      answers.push(await handIn(browser, record))
      if (answers.some(({ isActivated }) => !isActivated)) throw new Error(`${petName} was not activated`)
      told.push({ record, petName, email, kit, userId, checkoutCart })
    },

    stuck: async () =>
      (
        await db
          .select({ barcode: samples.barcode })
          .from(samples)
          .where(and(isNotNull(samples.activatedAt), isNotNull(samples.activationId), isNull(samples.animalId)))
      ).map(({ barcode }) => `kit ${barcode}`),

    check: async (mails) => {
      const { flaws, once } = flawsIn()
      for (const { record, petName, email, kit, userId, checkoutCart } of told) {
        const barcodes = record.barcodes ?? []
        const named = await db.select({ id: animals.id }).from(animals).where(eq(animals.petName, petName))
        once(petName, named.length)
        const isHanded = and(eq(activations.id, record.id), isNotNull(activations.activatedAt))
        once(`activation of ${petName}`, await db.$count(activations, isHanded))
        for (const barcode of barcodes) {
          const isIts = and(eq(samples.barcode, barcode), eq(samples.animalId, named[0]?.id ?? record.id))
          once(`swab of ${petName}`, await db.$count(samples, and(isIts, isNotNull(samples.activatedAt))))
          const isStage = and(eq(sampleStageTimes.barcode, barcode), eq(sampleStageTimes.stage, 'activated'))
          once(`stage of ${petName}`, await db.$count(sampleStageTimes, isStage))
        }
        const tests = await db.$count(sampleTests, eq(sampleTests.barcode, barcodes[0] ?? ''))
        once(`tests of ${petName}`, tests, record.tests.length)
        if (userId) {
          const isSpent = and(eq(samples.userId, userId), isNotNull(samples.spentOn))
          once(`kit spent on ${petName}`, await db.$count(samples, isSpent))
        }
        if (checkoutCart) {
          const isOfCart = sql`${sandboxCharges.checkoutId} in (select id from checkouts where cart_id = ${checkoutCart})`
          const isPaid = and(eq(sandboxCharges.status, 'paid'), isOfCart)
          once(`charge for ${petName}`, await db.$count(sandboxCharges, isPaid))
        }
        once(`news of ${petName}`, mails(email, 'activation-').length)
        once(`mails about ${petName}`, mails(email).length, kit === 'bought on the way' ? 2 : 1)
      }
      return flaws
    },
  }
}
