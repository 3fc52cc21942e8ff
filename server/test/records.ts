import { randomUUID } from 'node:crypto'
import { checkoutCalls } from '@shop/contract/checkout'
import { savedSandboxCard } from '@shop/contract/sandbox'
import { eq } from 'drizzle-orm'
import { acmForms } from '../src/schema/acm-form.ts'
import { activations } from '../src/schema/activation.ts'
import { advanceReleases } from '../src/schema/advance-result.ts'
import { addresses } from '../src/schema/address.ts'
import { animalTransfers } from '../src/schema/animal-transfer.ts'
import { clubMembers, clubs } from '../src/schema/club.ts'
import { collectedAnimals } from '../src/schema/collected-animal.ts'
import { kitOffers } from '../src/schema/kit-offer.ts'
import { litterOffspring, litters } from '../src/schema/litter.ts'
import { putPhoto } from '../src/animals/animal-photo/file.ts'
import { animalPhotos } from '../src/schema/animal-photo.ts'
import { outsideReports } from '../src/schema/outside-report.ts'
import { orders } from '../src/schema/order.ts'
import { sandboxSavedCards } from '../src/schema/payment-provider.ts'
import { newReportKey } from '../src/results/report/key.ts'
import { makeReport } from '../src/results/report/register.ts'
import { renewLifePlan } from '../src/results/life-plan/register.ts'
import { lifePlanVersions } from '../src/schema/life-plan.ts'
import { creditNotes } from '../src/schema/refund.ts'
import { paymentCustomers } from '../src/schema/saved-card.ts'
import { sessions } from '../src/schema/session.ts'
import { showEntries, shows } from '../src/schema/show.ts'
import { workLines, workSheets } from '../src/schema/work-spreadsheet.ts'
import { blankValues } from '../src/workflows/work-spreadsheet/columns.ts'
import { newEmail } from './account.ts'
import { addAnimal, addResult, addSample, newBarcode } from './animals.ts'
import { address, type Browser, buy, checkoutBody, fillCart, signIn } from './buyer.ts'
import { addInvoice } from './invoices.ts'
import { addPlan } from './life-plans.ts'
import { addProfile, addReportedSample, markersOf } from './reports.ts'
import type { Shop } from './shop.ts'

/** The records a call can name. */
export type Records = {
  cart: string
  item: string
  product: number
  /** An order's key, and that of one which waits for its money. */
  order: string
  checkout: string
  /** A credit note's number, and the key of its order. */
  creditNote: string
  creditedOrder: string
  activation: string
  address: string
  session: string
  savedCard: string
  /** Of an order on their account, and the number of that order. */
  invoice: string
  dueOrder: string
  animal: string
  /** A sample of that animal; another, with results; a report of it; what another laboratory found. */
  barcode: string
  read: string
  report: string
  outsideReport: string
  /** A version of its life plan. */
  lifePlan: string
  /** The version of its photo. */
  photo: string
  /** An animal offered to them, and one they offer. */
  transfer: string
  offer: string
  /** Kits offered to them, and kits they offer. */
  kitOffer: string
  kitsOffered: string
  /** A club of theirs, with an animal that it holds, and one that they handed over to it. */
  club: number
  clubAnimal: string
  handedOver: string
  /** A request for a form of a sample; another sample, without a request. */
  acmForm: string
  acmSample: string
  /** A show that they are secretary of, and a sample on its list. */
  show: string
  showEntry: string
  /** A sheet of many animals, and a line of it. */
  workSheet: string
  workLine: string
  /** What was released early to them. */
  advance: string
  collected: string
  litter: string
}
export type Kind = keyof Records

type User = { id: string; email: string }
/** Whose records are made: who sits at that browser, signed in or not. */
export type Owner = { browser: Browser; user: User | null }

const inAnHour = () => new Date(Date.now() + 3_600_000)

/** The row that was inserted. */
async function only<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows
  if (!row) throw new Error('Nothing was inserted')
  return row
}

async function addTransfer(shop: Shop, fromUserId: string, toEmail: string) {
  const { id: animalId } = await addAnimal(shop, fromUserId)
  const row = { animalId, fromUserId, toEmail, expiresAt: inAnHour() }
  return (await only(shop.db.insert(animalTransfers).values(row).returning())).id
}

async function addKitOffer(shop: Shop, fromUserId: string, toEmail: string) {
  const expiresAt = inAnHour()
  const kits = [{ product: { id: 36, name: 'Full breed profile kit for dogs' }, quantity: 1 }]
  const { id } = await only(shop.db.insert(kitOffers).values({ fromUserId, toEmail, kits, expiresAt }).returning())
  await addSample(shop, { userId: fromUserId, kitOfferId: id, offeredUntil: expiresAt })
  return id
}

const somebody = async (shop: Shop) => (await signIn(shop, shop.visitor())).id

/** What a guest can have too: it is whoever's who knows it. */
const ofAnybody = {
  cart: async (shop: Shop, { browser }: Owner) => {
    const { sessionId, items } = await fillCart(shop, browser)
    return { cart: sessionId, item: items[0]?.id, product: items[0]?.product.id }
  },
  order: async (shop: Shop, { browser }: Owner) => ({ order: (await buy(shop, browser)).checkoutId }),
  checkout: async (shop: Shop, { browser }: Owner) => {
    const body = checkoutBody(await fillCart(shop, browser))
    await browser.ask(checkoutCalls.createOrder, { body })
    return { checkout: body.checkoutId }
  },
  creditNote: async (shop: Shop, { browser }: Owner) => {
    const { checkoutId } = await buy(shop, browser)
    const [order] = await shop.db.select().from(orders).where(eq(orders.checkoutId, checkoutId))
    if (!order) throw new Error('No order')
    const creditNote = `CN-${newBarcode()}`
    const about = { reason: 'A probe', isCancellation: false, lines: [], totals: order.snapshot.totals }
    const row = { id: randomUUID(), number: creditNote, orderId: order.id, ...about, total: 0, points: 0, byPoints: 0 }
    await shop.db.insert(creditNotes).values(row)
    return { creditNote, creditedOrder: checkoutId }
  },
  activation: async (shop: Shop, { user }: Owner) => {
    const row = { userId: user?.id ?? null, email: newEmail() }
    return { activation: (await only(shop.db.insert(activations).values(row).returning())).id }
  },
}

const ofUsers = {
  address: async (shop: Shop, { id: userId }: User) => {
    const row = { userId, kind: 'shipping' as const, address }
    return { address: (await only(shop.db.insert(addresses).values(row).returning())).id }
  },
  session: async (shop: Shop, { id: userId }: User) => {
    const row = { tokenHash: randomUUID(), userId, expiresAt: inAnHour() }
    return { session: (await only(shop.db.insert(sessions).values(row).returning())).id }
  },
  savedCard: async (shop: Shop, { id: userId }: User) => {
    const customer = `cus_${userId}`
    const row = { userId, provider: 'sandbox', account: 'live_international', reference: customer } as const
    await shop.db.insert(paymentCustomers).values(row).onConflictDoNothing()
    const card = { customer, token: 'tok_visa', expiryMonth: 12, expiryYear: 2030 }
    const { id } = await only(shop.db.insert(sandboxSavedCards).values(card).returning())
    return { savedCard: savedSandboxCard('tok_visa', id) }
  },
  invoice: async (shop: Shop, { id: userId }: User) => {
    const { id, orderNumber } = await addInvoice(shop, userId)
    return { invoice: id, dueOrder: orderNumber }
  },
  /** With samples, one of them read, a report, and what was entered from another laboratory's. */
  animal: async (shop: Shop, { id: userId }: User) => {
    const { id: animal } = await addAnimal(shop, userId)
    const { barcode } = await addSample(shop, { animalId: animal })
    const { barcode: read } = await addReportedSample(shop, animal)
    await addResult(shop, read, 2003, 'N/N')
    await addResult(shop, read, 2004, 'MDR1/MDR1')
    await addProfile(shop, read, markersOf(3, 'A', 'G'))
    const file = await shop.services.files.put({ bytes: new Uint8Array(1), type: 'application/pdf' })
    const paper = { fileName: 'report.pdf', contentType: 'application/pdf' as const, file, sha256: '' }
    const row = { animalId: animal, laboratory: 'Laboklin', testedAt: '2025-04-14', ...paper }
    const { id: outsideReport } = await only(shop.db.insert(outsideReports).values(row).returning())
    const pixel = new Uint8Array(1)
    const picture = await putPhoto(shop.services.files, { small: pixel, medium: pixel, large: pixel })
    const photoRow = { animalId: animal, version: randomUUID(), alt: '', focusX: 50, focusY: 50, ...picture }
    const { version: photo } = await only(shop.db.insert(animalPhotos).values(photoRow).returning())
    const { id: lifePlanId } = await only(addPlan(shop, animal).returning())
    await renewLifePlan(shop.db, shop.services, animal)
    const isOfPlan = eq(lifePlanVersions.lifePlanId, lifePlanId)
    const { id: lifePlan } = await only(shop.db.select().from(lifePlanVersions).where(isOfPlan))
    return {
      animal,
      barcode,
      read,
      outsideReport,
      photo,
      lifePlan,
      report: (await makeReport(shop.db, { id: animal }, 'health')).key,
    }
  },
  transfer: async (shop: Shop, { email }: User) => ({ transfer: await addTransfer(shop, await somebody(shop), email) }),
  offer: async (shop: Shop, { id }: User) => ({ offer: await addTransfer(shop, id, newEmail()) }),
  kitOffer: async (shop: Shop, { email }: User) => ({ kitOffer: await addKitOffer(shop, await somebody(shop), email) }),
  kitsOffered: async (shop: Shop, { id }: User) => ({ kitsOffered: await addKitOffer(shop, id, newEmail()) }),
  clubAnimal: async (shop: Shop, { id: userId }: User) => {
    const clubId = (await shop.db.$count(clubs)) + 10_000
    await shop.db.insert(clubs).values({ id: clubId, name: 'A club' })
    await shop.db.insert(clubMembers).values({ clubId, userId })
    return {
      club: clubId,
      clubAnimal: (await addAnimal(shop, null, { clubId })).id,
      handedOver: (await addAnimal(shop, null, { clubId, handedOverBy: userId })).id,
    }
  },
  acmForm: async (shop: Shop, { id: userId }: User) => {
    const { id: animalId } = await addAnimal(shop, userId, { chipNumber: '981020000310777' })
    const taken = { animalId, userId, activatedAt: new Date() }
    const { barcode } = await addSample(shop, taken)
    const { barcode: acmSample } = await addSample(shop, taken)
    const row = { number: newBarcode(), animalId, barcode, collectorName: 'P', collectorPlace: 'R', purpose: 'A club' }
    return { acmForm: (await only(shop.db.insert(acmForms).values(row).returning())).id, acmSample }
  },
  show: async (shop: Shop, { id: userId }: User) => {
    const about = { name: 'A show', club: 'A club', place: 'A hall', contactName: 'Ada', deliverTo: 'A street' }
    const days = { firstDay: '2999-01-01', lastDay: '2999-01-02', stands: 1, leaflets: 0 }
    const row = { userId, ...about, ...days, state: 'confirmed' as const }
    const { id: showId } = await only(shop.db.insert(shows).values(row).returning())
    const { barcode } = await addSample(shop)
    const entry = { showId, barcode, label: '14' }
    return { show: showId, showEntry: (await only(shop.db.insert(showEntries).values(entry).returning())).id }
  },
  workSheet: async (shop: Shop, { id: userId }: User) => {
    const { barcode } = await addSample(shop, { userId })
    const row = { userId, productId: 36, fileName: 'herd.csv', sha256: barcode }
    const { id: sheetId } = await only(shop.db.insert(workSheets).values(row).returning())
    const values = { ...blankValues(), barcode }
    const { id: workLine } = await only(shop.db.insert(workLines).values({ sheetId, row: 2, values }).returning())
    return { workSheet: sheetId, workLine }
  },
  advance: async (shop: Shop, { id: userId }: User) => {
    const { orderId } = await addInvoice(shop, userId)
    const isTheirs = eq(orders.id, orderId)
    const [order] = await shop.db.select({ snapshot: orders.snapshot }).from(orders).where(isTheirs)
    const client = { firstName: 'Iain', lastName: 'Munro', email: newEmail() }
    if (order)
      await shop.db
        .update(orders)
        .set({ snapshot: { ...order.snapshot, advance: { user: client } } })
        .where(isTheirs)
    const { id: animalId } = await addAnimal(shop, await somebody(shop))
    const { barcode } = await addSample(shop, { orderId, animalId, stage: 'genotyping', activatedAt: new Date() })
    await addResult(shop, barcode, 2003, 'N/N')
    const row = { barcode, userId, releasedBy: 'Dr A. Weber', reason: 'Surgery is tomorrow', endsAt: inAnHour() }
    return { advance: (await only(shop.db.insert(advanceReleases).values(row).returning())).id }
  },
  litter: async (shop: Shop, { id: userId }: User) => {
    const about = { speciesId: 1, isMixedBreed: false, dateOfBirth: '2026-01-02', damName: 'Skye' }
    const row = { userId, ...about, parentsHash: randomUUID(), contentHash: randomUUID() }
    const { id: litterId } = await only(shop.db.insert(litters).values(row).returning())
    const { id: animalId } = await addAnimal(shop, userId)
    const pup = { litterId, place: 0, animalId, petName: 'Pup', gender: 'female' as const }
    await shop.db.insert(litterOffspring).values(pup)
    return { litter: litterId }
  },
  collected: async (shop: Shop, { id: userId }: User) => {
    const row = { name: 'Meg', ownerName: 'Iain', ownerEmail: newEmail(), speciesId: 1, gender: 'female' as const }
    return {
      collected: (
        await only(
          shop.db
            .insert(collectedAnimals)
            .values({ ...row, userId })
            .returning(),
        )
      ).id,
    }
  },
}

/** With what a record is made that comes with another. */
const comesWith = {
  item: 'cart',
  product: 'cart',
  dueOrder: 'invoice',
  barcode: 'animal',
  read: 'animal',
  report: 'animal',
  showEntry: 'show',
  workLine: 'workSheet',
  acmSample: 'acmForm',
  creditedOrder: 'creditNote',
  outsideReport: 'animal',
  photo: 'animal',
  lifePlan: 'animal',
  club: 'clubAnimal',
  handedOver: 'clubAnimal',
} as const
type Made = keyof typeof ofAnybody | keyof typeof ofUsers
const isWith = (kind: Kind): kind is keyof typeof comesWith => kind in comesWith
const madeAs = (kind: Kind): Made => (isWith(kind) ? comesWith[kind] : kind)
const isForAnybody = (made: Made): made is keyof typeof ofAnybody => made in ofAnybody

/** Every kind of record, each in the order in which it is made. */
const recordKinds = [...Object.keys(ofAnybody), ...Object.keys(ofUsers)] as Made[]

/** Whether such a record can be theirs: guests have few. */
export const canOwn = ({ user }: Owner, kind: Kind) => user !== null || isForAnybody(madeAs(kind))

/** A record of that kind, with those that come with it. */
export async function addRecord(shop: Shop, owner: Owner, kind: Kind): Promise<Partial<Records>> {
  const made = madeAs(kind)
  if (isForAnybody(made)) return ofAnybody[made](shop, owner)
  return owner.user ? ofUsers[made](shop, owner.user) : {}
}

/** One record of each kind that can be theirs; without an owner where none can. */
export async function addRecords(shop: Shop, owner: Owner): Promise<Records> {
  const records = nobodysRecords()
  for (const kind of recordKinds) Object.assign(records, await addRecord(shop, owner, kind))
  return records
}

export const nobodysRecords = (): Records => ({
  cart: randomUUID(),
  item: randomUUID(),
  product: 36,
  order: randomUUID(),
  checkout: randomUUID(),
  creditNote: `CN-${newBarcode()}`,
  creditedOrder: randomUUID(),
  activation: randomUUID(),
  address: randomUUID(),
  session: randomUUID(),
  savedCard: savedSandboxCard('tok_visa', randomUUID()),
  invoice: randomUUID(),
  dueOrder: 'KP-1',
  animal: randomUUID(),
  barcode: newBarcode(),
  read: newBarcode(),
  report: newReportKey(),
  outsideReport: randomUUID(),
  photo: randomUUID(),
  lifePlan: randomUUID(),
  transfer: randomUUID(),
  offer: randomUUID(),
  kitOffer: randomUUID(),
  kitsOffered: randomUUID(),
  club: 999_999_999,
  clubAnimal: randomUUID(),
  handedOver: randomUUID(),
  acmForm: randomUUID(),
  acmSample: newBarcode(),
  show: randomUUID(),
  showEntry: randomUUID(),
  workSheet: randomUUID(),
  workLine: randomUUID(),
  advance: randomUUID(),
  collected: randomUUID(),
  litter: randomUUID(),
})
