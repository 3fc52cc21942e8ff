import { randomUUID } from 'node:crypto'
import { addressOf, type Call, type Filled, isInPersonOnly } from '@shop/contract/call'
import { calls } from '@shop/contract/calls'
import { allBreedIds, categories, customProfileTests } from '@shop/contract/constants'
import { snakeKeys } from '@shop/contract/case'
import { checkoutCalls } from '@shop/contract/checkout'
import { savedSandboxCard } from '@shop/contract/sandbox'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { person as activationPerson, pet } from '../../test/activation.ts'
import { addAnimal, addResult, addSample, newBarcode } from '../../test/animals.ts'
import {
  address,
  australian,
  beginActing,
  type Browser,
  buy,
  checkoutBody,
  fillCart,
  signIn,
} from '../../test/buyer.ts'
import { addInvoice } from '../../test/invoices.ts'
import { withLab } from '../../test/lab.ts'
import { withDesk } from '../../test/desk.ts'
import { addProfile, addReportedSample, markersOf } from '../../test/reports.ts'
import { useShop } from '../../test/shop.ts'
import { activations } from '../activation/tables.ts'
import { addresses } from '../address/tables.ts'
import { animals } from '../animal/tables.ts'
import { animalTransfers } from '../animal-transfer/tables.ts'
import { carts } from '../cart/tables.ts'
import { clubMembers, clubs } from '../club/tables.ts'
import { collectedAnimals } from '../collected-animal/tables.ts'
import { kitOffers } from '../kit-offer/tables.ts'
import { orders } from '../order/tables.ts'
import { outsideReports } from '../outside-report/tables.ts'
import { attempts } from '../platform/tables.ts'
import { products } from '../product/tables.ts'
import { sandboxSavedCards } from '../payment-provider/tables.ts'
import { paymentCustomers } from '../saved-card/tables.ts'
import { sessions } from '../session/tables.ts'
import { animalShares } from '../sharing/tables.ts'
import { users } from '../user/tables.ts'
import { newReportKey } from '../report/key.ts'
import { makeReport } from '../report/register.ts'

/*
 * Who may do what, for every call of the contract: each is made by every kind of visitor, with records of their own,
 * of somebody else, and of nobody. The expectation is the row's own `who` and `whileActing`; a row without a probe
 * does not compile, and fails the first test.
 */

type Input = Filled & { body?: object | string }
/** The records a call can name. */
type Records = {
  cart: string
  item: string
  product: number
  checkout: string
  order: string
  address: string
  session: string
  savedCard: string
  activation: string
  animal: string
  /** A sample of that animal. */
  barcode: string
  /** Another, with results, and a report of it. */
  read: string
  report: string
  /** What was entered from another laboratory's report of it. */
  outsideReport: string
  /** An animal offered to them, and one they offer. */
  transfer: string
  offer: string
  /** Kits offered to them, and kits they offer. */
  kitOffer: string
  kitsOffered: string
  /** Of an order on their account. */
  invoice: string
  /** The number of a pending one. */
  dueOrder: string
  /** An animal that a club of theirs holds. */
  clubAnimal: string
  collected: string
}
type Kind = keyof Records

/** A call about no one's record in particular, or about one of a kind; `missing` where one that is not there is no 404. */
type Probe = { input: (records: Records) => Input; of?: Kind; missing?: number }

const plain = (input: Input = {}): Probe => ({ input: () => input })
const record = (of: Kind, input: Probe['input']): Probe => ({ of, input })

const cart = (rest: Omit<Input, 'params'> = {}) =>
  record('cart', (ids) => ({ params: { sessionId: ids.cart, coupon: 'WELCOME10' }, ...rest }))
const item = (body?: (ids: Records) => object) =>
  record('item', (ids) => ({
    params: { sessionId: ids.cart, cartItemId: ids.item },
    ...(body && { body: body(ids) }),
  }))
const person = { ...address, kind: 'shipping' }
const activation = (body: object) => record('activation', (ids) => ({ body: { id: ids.activation, ...body } }))
const animal = (rest: Omit<Input, 'params'> = {}) =>
  record('animal', (ids) => ({ params: { id: ids.animal, barcode: ids.barcode }, ...rest }))
const readSample = () => record('read', (ids) => ({ params: { id: ids.animal, barcode: ids.read } }))
const offered = (of: 'transfer' | 'offer' | 'kitOffer' | 'kitsOffered', body?: object) =>
  record(of, (ids) => ({ params: { id: ids[of] }, ...(body && { body }) }))
const collected = (body?: object) =>
  record('collected', (ids) => ({ params: { id: ids.collected }, ...(body && { body }) }))
/** Its question is nobody's: it is refused on that field, by anybody. */
const letterBody = {
  id: randomUUID(),
  name: 'Ada',
  email: 'ada@example.org',
  message: 'A question',
  securityToken: 'of nobody',
  securityAnswer: 'tabby',
}
const otherPaper = {
  laboratory: 'Laboklin',
  testedAt: '2025-04-14',
  document: { fileName: 'report.pdf', data: Buffer.from('%PDF-1.7').toString('base64') },
  lines: [{ test: 'SOD1', finding: 'clear' as const, genotype: '' }],
}
const meg = { name: 'Meg', ownerName: 'Iain', ownerEmail: 'iain@example.org', speciesId: 1, gender: 'female' }

/** Written as a code is, and of no card. */
const unknownGiftCard = '7F3K-9Q2M-HX4T-P8DR'
const theirChip = '981000000000001'
/** Of another sample of that animal. */
const theirBarcode = newBarcode()

const probes: Record<keyof typeof calls, Probe> = {
  getActivation: record('activation', (ids) => ({ params: { id: ids.activation } })),
  registerEmail: plain({ body: { email: 'new@example.org' } }),
  checkBarcode: activation({ barcodes: ['KP1'], type: 'step' }),
  enterKitBarcode: activation({ barcode: 'KP1' }),
  saveActivationPet: activation({ pet: pet() }),
  saveActivationPerson: activation({ person: activationPerson('new@example.org') }),
  reviewActivation: activation({}),
  getActivationBreed: plain({ query: { id: '10' } }),
  listActivationProducts: plain(),
  activateKit: activation({
    email: 'new@example.org',
    barcodes: ['KP1'],
    pet: pet(),
    person: activationPerson('new@example.org'),
  }),
  getTestKitBalance: plain(),

  listAddresses: plain(),
  createAddress: plain({ body: person }),
  updateAddress: record('address', (ids) => ({ params: { id: ids.address }, body: person })),
  deleteAddress: record('address', (ids) => ({ params: { id: ids.address } })),

  listAccounts: plain(),
  listAudit: plain(),
  listActingCalls: plain({ params: { id: randomUUID() } }),
  actAs: plain({ body: { userId: randomUUID(), reason: 'A question about a result' } }),
  stopActing: plain({ body: {} }),

  listAnimals: plain(),
  getAnimal: animal(),
  getAnimalProfile: animal(),
  listAnimalBarcodes: animal(),
  getResults: readSample(),
  getBreedCertificate: animal(),
  getReport: animal({ query: { reportType: 'health' } }),
  getDnaProfile: readSample(),
  getSingleReport: record('report', (ids) => ({ params: { id: ids.animal, report_key: ids.report } })),
  getCertificate: animal(),
  getLifePlan: animal(),
  listUpgradeProducts: animal(),
  listOutsideReports: animal(),
  listSubmissionSheets: animal(),
  addOutsideReport: animal({ body: otherPaper }),
  removeOutsideReport: record('animal', (ids) => ({ params: { id: ids.animal, reportId: ids.outsideReport } })),
  shareAnimal: animal({ body: { email: 'vet@example.com' } }),
  listMates: animal(),
  unshareAnimal: animal({ query: { email: 'vet@example.com' } }),
  createAnimal: plain({ body: {} }),
  updateAnimal: animal({ body: { petName: 'Mine now' } }),
  getResultHistory: readSample(),
  getBreedProfile: plain({ params: { id: '200193' } }),

  listAnimalTransfers: plain(),
  createAnimalTransfer: record('animal', (ids) => ({ body: { animalId: ids.animal, email: 'vet@example.com' } })),
  listKitOffers: plain(),
  acceptKitOffer: offered('kitOffer', {}),
  declineKitOffer: offered('kitOffer', {}),
  cancelKitOffer: offered('kitsOffered'),
  acceptAnimalTransfer: offered('transfer', {}),
  declineAnimalTransfer: offered('transfer', {}),
  cancelAnimalTransfer: offered('offer'),

  listCollectionAgents: plain(),

  listWaiting: plain(),
  approve: plain({ body: { kind: 'vet', email: 'nobody@example.org', reason: 'A probe' } }),
  refuse: plain({ body: { kind: 'vet', email: 'nobody@example.org', reason: 'A probe' } }),
  setCredit: plain({ body: { email: 'nobody@example.org', limit: 1, reason: 'A probe' } }),

  login: plain({ body: { username: 'nobody@example.org', password: 'not the password' } }),
  logout: plain(),
  getMyDetails: plain(),
  register: plain({ body: {} }),
  confirmEmail: plain({ body: { token: 'unknown' } }),
  forgotPassword: plain({ body: { email: 'nobody@example.org' } }),
  resetPassword: plain({ body: { token: 'unknown', password: 'a sentence of my own' } }),

  listBreeds: plain(),
  getBreed: plain({ params: { id: '10' } }),

  createCart: plain({ body: {} }),
  getCart: cart(),
  updateCart: cart({ body: { phoneNumber: '+61 400 000 000' } }),
  addItem: record('cart', (ids) => ({
    params: { sessionId: ids.cart },
    body: { productId: ids.product, quantity: 1 },
  })),
  updateItem: item((ids) => ({ productId: ids.product, quantity: 2 })),
  deleteItem: item(),
  updateItemNote: item(() => ({ note: 'For Biscuit' })),
  listShippingMethods: cart(),
  priceCart: cart(),
  applyCoupon: cart(),
  addGiftCard: cart({ body: { code: unknownGiftCard } }),
  removeGiftCard: record('cart', (ids) => ({ params: { sessionId: ids.cart, giftCardId: randomUUID() } })),
  addCustomProfile: record('cart', (ids) => ({ body: { sessionId: ids.cart, ...profile } })),
  deleteCart: cart(),
  removeCoupon: cart(),
  // Without a cart in the browser it answers with the user's own: here none.
  mergeCart: { ...cart(), missing: 200 },

  createOrder: record('cart', (ids) => ({
    body: checkoutBody({ sessionId: ids.cart, totals: { total: { amount: 1 } } } as Parameters<typeof checkoutBody>[0]),
  })),
  preparePayment: record('checkout', (ids) => ({ body: { checkoutId: ids.checkout, paymentMethod: 'C' } })),
  startPayment: record('checkout', (ids) => ({ body: { checkoutId: ids.checkout, paymentMethod: 'C' } })),
  confirmPayment: record('checkout', (ids) => ({ params: { checkoutId: ids.checkout }, body: { token: 'tok_visa' } })),
  payOrder: record('order', (ids) => ({
    params: { orderKey: ids.order },
    body: { checkoutId: randomUUID(), paymentMethod: 'C', expectedTotal: 1 },
  })),
  cancelOrder: record('order', (ids) => ({ params: { orderKey: ids.order }, body: {} })),
  createAdvanceOrder: plain({ body: {} }),

  getBankAccount: plain({ query: { currency: 'AUD' } }),
  listBankTransfers: plain(),
  importBankTransfers: plain({ body: 'not a statement' }),
  matchBankTransfer: plain({ params: { id: randomUUID() }, body: { number: 'KP-100001', reason: 'Probe' } }),
  returnBankTransfer: plain({ params: { id: randomUUID() }, body: { reason: 'Probe' } }),

  listWaitingOrders: plain(),
  dispatchOrder: plain({ params: { number: 'KP-000000' }, body: {} }),
  undoParcel: plain({ params: { number: 'KP-000000-1' }, body: { reason: 'Probe' } }),

  listClubs: plain(),
  transferClubAnimals: record('clubAnimal', (ids) => ({ body: { animalIds: [ids.clubAnimal] } })),
  listCollectedAnimals: plain(),
  createCollectedAnimal: plain({ body: meg }),
  updateCollectedAnimal: collected(meg),
  deleteCollectedAnimal: collected(),

  listCoupons: plain(),
  createCoupon: plain({ body: { code: 'PROBE', label: 'A probe', reason: 'Probe' } }),
  endCoupon: plain({ params: { code: 'NO-SUCH' }, body: { reason: 'Probe' } }),

  listDisputes: plain(),

  checkGiftCard: plain({ body: { code: unknownGiftCard } }),
  listGiftCards: plain(),
  resendGiftCard: plain({ params: { id: randomUUID() }, body: { reason: 'A lost mail' } }),

  refundOrder: plain({
    params: { number: 'KP-999999' },
    body: { refundId: randomUUID(), reason: 'Probe' },
  }),
  listRefunds: plain(),
  assignRefund: plain({ params: { id: randomUUID() }, body: { orders: [{ number: 'KP-1' }], reason: 'Probe' } }),
  retryRefund: plain({ params: { id: randomUUID() }, body: { reason: 'Probe' } }),
  recordRefund: plain({ params: { id: randomUUID() }, body: { reason: 'Probe' } }),

  listCountries: plain(),
  listStates: plain({ params: { code: 'AU' } }),
  listStatesByCode: plain({ query: { countryCode: 'AU' } }),
  detectCountry: plain(),
  setCountry: plain({ body: { value: 'AU' } }),
  setCurrency: plain({ body: { value: 'AUD' } }),
  setUserType: plain({ body: { value: 'vet' } }),

  sendContact: plain({ body: { ...letterBody, topic: 'other' } }),
  sendResearchApplication: plain({
    body: { ...letterBody, institution: 'A university', species: 'dog', sampleCount: 40, ethicsApproval: 'yes' },
  }),
  sendShowSponsorship: plain({
    body: {
      ...letterBody,
      showName: 'A show',
      date: '2027-05-01',
      place: 'Hobart',
      country: 'AU',
      expectedEntries: 90,
    },
  }),
  sendAgentNomination: plain({ body: {} }),
  sendBreederApplication: plain({ body: {} }),
  getSecurityQuestion: plain(),

  listInvoices: plain(),
  getInvoiceTotal: plain(),
  getCredit: plain(),
  getInvoice: record('invoice', (ids) => ({ params: { id: ids.invoice } })),

  listLabSamples: plain(),
  advanceSamples: plain({ body: { barcodes: [theirBarcode], stage: 'received' } }),
  importResults: plain({ body: 'barcode,kind\n' }),
  makeSampleResults: plain({ body: { barcodes: [theirBarcode] } }),
  compareLabSamples: plain({ query: { one: theirBarcode, other: theirBarcode } }),
  listConflicts: plain(),
  settleConflict: plain({ body: { barcode: theirBarcode, about: '2002', by: 'Dr Probe', reason: 'Probe' } }),
  reopenConflict: plain({ body: { barcode: theirBarcode, about: '2002', by: 'Dr Probe', reason: 'Probe' } }),
  revokeReport: plain({ body: { number: 'KR-0000-0000-0000', reason: 'A mistake' } }),
  withdrawSample: plain({ body: { sample: 'KR-0000-0000-0000', reason: 'A mistake' } }),

  getMembership: plain(),
  cancelMembership: plain({ body: {} }),
  resumeMembership: plain({ body: {} }),
  payMembership: plain({ body: {} }),
  listClubProducts: plain(),
  addClubProduct: plain({ body: { club: 'No such club', productId: 36, prices: [], reason: 'Probe' } }),
  endClubProduct: plain({ params: { id: '20000' }, body: { reason: 'Probe' } }),
  listKitOffersOf: plain({ query: { email: 'nobody@example.org' } }),
  undoKitOffer: plain({ params: { id: randomUUID() }, body: { reason: 'Probe' } }),
  listMemberships: plain(),
  endMembership: plain({ body: { email: 'nobody@example.org', reason: 'A probe' } }),

  getLoyaltyPoints: plain(),
  redeemLoyaltyCoupon: plain({ body: { coupon: 'NO-SUCH' } }),

  signUpToNewsletter: plain({ body: { email: 'reader@example.org', countryCode: 'AU' } }),
  withdrawNewsletter: plain({ body: { token: 'unknown' } }),

  getOrder: record('order', (ids) => ({ params: { checkoutId: ids.order } })),
  listOrderHistory: plain(),
  listPendingOrders: plain(),
  getPendingPayment: record('dueOrder', (ids) => ({ query: { orderIds: ids.dueOrder } })),
  payPending: record('dueOrder', (ids) => ({
    body: { checkoutId: randomUUID(), orderIds: [ids.dueOrder], paymentMethod: 'C', expectedTotal: 1 },
  })),

  listParentageAnimals: plain(),
  listParentageRequests: plain(),
  compareIdentity: record('animal', (ids) => ({ query: { animalId: ids.animal, otherId: ids.animal } })),
  createParentageRequest: record('animal', (ids) => ({ body: { offspringId: ids.animal, damId: ids.animal } })),

  listProducts: plain(),
  getFactSheet: plain({ params: { id: '2002' } }),
  getProduct: plain({ params: { id: '36' } }),
  getMyProduct: plain({ params: { id: '36' } }),
  getCustomProfile: plain({ params: { id: '36' } }),
  listBreedProducts: plain({ query: { id: '10' } }),

  listResponsibleBreeders: plain(),

  searchPages: plain({ query: { search: 'a sample' } }),

  listSavedCards: plain(),
  removeSavedCard: record('savedCard', (ids) => ({ params: { id: ids.savedCard } })),
  listSessions: plain(),
  endSession: record('session', (ids) => ({ params: { id: ids.session } })),
  endOtherSessions: plain(),

  // Open to whoever has its barcode, and silent about the animal.
  trackSample: plain({ params: { barcode: theirBarcode } }),
  // By a barcode it names nobody; the number on a report is known only to whoever holds it.
  authenticateReport: plain({ params: { barcode: theirBarcode } }),
  // The number of their animal's chip.
  checkMicrochip: plain({ params: { code: theirChip } }),
  predictCanineColour: plain({
    body: { e: 'E/e', k: 'KB/ky', a: 'at/at', b: 'B/b', d: 'D/D', m: 'N/N', s: 'S/S' },
  }),
  predictFelineColour: plain({ body: { dilute: 'D/d', bcc: 'B/b', agouti: 'a/a', colourpoint: 'C/C' } }),
  getBreedingStrategy: plain({
    query: { strategyType: '2002', damGeneticResult: 'N/CEA', sireGeneticResult: '?' },
  }),
  getPairGenotypes: record('animal', (ids) => ({ query: { damId: ids.animal } })),
  transferMultipack: plain({ body: { email: 'vet@example.com', quantity: 1, categoryId: 1 } }),

  listUndeliverable: plain(),
  exportOrders: plain({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  reconcile: plain(),
  addAdmin: plain({ body: { email: 'nobody@example.org', reason: 'A probe' } }),
  removeAdmin: plain({ body: { email: 'nobody@example.org', reason: 'A probe' } }),

  getTwoFactor: plain(),
  startTwoFactor: plain({ body: { password: 'not the password' } }),
  confirmTwoFactor: plain({ body: { code: '000000' } }),
  renewRecoveryCodes: plain({ body: { password: 'not the password' } }),
  removeTwoFactor: plain({ body: { password: 'not the password' } }),

  getUserByEmail: plain({ params: { email: 'theirs@example.org' } }),
  updateUser: plain({ body: { firstName: 'Ada' } }),
  sendPractice: plain({ body: { clinic: 'Hillside', registrationNumber: 'N 1' } }),
  updateUserState: plain({ body: { state: 'NSW' } }),
  updateAnimalPresets: plain({ body: { breedIds: [10] } }),
  changePassword: plain({ body: { currentPassword: 'not the password', newPassword: 'a sentence of my own' } }),
  exportUser: plain(),
  deleteUser: plain({ body: { password: 'not the password' } }),
}

const actors = ['anonymous', 'guest', 'owner', 'breeder', 'vet', 'admin', 'admin as user'] as const
type Actor = (typeof actors)[number]

/** 401 or 403 where the row refuses this actor, null where it is open to them. */
function refusalOf(row: Call, actor: Actor): 401 | 403 | null {
  const { who } = row
  if (who === 'laboratory') return 401
  if (isInPersonOnly(row) && actor === 'admin as user') return 403
  if (who === 'anyone') return null
  if (who === 'desk' && actor === 'admin as user') return 403
  if (actor === 'anonymous' || actor === 'guest') return 401
  if (who === 'user') return null
  const roles = actor === 'admin' ? ['admin', 'breeder'] : actor === 'admin as user' ? ['breeder'] : [actor]
  const allowed = who === 'desk' ? ['admin'] : who
  return allowed.some((role) => roles.includes(role)) ? null : 403
}

/** Tests that may be in a profile of one's own. */
let profile: { breedId: number; productIds: number[] }
const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '100000', ...withLab, ...withDesk })
/** Somebody whose things nobody else may see: their records, and the words by which they would be noticed. */
let theirs: { userId: string; records: Records; marks: string[] }

beforeAll(async () => {
  const offered = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.categoryId, categories.canineDisease))
    .limit(customProfileTests.min)
  profile = { breedId: allBreedIds.canine, productIds: offered.map(({ id }) => id) }
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  await shop.db
    .update(users)
    .set({ firstName: 'Wilhelmina', lastName: 'Murrumbidgee', email: 'theirs@example.org' })
    .where(eq(users.id, user.id))
  const records = await recordsOf(browser, user.id, 'breeder')
  await shop.db
    .update(animals)
    .set({ chipNumber: theirChip, petName: 'Murrumbidgee Mist' })
    .where(eq(animals.id, records.animal))
  await addReportedSample(shop, records.animal, { barcode: theirBarcode })
  await addResult(shop, theirBarcode, 2001, 'N/N')
  await makeReport(shop.db, { id: records.animal }, 'certificate')
  const marks = ['Murrumbidgee', 'theirs@example.org', ...Object.values(records).filter((id) => typeof id === 'string')]
  theirs = { userId: user.id, records, marks }
})

/** An animal with a sample, one on its way to them and one from them, one of their club's, and one they collected. */
async function animalRecordsOf(userId: string) {
  const [user] = await shop.db.select().from(users).where(eq(users.id, userId))
  const sender = await signIn(shop, shop.visitor())
  const own = await addAnimal(shop, userId)
  const { barcode } = await addSample(shop, { animalId: own.id })
  const { barcode: read } = await addReportedSample(shop, own.id)
  await addResult(shop, read, 2003, 'N/N')
  await addProfile(shop, read, markersOf(3, 'A', 'G'))
  const offer = async (fromUserId: string, toEmail: string) => {
    const { id: animalId } = await addAnimal(shop, fromUserId)
    const expiresAt = new Date(Date.now() + 3_600_000)
    const [row] = await shop.db.insert(animalTransfers).values({ animalId, fromUserId, toEmail, expiresAt }).returning()
    return row?.id ?? ''
  }
  const offerKit = async (fromUserId: string, toEmail: string) => {
    const expiresAt = new Date(Date.now() + 3_600_000)
    const kits = [{ product: { id: 36, name: 'Full breed profile kit for dogs' }, quantity: 1 }]
    const [row] = await shop.db.insert(kitOffers).values({ fromUserId, toEmail, kits, expiresAt }).returning()
    await addSample(shop, { userId: fromUserId, kitOfferId: row?.id, offeredUntil: expiresAt })
    return row?.id ?? ''
  }
  const clubId = await shop.db.$count(clubs)
  await shop.db.insert(clubs).values({ id: clubId + 10_000, name: 'A club' })
  await shop.db.insert(clubMembers).values({ clubId: clubId + 10_000, userId })
  const [written] = await shop.db
    .insert(collectedAnimals)
    .values({ ...meg, gender: 'female', userId })
    .returning()
  const [paper] = await shop.db
    .insert(outsideReports)
    .values({
      animalId: own.id,
      laboratory: 'Laboklin',
      testedAt: '2025-04-14',
      fileName: 'report.pdf',
      contentType: 'application/pdf',
      document: '',
      sha256: '',
    })
    .returning()
  return {
    animal: own.id,
    barcode,
    read,
    report: (await makeReport(shop.db, own, 'health')).key,
    transfer: await offer(sender.id, user?.email ?? ''),
    offer: await offer(userId, `${randomUUID()}@example.org`),
    kitOffer: await offerKit(sender.id, user?.email ?? ''),
    kitsOffered: await offerKit(userId, `${randomUUID()}@example.org`),
    clubAnimal: (await addAnimal(shop, null, { clubId: clubId + 10_000 })).id,
    collected: written?.id ?? '',
    outsideReport: paper?.id ?? '',
  }
}

const nobodysAnimals = () => ({
  animal: randomUUID(),
  barcode: newBarcode(),
  read: newBarcode(),
  report: newReportKey(),
  transfer: randomUUID(),
  kitOffer: randomUUID(),
  kitsOffered: randomUUID(),
  offer: randomUUID(),
  clubAnimal: randomUUID(),
  collected: randomUUID(),
  outsideReport: randomUUID(),
})

/** A card that the sandbox keeps for somebody. */
async function cardOf(userId: string) {
  const customer = `cus_${userId}`
  await shop.db
    .insert(paymentCustomers)
    .values({ userId, provider: 'sandbox', account: 'live_international', reference: customer })
    .onConflictDoNothing()
  const [card] = await shop.db
    .insert(sandboxSavedCards)
    .values({ customer, token: 'tok_visa', expiryMonth: 12, expiryYear: 2030 })
    .returning({ id: sandboxSavedCards.id })
  return savedSandboxCard('tok_visa', card?.id ?? randomUUID())
}

/** An order, an open cart, a checkout that waits for its money, an address and a session of whoever sits at the browser. */
async function recordsOf(browser: Browser, userId: string | null, actor: Actor): Promise<Records> {
  const order = actor === 'vet' || actor === 'admin as user' ? null : await buy(shop, browser)
  const waiting = order && checkoutBody(await fillCart(shop, browser))
  if (waiting) await browser.ask(checkoutCalls.createOrder, { body: waiting })
  const open = await fillCart(shop, browser)
  const [saved] = userId
    ? await shop.db.insert(addresses).values({ userId, kind: 'shipping', address }).returning({ id: addresses.id })
    : []
  const [session] = userId
    ? await shop.db
        .insert(sessions)
        .values({ tokenHash: randomUUID(), userId, expiresAt: new Date(Date.now() + 3_600_000) })
        .returning({ id: sessions.id })
    : []
  const [begun] = await shop.db.insert(activations).values({ userId, email: 'new@example.org' }).returning()
  const billed = userId ? await addInvoice(shop, userId) : null
  return {
    cart: open.sessionId,
    item: open.items[0]?.id ?? '',
    product: open.items[0]?.product.id ?? 0,
    checkout: waiting?.checkoutId ?? randomUUID(),
    order: order?.checkoutId ?? randomUUID(),
    address: saved?.id ?? randomUUID(),
    session: session?.id ?? randomUUID(),
    savedCard: userId ? await cardOf(userId) : nobodys().savedCard,
    activation: begun?.id ?? '',
    invoice: billed?.id ?? randomUUID(),
    dueOrder: billed?.orderNumber ?? 'KP-1',
    ...(userId ? await animalRecordsOf(userId) : nobodysAnimals()),
  }
}

const nobodys = (): Records => ({
  cart: randomUUID(),
  item: randomUUID(),
  product: theirs.records.product,
  checkout: randomUUID(),
  order: randomUUID(),
  address: randomUUID(),
  session: randomUUID(),
  savedCard: savedSandboxCard('tok_visa', randomUUID()),
  activation: randomUUID(),
  invoice: randomUUID(),
  dueOrder: 'KP-1',
  ...nobodysAnimals(),
})

/** A browser with that kind of visitor at it; `own` is the user's, of whom an admin only looks on. */
async function visit(actor: Actor): Promise<{ browser: Browser; userId: string | null; own?: Browser }> {
  const browser = australian(shop)
  if (actor === 'anonymous') return { browser, userId: null }
  if (actor === 'guest') {
    browser.cookies.set('user-type', 'owner')
    return { browser, userId: null }
  }
  if (actor === 'admin' || actor === 'admin as user') {
    const admin = await signIn(shop, browser)
    await shop.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
    if (actor === 'admin') return { browser, userId: admin.id }
    const own = australian(shop)
    const user = await signIn(shop, own)
    await beginActing(shop, admin.id, user.id)
    return { browser, userId: user.id, own }
  }
  return { browser, userId: (await signIn(shop, browser, actor)).id }
}

async function ask(browser: Browser, row: Call, { body, ...rest }: Input, headers: Record<string, string> = {}) {
  const response = await browser.fetch(addressOf(row, rest), {
    method: row.method,
    headers: { ...(row.body && { 'content-type': row.bodyType ?? 'application/json' }), ...headers },
    ...(row.body && { body: typeof body === 'string' ? body : JSON.stringify(snakeKeys(body ?? {})) }),
  })
  return { status: response.status, text: await response.text() }
}

const rows = Object.entries(calls) as [keyof typeof calls, Call][]

test('every call has a probe', () => {
  expect(Object.keys(probes).toSorted()).toEqual(rows.map(([name]) => name).toSorted())
})

const ofLaboratory = rows.filter(([, { who }]) => who === 'laboratory')
const withKey = (key: string) => ({ authorization: `Bearer ${key}` })

// Each refusal below counts as a guess of the key.
beforeEach(async () => void (await shop.db.delete(attempts)))

describe('the laboratory', () => {
  test.each(ofLaboratory)('%s opens with its key alone', async (name, row) => {
    const { input } = probes[name]
    const admin = (await visit('admin')).browser
    const wrong = await ask(admin, row, input(theirs.records), withKey('wrong'))
    expect([wrong.status, Object.keys(JSON.parse(wrong.text) as object)]).toEqual([401, ['message']])
    const opened = await ask(shop.visitor(), row, input(theirs.records), withKey(withLab.LAB_API_KEY))
    expect([401, 403]).not.toContain(opened.status)
    // Barcodes are what it works by.
    const barcodes = [theirs.records.barcode, theirs.records.read]
    for (const mark of theirs.marks) if (!barcodes.includes(mark)) expect(opened.text).not.toContain(mark)
  })

  test.each(ofLaboratory)('%s is missing in a shop that has no key', async (name, row) => {
    shop.services.config.labApiKey = null
    const { status } = await ask(shop.visitor(), row, probes[name].input(theirs.records), withKey(''))
    shop.services.config.labApiKey = withLab.LAB_API_KEY
    expect(status).toBe(404)
  })
})

describe('the desk', () => {
  const ofDesk = rows.filter(([, { who }]) => who === 'desk')

  test.each(ofDesk)('%s opens with its key, and with no other', async (name, row) => {
    const { input } = probes[name]
    for (const key of ['wrong', withLab.LAB_API_KEY]) {
      const wrong = await ask((await visit('admin')).browser, row, input(theirs.records), withKey(key))
      expect([wrong.status, Object.keys(JSON.parse(wrong.text) as object)]).toEqual([401, ['message']])
    }
    const opened = await ask(shop.visitor(), row, input(theirs.records), withKey(withDesk.DESK_API_KEY))
    expect([401, 403]).not.toContain(opened.status)
  })

  test.each(rows.filter(([, { who }]) => who !== 'desk' && who !== 'anyone'))(
    'its key opens not %s',
    async (name, row) => {
      const { status } = await ask(
        shop.visitor(),
        row,
        probes[name].input(theirs.records),
        withKey(withDesk.DESK_API_KEY),
      )
      expect(status).toBe(401)
    },
  )
})

/** What an admin may see of anybody. */
const isAdminsToSee = (name: keyof typeof calls, actor: Actor) =>
  actor === 'admin' &&
  (calls[name].who === 'desk' || ['listAccounts', 'listAudit', 'listActingCalls', 'getUserByEmail'].includes(name))

describe.each(actors)('%s', (actor) => {
  test.each(rows)('%s', async (name, row) => {
    const { input, of, missing = 404 } = probes[name]
    const { browser } = await visit(actor)
    const refusal = refusalOf(row, actor)
    const another = await ask(browser, row, input(theirs.records))
    if (refusal) {
      expect(another.status).toBe(refusal)
      expect(Object.keys(JSON.parse(another.text) as object)).toEqual(['message'])
      return
    }
    expect([401, 403]).not.toContain(another.status)
    if (!isAdminsToSee(name, actor)) for (const mark of theirs.marks) expect(another.text).not.toContain(mark)
    if (!of) return
    // Somebody else's record answers exactly as one that is not there.
    expect(another.status).toBe(missing)
    expect(await ask((await visit(actor)).browser, row, input(nobodys()))).toEqual(another)
  })
})

/** Guests have neither addresses, sessions nor animals, a vet's order needs no payment, and nobody buys in another's place. */
const ofGuests: readonly Kind[] = ['cart', 'item', 'order', 'checkout', 'activation']
const canOwn = (actor: Actor, kind: Kind) => {
  if (!ofGuests.includes(kind)) return actor !== 'anonymous' && actor !== 'guest'
  if (kind === 'order' || kind === 'checkout') return actor !== 'vet' && actor !== 'admin as user'
  return true
}
const owned = actors.flatMap((actor) =>
  rows.flatMap(([name, row]) => {
    const { of } = probes[name]
    return of && canOwn(actor, of) && !refusalOf(row, actor) ? [[actor, name, row] as const] : []
  }),
)

test.each(owned)('%s finds their own: %s', async (actor, name, row) => {
  const { browser, userId, own = browser } = await visit(actor)
  const { status, text } = await ask(browser, row, probes[name].input(await recordsOf(own, userId, actor)))
  // It may be refused for what it asks (a total, a second time), but it is there.
  expect([200, 201, 409, 428], text).toContain(status)
})

test('after all of that nobody has changed what was not theirs', async () => {
  const { records, userId } = theirs
  const [user] = await shop.db.select().from(users).where(eq(users.id, userId))
  expect(user).toMatchObject({ firstName: 'Wilhelmina', email: 'theirs@example.org' })
  const [open] = await shop.db.select().from(carts).where(eq(carts.id, records.cart))
  expect(open).toMatchObject({ userId, phoneNumber: null, coupons: [], orderedAt: null })
  expect(await shop.db.select().from(addresses).where(eq(addresses.id, records.address))).toHaveLength(1)
  expect(await shop.db.select().from(sessions).where(eq(sessions.id, records.session))).toHaveLength(1)
  expect(await shop.db.select().from(orders).where(eq(orders.checkoutId, records.checkout))).toHaveLength(0)
  expect(await shop.db.select().from(orders).where(eq(orders.checkoutId, records.order))).toHaveLength(1)
  const [begun] = await shop.db.select().from(activations).where(eq(activations.id, records.activation))
  expect(begun).toMatchObject({ userId, barcodes: null, record: {}, activatedAt: null })
  const [own] = await shop.db.select().from(animals).where(eq(animals.id, records.animal))
  expect(own).toMatchObject({ userId, petName: 'Murrumbidgee Mist', archivedAt: null })
  expect(await shop.db.$count(animalShares, eq(animalShares.animalId, records.animal))).toBe(0)
  const transfers = await shop.db
    .select({ state: animalTransfers.state })
    .from(animalTransfers)
    .where(inArray(animalTransfers.id, [records.transfer, records.offer]))
  expect(transfers).toEqual([{ state: 'pending' }, { state: 'pending' }])
  const offers = await shop.db
    .select({ state: kitOffers.state })
    .from(kitOffers)
    .where(inArray(kitOffers.id, [records.kitOffer, records.kitsOffered]))
  expect(offers).toEqual([{ state: 'pending' }, { state: 'pending' }])
  const [held] = await shop.db.select().from(animals).where(eq(animals.id, records.clubAnimal))
  expect(held?.userId).toBeNull()
  expect(await shop.db.$count(collectedAnimals, eq(collectedAnimals.id, records.collected))).toBe(1)
})

const shared = {
  view: [
    'getAnimal',
    'getAnimalProfile',
    'listAnimalBarcodes',
    'listUpgradeProducts',
    'getResults',
    'getResultHistory',
    'getDnaProfile',
    'listOutsideReports',
    'getReport',
    'getSingleReport',
    'getCertificate',
    'getLifePlan',
  ],
  full: ['shareAnimal'],
}

test.each(['view', 'full'] as const)(
  'a shared animal, with %s rights, opens just the calls these name',
  async (rights) => {
    const browser = australian(shop)
    const reader = await signIn(shop, browser, 'vet')
    const records = { ...theirs.records, ...(await animalRecordsOf((await signIn(shop, shop.visitor())).id)) }
    await shop.db.insert(animalShares).values({ animalId: records.animal, email: reader.email, rights })
    const open = rights === 'full' ? [...shared.view, ...shared.full] : shared.view
    const own = [
      'getAnimal',
      'getAnimalProfile',
      'listAnimalBarcodes',
      'listUpgradeProducts',
      'getResults',
      'getResultHistory',
      'getDnaProfile',
      'listOutsideReports',
      'addOutsideReport',
      'removeOutsideReport',
      'getReport',
      'getSingleReport',
      'getCertificate',
      'shareAnimal',
      'updateAnimal',
      'createAnimalTransfer',
    ] as const
    for (const name of own) {
      const { status, text } = await ask(browser, calls[name], probes[name].input(records))
      expect(status, `${name}: ${text}`).toBe(open.includes(name) ? 200 : 404)
    }
  },
)
