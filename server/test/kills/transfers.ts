import { randomUUID } from 'node:crypto'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { Failure } from '@shop/contract/failure'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { animals } from '../../src/schema/animal.ts'
import { animalTransfers } from '../../src/schema/animal-transfer.ts'
import { kitOffers } from '../../src/schema/kit-offer.ts'
import { samples } from '../../src/schema/sample.ts'
import { addAnimal } from '../animals.ts'
import { type Browser, signIn } from '../buyer.ts'
import { acceptKits, newestOffer, offerKits, withKits } from '../kit-offers.ts'
import { flawsIn, type Work } from './books.ts'
import type { Workplace } from './killable-shop.ts'
import { type Meter, untilThere } from './patience.ts'

type Person = { id: string; email: string }
type Scene =
  | { what: 'animal'; animalId: string; from: Person; to: Person; isMoved: boolean; isKept: boolean }
  | { what: 'kits'; offerId: string; barcodes: string[]; wanted: number; from: Person; to: Person }

const kitsOffered = 3
const dogKit = 36

/** Whether it was done; false where the shop answers that the offer is over. */
const wasDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (reason: unknown) => {
      if (reason instanceof Failure && reason.status === 409) return false
      throw reason
    },
  )

/** Animals and kits are offered and accepted by two clicks at once; some animals are taken back in the same moment. */
export function transferWork({ shop, visitor }: Workplace, meter: Meter): Work {
  const told: Scene[] = []
  const { db } = shop

  async function signUp() {
    const browser = visitor(meter)
    const { id, email } = await untilThere(() => signIn(shop, browser))
    return { browser, person: { id, email } }
  }
  const accept = (browser: Browser, id: string) =>
    wasDone(browser.ask(animalTransferCalls.acceptAnimalTransfer, { params: { id }, body: {} }))
  const takeBack = (browser: Browser, id: string) =>
    wasDone(browser.ask(animalTransferCalls.cancelAnimalTransfer, { params: { id } }))

  async function moveAnimal(isTakenBack: boolean) {
    const [giver, taker] = [await signUp(), await signUp()]
    const { id: animalId } = await untilThere(() => addAnimal(shop, giver.person.id))
    const body = { animalId, email: taker.person.email }
    await giver.browser.ask(animalTransferCalls.createAnimalTransfer, { body })
    const { results } = await taker.browser.ask(animalTransferCalls.listAnimalTransfers)
    const id = results[0]?.id ?? ''
    const [isMoved, isMovedToo, isKept] = await Promise.all([
      accept(taker.browser, id),
      accept(taker.browser, id),
      isTakenBack ? takeBack(giver.browser, id) : false,
    ])
    if (isMoved !== isMovedToo) throw new Error(`Of two clicks one was told that the offer of ${animalId} is over`)
    told.push({ what: 'animal', animalId, from: giver.person, to: taker.person, isMoved, isKept })
  }

  async function giveKits(isInPart: boolean) {
    const taker = await signUp()
    const { browser, user, barcodes } = await untilThere(() =>
      withKits(shop, kitsOffered, { browser: visitor(meter), productId: dogKit }),
    )
    const offerId = randomUUID()
    const offer = () => offerKits(browser, taker.person.email, kitsOffered, { offerId })
    await Promise.all([offer(), offer()])
    const id = await newestOffer(taker.browser)
    const wanted = isInPart ? 1 : kitsOffered
    const some = isInPart ? [{ productId: dogKit, quantity: wanted }] : undefined
    await Promise.all([acceptKits(taker.browser, id, some), acceptKits(taker.browser, id, some)])
    told.push({ what: 'kits', offerId, barcodes, wanted, from: { id: user.id, email: user.email }, to: taker.person })
  }

  return {
    doOne: (at) => (at % 2 ? giveKits(at % 4 === 3) : moveAnimal(at % 4 === 2)),

    stuck: async () => {
      const kits = told.flatMap((one) => (one.what === 'kits' ? one.barcodes : []))
      if (!kits.length) return []
      const isOurs = inArray(samples.barcode, kits)
      const [ownerless, held] = [isNull(samples.userId), gt(samples.offeredUntil, new Date())]
      const pending = await db
        .select({ id: kitOffers.id })
        .from(kitOffers)
        .where(and(eq(kitOffers.state, 'pending'), inArray(kitOffers.id, offersIn(told))))
      return [
        ...(await db.select({ barcode: samples.barcode }).from(samples).where(and(isOurs, ownerless))),
        ...(await db.select({ barcode: samples.barcode }).from(samples).where(and(isOurs, held))),
      ]
        .map(({ barcode }) => `kit ${barcode}`)
        .concat(pending.map(({ id }) => `offer ${id}`))
    },

    check: async (mails) => {
      const { flaws, once } = flawsIn()
      for (const one of told) {
        const { from, to } = one
        if (one.what === 'animal') {
          const { animalId, isMoved, isKept } = one
          once(`outcome told of ${animalId}`, Number(isMoved) + Number(isKept))
          const owner = isMoved ? to.id : from.id
          const isTheirs = and(eq(animals.id, animalId), eq(animals.userId, owner))
          once(`owner of ${animalId}`, await db.$count(animals, isTheirs))
          const transfers = await db.select().from(animalTransfers).where(eq(animalTransfers.animalId, animalId))
          once(`transfer of ${animalId}`, transfers.length)
          const state = isMoved ? 'accepted' : 'cancelled'
          once(`state of ${animalId}`, transfers.filter((row) => row.state === state).length)
          once(`mails to who gave ${animalId}`, mails(from.email).length, isMoved ? 1 : 0)
          once(`mails to who was offered ${animalId}`, mails(to.email).length, isMoved ? 2 : 1)
        } else {
          const { offerId, barcodes, wanted } = one
          const ownedBy = ({ id }: Person) =>
            db.$count(samples, and(inArray(samples.barcode, barcodes), eq(samples.userId, id)))
          once(`kits taken of ${offerId}`, await ownedBy(to), wanted)
          once(`kits kept of ${offerId}`, await ownedBy(from), barcodes.length - wanted)
          const isAccepted = and(eq(kitOffers.id, offerId), eq(kitOffers.state, 'accepted'))
          once(`offer ${offerId}`, await db.$count(kitOffers, isAccepted))
          once(`mails to who gave ${offerId}`, mails(from.email).length)
          once(`mails to who was given ${offerId}`, mails(to.email).length, 2)
        }
      }
      return flaws
    },
  }
}

const offersIn = (told: Scene[]) => told.flatMap((one) => (one.what === 'kits' ? one.offerId : []))
