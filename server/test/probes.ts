import { randomUUID } from 'node:crypto'
import type { Filled } from '@shop/contract/call'
import type { calls } from '@shop/contract/calls'
import { allBreedIds } from '@shop/contract/constants'
import { blankValues } from '../src/workflows/work-spreadsheet/columns.ts'
import { person as activationPerson, pet } from './activation.ts'
import { newBarcode } from './animals.ts'
import { address, checkoutBody } from './buyer.ts'
import type { Kind, Records } from './records.ts'

/*
 * How every call of the contract is made, and whose record it is about: what the tests of access and of hostile requests
 * are made of. A row without a probe does not compile, and fails `access.test.ts`.
 */

export type Input = Filled & { body?: object | string }

/** What of another's is not theirs alone: shared to look at, shared in full, or a club's whose people they belong to. */
type Opening = 'view' | 'full' | 'club'

/**
 * A call without a record, about one that is `open` to whoever names it, or about one `of` a kind. That one answers to
 * its owner, and to those it `opensTo`; for all others it is missing, with the status `missing` where that is no 404.
 */
export type Probe = {
  input: (records: Records) => Input
  of?: Kind
  isOpen?: true
  opensTo?: readonly Opening[]
  missing?: number
}

/** No account has this id. */
const noOne = 'c0ffee00-0000-4000-8000-0000000fffff'

const plain = (input: Input = {}): Probe => ({ input: () => input })
const open = (input: Input): Probe => ({ input: () => input, isOpen: true })
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
/** What whoever may look at the animal may see. */
const seen = (probe: Probe): Probe => ({ ...probe, opensTo: ['view', 'full'] })
/** What takes full rights. */
const held = (probe: Probe): Probe => ({ ...probe, opensTo: ['full'] })
const readable = (params: (ids: Records) => Input['params']) =>
  seen(record('animal', (ids) => ({ params: params(ids) })))
const readSample = () => record('read', (ids) => ({ params: { id: ids.animal, barcode: ids.read } }))
const offered = (of: 'transfer' | 'offer' | 'kitOffer' | 'kitsOffered', body?: object) =>
  record(of, (ids) => ({ params: { id: ids[of] }, ...(body && { body }) }))
const collected = (body?: object) =>
  record('collected', (ids) => ({ params: { id: ids.collected }, ...(body && { body }) }))
const workSheet = (body?: object) =>
  record('workSheet', (ids) => ({ params: { id: ids.workSheet, lineId: ids.workLine }, ...(body && { body }) }))
const handedOver = (ids: Records) => ({ params: { id: String(ids.club) }, body: { animalIds: [ids.handedOver] } })
/** Its question is invalid for everybody: it is refused on that field. */
const enquiryFields = {
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
/** A PNG. */
export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const meg = { name: 'Meg', ownerName: 'Iain', ownerEmail: 'iain@example.org', speciesId: 1, gender: 'female' }

/** Written as a code is, and of no card. */
const unknownGiftCard = '7F3K-9Q2M-HX4T-P8DR'
export const theirChip = '981000000000001'
/** Of another sample of that animal. */
export const theirBarcode = newBarcode()

export const probes: Record<keyof typeof calls, Probe> = {
  listAcmForms: plain(),
  // Of another's sample it is refused on its field.
  requestAcmForm: {
    ...record('acmForm', (ids) => ({
      body: { barcode: ids.acmSample, collectorName: 'Priya', collectorPlace: 'Riverside', purpose: 'A registry' },
    })),
    missing: 428,
  },
  withdrawAcmForm: record('acmForm', (ids) => ({ params: { id: ids.acmForm } })),
  getAcmFormFile: record('acmForm', (ids) => ({ params: { id: ids.acmForm } })),
  listDeskAcmForms: plain(),
  approveAcmForm: plain({ params: { id: randomUUID() }, body: { reason: 'A probe' } }),
  refuseAcmForm: plain({ params: { id: randomUUID() }, body: { reason: 'A probe' } }),

  getActivation: record('activation', (ids) => ({ params: { id: ids.activation } })),
  // With another's id it begins a new one.
  registerEmail: { input: (ids) => ({ body: { id: ids.activation, email: 'new@example.org' } }), isOpen: true },
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
  listActingCalls: open({ params: { id: randomUUID() } }),
  actAs: open({ body: { userId: randomUUID(), reason: 'A question about a result' } }),
  stopActing: plain({ body: {} }),

  listAdvanceResults: plain(),
  openAdvanceResult: record('advance', (ids) => ({ params: { id: ids.advance }, body: {} })),
  listAdvanceReleases: plain(),
  releaseAdvanceResult: plain({ body: { barcode: 'KP1', by: 'Dr A. Weber', reason: 'A probe' } }),
  withdrawAdvanceResult: plain({ body: { barcode: 'KP1', by: 'Dr A. Weber', reason: 'A probe' } }),

  listAnimals: plain(),
  getAnimalListFile: plain(),
  listAnimalTests: plain(),
  getAnimal: seen(animal()),
  getAnimalProfile: seen(animal()),
  listAnimalBarcodes: seen(animal()),
  listSampleNews: plain(),
  getResults: seen(readSample()),
  getResultsFile: readable((ids) => ({ id: ids.animal, file: 'results.csv' })),
  getBreedCertificate: seen(animal()),
  getReport: seen(animal({ query: { reportType: 'health' } })),
  getReportFile: readable((ids) => ({ file: `${ids.report}.pdf` })),
  getMedicineCard: readable((ids) => ({ id: ids.animal, file: '2004.pdf' })),
  getDnaProfile: seen(readSample()),
  getAnimalCoat: seen(animal()),
  getSingleReport: seen(record('report', (ids) => ({ params: { id: ids.animal, report_key: ids.report } }))),
  getCertificate: seen(animal()),
  listLitters: plain(),
  getLitter: record('litter', (ids) => ({ params: { id: ids.litter } })),
  // With another's animal as the dam it is refused on its field.
  createLitter: {
    ...record('animal', (ids) => ({
      body: {
        species: { id: 1, name: 'Canine' },
        damId: ids.animal,
        dateOfBirth: '2026-01-02',
        offspring: [{ petName: 'Pup', gender: 'female' }],
      },
    })),
    missing: 428,
  },
  addOffspring: record('litter', (ids) => ({
    params: { id: ids.litter },
    body: { petName: 'Tansy', gender: 'female' },
  })),
  removeLitter: record('litter', (ids) => ({ params: { id: ids.litter } })),
  getLifePlan: seen(animal()),
  getLifePlanFile: readable((ids) => ({ file: `${ids.lifePlan}.pdf` })),
  listUpgradeProducts: seen(animal()),
  listOutsideReports: seen(animal()),
  getOutsideDocument: readable((ids) => ({ id: ids.animal, reportId: ids.outsideReport })),
  listSubmissionSheets: seen(animal()),
  getSubmissionSheetFile: readable((ids) => ({ id: ids.animal, file: 'ofa.pdf' })),
  addOutsideReport: animal({ body: otherPaper }),
  removeOutsideReport: record('animal', (ids) => ({ params: { id: ids.animal, reportId: ids.outsideReport } })),
  saveAnimalPhoto: animal({ body: { data: onePixel, alt: 'A dog', focus_x: 50, focus_y: 50 } }),
  getAnimalPhoto: readable((ids) => ({ id: ids.animal, version: ids.photo, file: 'small.jpg' })),
  removeAnimalPhoto: animal(),
  getSharePage: animal(),
  saveSharePage: animal({ body: { has_photo: true, has_breed: true, has_coat: false, results: [] } }),
  closeSharePage: animal(),
  readSharePage: open({ params: { token: 'of-no-page' } }),
  getSharedPhoto: open({ params: { token: 'of-no-page', version: randomUUID(), file: 'large.jpg' } }),
  getSharePreview: open({ params: { token: 'of-no-page' } }),
  shareAnimal: held(animal({ body: { email: 'vet@example.com' } })),
  listMates: animal(),
  // Who sees it gets the answer that only its owner can.
  unshareAnimal: seen(animal({ query: { email: 'vet@example.com' } })),
  // Of a dam that is not theirs it is refused on her field.
  createAnimal: {
    ...record('animal', (ids) => ({
      body: { petName: 'Pup', gender: 'male', species: { id: 1, name: 'Canine' }, damId: ids.animal },
    })),
    missing: 428,
  },
  updateAnimal: animal({ body: { petName: 'Mine now' } }),
  getResultHistory: seen(readSample()),
  getBreedProfile: open({ params: { id: '200193' } }),

  listAnimalTransfers: plain(),
  createAnimalTransfers: record('animal', (ids) => ({
    body: { offers: [{ animalId: ids.animal, email: 'vet@example.com' }] },
  })),
  createAnimalTransfer: record('animal', (ids) => ({ body: { animalId: ids.animal, email: 'vet@example.com' } })),
  listKitOffers: plain(),
  acceptKitOffer: offered('kitOffer', {}),
  declineKitOffer: offered('kitOffer', {}),
  cancelKitOffer: offered('kitsOffered'),
  acceptAnimalTransfer: offered('transfer', {}),
  declineAnimalTransfer: offered('transfer', {}),
  cancelAnimalTransfer: offered('offer'),

  listCollectionAgents: plain(),
  listAgentTowns: plain(),

  listWaiting: plain(),
  approve: plain({ body: { kind: 'vet', email: 'nobody@example.org', reason: 'A probe' } }),
  refuse: plain({ body: { kind: 'vet', email: 'nobody@example.org', reason: 'A probe' } }),
  setCredit: plain({ body: { email: 'nobody@example.org', limit: 1, reason: 'A probe' } }),

  login: plain({ body: { username: 'nobody@example.org', password: 'not the password' } }),
  logout: plain(),
  getMyDetails: plain(),
  register: plain({ body: {} }),
  confirmEmail: plain({ body: { token: 'unknown' } }),
  sendOrderLink: plain({ body: { number: 'KP-999999', email: 'nobody@example.org' } }),
  forgotPassword: plain({ body: { email: 'nobody@example.org' } }),
  resetPassword: plain({ body: { token: 'unknown', password: 'a sentence of my own' } }),

  listBreeds: plain(),
  getBreed: open({ params: { id: '10' } }),

  createCart: plain({ body: {} }),
  getCart: cart(),
  updateCart: cart({ body: { phoneNumber: '+61 400 000 000' } }),
  addItem: record('cart', (ids) => ({
    params: { sessionId: ids.cart },
    body: { productId: ids.product, quantity: 1 },
  })),
  updateItem: item((ids) => ({ productId: ids.product, quantity: 2 })),
  deleteItem: item(),
  // An offer that the cart does not have.
  takeOffer: record('cart', (ids) => ({ params: { sessionId: ids.cart, offerId: 'none' }, body: {} })),
  undoOffer: record('cart', (ids) => ({ params: { sessionId: ids.cart, offerId: 'none' } })),
  updateItemNote: item(() => ({ note: 'For Biscuit' })),
  listShippingMethods: cart(),
  priceCart: cart(),
  applyCoupon: cart(),
  addGiftCard: cart({ body: { code: unknownGiftCard } }),
  removeGiftCard: record('cart', (ids) => ({ params: { sessionId: ids.cart, giftCardId: randomUUID() } })),
  addCustomProfile: record('cart', (ids) => ({
    body: { sessionId: ids.cart, breedId: allBreedIds.canine, productIds: [2001, 2002] },
  })),
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
  createAdvanceOrder: open({ body: {} }),

  getBankAccount: plain({ query: { currency: 'AUD' } }),
  listBankTransfers: plain(),
  previewBankTransfers: plain({ body: 'not a statement' }),
  importBankTransfers: plain({ body: 'not a statement' }),
  matchBankTransfer: plain({ params: { id: randomUUID() }, body: { number: 'KP-100001', reason: 'Probe' } }),
  returnBankTransfer: plain({ params: { id: randomUUID() }, body: { reason: 'Probe' } }),

  listWaitingOrders: plain(),
  getWaitingOrder: plain({ params: { number: 'KP-000000' } }),
  getPackingSlips: plain({ query: { orders: 'KP-000000' } }),
  getAddressLabels: plain({ query: { orders: 'KP-000000' } }),
  listParcels: plain(),
  dispatchOrder: plain({ params: { number: 'KP-000000' }, body: {} }),
  undoParcel: plain({ params: { number: 'KP-000000-1' }, body: { reason: 'Probe' } }),

  getDeskToday: plain(),

  listStock: plain({ query: { search: 'kit', low: 'true' } }),
  setStock: plain({
    params: { productId: '999' },
    body: { warningLevel: 5, allowsBackorder: false, version: 0, onHand: 10, reason: 'Probe' },
  }),
  moveStock: plain({
    params: { productId: '999' },
    body: { id: randomUUID(), kind: 'received', quantity: 10, reason: 'Probe' },
  }),
  listStockMovements: plain({ params: { productId: '701' } }),

  listClubs: plain(),
  transferClubAnimals: {
    ...record('clubAnimal', (ids) => ({ body: { animalIds: [ids.clubAnimal] } })),
    opensTo: ['club'],
  },
  handOverToClub: record('handedOver', handedOver),
  giveBackClubAnimals: { ...record('handedOver', handedOver), opensTo: ['club'] },
  listCollectedAnimals: plain(),
  createCollectedAnimal: plain({ body: meg }),
  updateCollectedAnimal: collected(meg),
  deleteCollectedAnimal: collected(),

  listCoupons: plain(),
  createCoupon: plain({ body: { code: 'PROBE', label: 'A probe', reason: 'Probe' } }),
  endCoupon: plain({ params: { code: 'NO-SUCH' }, body: { reason: 'Probe' } }),

  listDisputes: plain(),
  listOverdueAccounts: plain(),

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
  listStates: open({ params: { code: 'AU' } }),
  listStatesByCode: plain({ query: { countryCode: 'AU' } }),
  detectCountry: plain(),
  setCountry: plain({ body: { value: 'AU' } }),
  setCurrency: plain({ body: { value: 'AUD' } }),
  closeNews: plain({ body: { value: 'merger' } }),
  getUserType: plain(),
  setUserType: plain({ body: { value: 'vet' } }),
  chooseShop: plain({ body: { value: 'vet' } }),

  sendContact: open({ body: { ...enquiryFields, topic: 'other' } }),
  sendResearchApplication: open({
    body: { ...enquiryFields, institution: 'A university', species: 'dog', sampleCount: 40, ethicsApproval: 'yes' },
  }),
  sendShowSponsorship: open({
    body: {
      ...enquiryFields,
      showName: 'A show',
      date: '2027-05-01',
      place: 'Hobart',
      country: 'AU',
      expectedEntries: 90,
    },
  }),
  sendAgentNomination: open({ body: {} }),
  sendBreederApplication: open({ body: {} }),
  getSecurityQuestion: plain(),

  listInvoices: plain(),
  getInvoiceTotal: plain(),
  getCredit: plain(),
  getInvoice: record('invoice', (ids) => ({ params: { id: ids.invoice } })),
  getInvoiceFile: record('invoice', (ids) => ({ params: { id: ids.invoice } })),

  listDeskSamples: plain(),
  previewWithdrawal: plain({ query: { sample: theirBarcode } }),
  listLabSamples: plain(),
  advanceSamples: plain({ body: { barcodes: [theirBarcode], stage: 'received' } }),
  importResults: plain({ body: 'barcode,kind\n' }),
  submitResults: plain({ query: { by: 'Dr Probe' }, body: 'barcode,kind\n' }),
  previewResults: plain({ body: 'barcode,kind\n' }),
  getResultsReview: plain({ query: { id: randomUUID() } }),
  listResultsReviews: plain(),
  getReviewLines: plain({ query: { id: randomUUID() } }),
  releaseResults: plain({ body: { id: randomUUID(), by: 'Dr Probe' } }),
  returnResults: plain({ body: { id: randomUUID(), by: 'Dr Probe', reason: 'A probe' } }),
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
  listProductPrices: plain({ query: { productId: '2001', state: 'planned' } }),
  planProductPrices: plain({
    body: {
      productId: 999,
      prices: [{ currency: 'AUD', amount: 90 }],
      validFrom: '2027-01-31T00:00Z',
      reason: 'Probe',
    },
  }),
  changePlannedPrice: plain({ params: { id: randomUUID() }, body: { amount: 90, reason: 'Probe' } }),
  withdrawPlannedPrice: plain({ params: { id: randomUUID() }, body: { reason: 'Probe' } }),
  listKitOffersOf: plain({ query: { email: 'nobody@example.org' } }),
  undoKitOffer: plain({ params: { id: randomUUID() }, body: { reason: 'Probe' } }),
  listMemberships: plain(),
  endMembership: plain({ body: { email: 'nobody@example.org', reason: 'A probe' } }),

  getLoyaltyPoints: plain(),
  redeemLoyaltyCoupon: plain({ body: { coupon: 'NO-SUCH' } }),

  signUpToNewsletter: plain({ body: { email: 'reader@example.org', countryCode: 'AU' } }),
  withdrawNewsletter: plain({ body: { token: 'unknown' } }),

  getOrder: record('order', (ids) => ({ params: { checkoutId: ids.order } })),
  getOrderFile: record('order', (ids) => ({ params: { checkoutId: ids.order } })),
  getCreditNoteFile: record('creditNote', (ids) => ({
    params: { checkoutId: ids.creditedOrder, number: ids.creditNote },
  })),
  listOrderHistory: plain(),
  listPendingOrders: plain(),
  getPendingPayment: record('dueOrder', (ids) => ({ query: { orderIds: ids.dueOrder } })),
  payPending: record('dueOrder', (ids) => ({
    body: { checkoutId: randomUUID(), orderIds: [ids.dueOrder], paymentMethod: 'C', expectedTotal: 1 },
  })),

  listParentageAnimals: plain(),
  listParentageRequests: plain(),
  compareIdentity: held(record('animal', (ids) => ({ query: { animalId: ids.animal, otherId: ids.animal } }))),
  createParentageRequest: held(record('animal', (ids) => ({ body: { offspringId: ids.animal, damId: ids.animal } }))),

  listProducts: plain(),
  getFactSheet: open({ params: { id: '2002' } }),
  getOpenData: open({}),
  getOpenDataFile: open({ params: { release: 'latest', file: 'tests.csv' } }),
  getPrintedForm: open({ params: { file: 'show-order.pdf' } }),
  findTest: open({ query: { animal: 'dog', kind: 'mixed', purpose: 'health', tested: 'no' } }),
  getFlagships: open({}),
  getSampleReport: open({ params: { file: 'breed-mix.pdf' } }),
  getSamplePage: open({ params: { name: 'breed-mix', file: '1.webp' } }),
  getProduct: open({ params: { id: '36' } }),
  getMyProduct: open({ params: { id: '36' } }),
  getCustomProfile: open({ params: { id: '36' } }),
  listBreedProducts: plain({ query: { id: '10' } }),

  getMyListing: plain(),
  // About the caller: no record is named.
  updateMyListing: plain({ body: { place: 'Hobart', postalCode: '7000', species: 'dog', isHidden: false } }),
  listAgentKits: plain(),
  listDeskAgents: plain(),
  listDeskAgentKits: plain({ params: { id: '999999' } }),
  removeAgent: plain({ params: { id: '999999' }, body: { reason: 'A probe' } }),
  returnAgentKit: plain({ params: { barcode: theirBarcode }, body: { reason: 'A probe' } }),

  listReviews: open({ params: { id: 2003 } }),
  // A product, and the caller's own review of it.
  getMyReview: open({ params: { id: 2003 } }),
  saveMyReview: open({ params: { id: 2003 }, body: { rating: 5, text: 'A probe', name: 'A probe' } }),
  listDeskReviews: plain(),
  approveReview: plain({ params: { id: randomUUID() }, body: { edition: 1 } }),
  refuseReview: plain({ params: { id: randomUUID() }, body: { edition: 1, reason: 'A probe' } }),
  answerReview: plain({ params: { id: randomUUID() }, body: { text: 'A probe' } }),
  listShows: plain(),
  registerShow: plain({ body: { name: 'A show' } }),
  cancelShow: record('show', (ids) => ({ params: { id: ids.show } })),
  addShowEntry: record('show', (ids) => ({ params: { id: ids.show }, body: { label: '14', barcode: theirBarcode } })),
  removeShowEntry: record('show', (ids) => ({ params: { id: ids.show, entryId: ids.showEntry } })),
  listEnquiries: plain(),
  getEnquiry: plain({ params: { reference: 'KE-00000000' } }),
  answerEnquiry: plain({ params: { reference: 'KE-00000000' }, body: { text: 'A probe' } }),
  closeEnquiry: plain({ params: { reference: 'KE-00000000' }, body: {} }),
  assignEnquiry: plain({ params: { reference: 'KE-00000000' }, body: { assignee: 'me' } }),
  receiveEnquiryMail: plain({ body: { mail: 'bm8gbWFpbA==' } }),
  listDeskShows: plain(),
  confirmShow: plain({ params: { id: randomUUID() }, body: { reason: 'A probe' } }),
  refuseShow: plain({ params: { id: randomUUID() }, body: { reason: 'A probe' } }),
  sendToShow: plain({ params: { id: randomUUID() }, body: { what: 'A stand', reason: 'A probe' } }),

  listResponsibleBreeders: plain(),
  listBreederTowns: plain(),

  search: plain({ query: { search: 'a sample' } }),

  listSavedCards: plain(),
  removeSavedCard: record('savedCard', (ids) => ({ params: { id: ids.savedCard } })),
  listSessions: plain(),
  endSession: record('session', (ids) => ({ params: { id: ids.session } })),
  endOtherSessions: plain(),

  // Open to whoever has its barcode, and silent about the animal.
  trackSample: open({ params: { barcode: theirBarcode } }),
  // By a barcode it names nobody; the number on a report is known only to whoever holds it.
  authenticateReport: open({ params: { barcode: theirBarcode } }),
  // The number of their animal's chip.
  checkMicrochip: open({ params: { code: theirChip } }),
  predictCanineColour: plain({
    body: { e: 'E/e', k: 'KB/ky', a: 'at/at', b: 'B/b', d: 'D/D', m: 'N/N', s: 'S/S' },
  }),
  predictFelineColour: plain({ body: { dilute: 'D/d', bcc: 'B/b', agouti: 'a/a', colourpoint: 'C/C' } }),
  getBreedingStrategy: plain({
    query: { strategyType: '2002', damGeneticResult: 'N/CEA', sireGeneticResult: '?' },
  }),
  getPairGenotypes: seen(record('animal', (ids) => ({ query: { damId: ids.animal } }))),
  transferMultipack: open({ body: { email: 'vet@example.com', quantity: 1, categoryId: 1 } }),

  listUndeliverable: plain(),
  listFailedJobs: plain(),
  retryFailedJob: plain({ params: { id: randomUUID() }, body: { reason: 'A probe' } }),
  exportOrders: plain({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  reconcile: plain(),
  moveFiles: plain({ body: { reason: 'A probe' } }),
  getMachineRoom: plain(),
  getAccount: plain({ params: { id: noOne } }),
  exportAccount: plain({ params: { id: noOne }, body: { reason: 'A probe' } }),
  eraseAccount: plain({ params: { id: noOne }, body: { email: 'nobody@example.org', reason: 'A probe' } }),
  giveRole: plain({ body: { email: 'nobody@example.org', role: 'manager', reason: 'A probe' } }),
  takeRole: plain({ body: { email: 'nobody@example.org', role: 'manager', reason: 'A probe' } }),
  endTwoFactor: plain({ body: { email: 'nobody@example.org', reason: 'A probe' } }),
  signOutUser: plain({ body: { email: 'nobody@example.org', reason: 'A probe' } }),

  getTwoFactor: plain(),
  startTwoFactor: plain({ body: { password: 'not the password' } }),
  confirmTwoFactor: plain({ body: { code: '000000' } }),
  renewRecoveryCodes: plain({ body: { password: 'not the password' } }),
  removeTwoFactor: plain({ body: { password: 'not the password' } }),

  getUserByEmail: open({ params: { email: 'theirs@example.org' } }),
  updateUser: plain({ body: { firstName: 'Ada' } }),
  sendPractice: plain({ body: { clinic: 'Hillside', registrationNumber: 'N 1' } }),
  updateUserState: plain({ body: { state: 'NSW' } }),
  updateAnimalPresets: plain({ body: { breedIds: [10] } }),
  changePassword: plain({ body: { currentPassword: 'not the password', newPassword: 'a sentence of my own' } }),
  exportUser: plain(),
  deleteUser: plain({ body: { password: 'not the password' } }),

  listWorkSpreadsheets: plain(),
  startWorkSpreadsheet: record('animal', (ids) => ({
    body: { productId: 36, name: 'A litter', lines: [{ animalId: ids.animal, barcode: '' }] },
  })),
  getWorkSpreadsheet: workSheet(),
  getWorkResultFile: workSheet(),
  // Of the caller's own kits alone; without any it is missing.
  getWorkTemplate: open({ params: { file: '36.csv' } }),
  uploadWorkSpreadsheet: plain({ body: { productId: 36, document: { fileName: 'a.csv', data: 'QQ==' } } }),
  saveWorkLine: workSheet({ version: 1, values: blankValues() }),
  removeWorkLine: workSheet(),
  submitWorkSpreadsheet: workSheet({ person: activationPerson('new@example.org') }),
  removeWorkSpreadsheet: workSheet(),

  listDeskOrders: plain(),
  getDeskOrder: plain({ params: { number: 'KP-999999' } }),
  noteOrder: plain({ params: { number: 'KP-999999' }, body: { text: 'A probe' } }),
  changeOrderAddress: plain({ params: { number: 'KP-999999' }, body: { address, version: 1, reason: 'A probe' } }),
  cancelDeskOrder: plain({ params: { number: 'KP-999999' }, body: { reason: 'A probe' } }),
  getDeskOrderFile: plain({ params: { number: 'KP-999999' } }),
  getDeskCreditNoteFile: plain({ params: { number: 'KP-999999', creditNote: 'CN-999999' } }),
  previewRefund: plain({ params: { number: 'KP-999999' }, body: { refundId: randomUUID(), reason: 'A probe' } }),
  sendOrderMail: plain({ params: { number: 'KP-999999' }, body: { kind: 'link' } }),
}
