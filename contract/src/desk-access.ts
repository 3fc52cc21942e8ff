import type { calls } from './calls.ts'
import type { DeskRole } from './desk-role.ts'
import type { TodayKind } from './today.ts'

type Calls = typeof calls
/** The calls that people make at the desk, and machines with a key. */
export type DeskCall = {
  [Name in keyof Calls]: Calls[Name]['who'] extends 'desk' | 'laboratory' ? Name : never
}[keyof Calls]

/** Nobody but a manager. */
const managers: readonly DeskRole[] = []

/**
 * Which roles may make each call of the desk and of the laboratory, besides managers, who may make all: as few as do
 * that work. The server decides by it, and the access test tries it.
 */
export const deskAccess: Record<DeskCall, readonly DeskRole[]> = {
  // Everybody; each sees the kinds of their own rooms (`doneBy`).
  getDeskToday: ['support', 'warehouse', 'laboratory', 'accounts', 'catalogue'],

  // People.
  giveRole: managers,
  takeRole: managers,
  getAccount: ['support', 'accounts'],
  exportAccount: managers,
  eraseAccount: managers,
  signOutUser: ['support'],
  endTwoFactor: ['support'],
  listWaiting: ['support', 'accounts'],
  approve: ['support'],
  refuse: ['support'],
  setCredit: ['accounts'],
  listDeskAgents: ['support', 'laboratory'],
  listDeskAgentKits: ['support', 'laboratory'],
  removeAgent: ['support'],
  returnAgentKit: ['support', 'warehouse'],
  listDeskShows: ['support', 'warehouse'],
  confirmShow: ['support'],
  refuseShow: ['support'],
  sendToShow: ['support', 'warehouse'],
  listDeskAcmForms: ['support', 'laboratory'],
  approveAcmForm: ['support'],
  refuseAcmForm: ['support'],
  listKitOffersOf: ['support'],
  undoKitOffer: ['support'],

  // Letters, and what is written about products.
  listEnquiries: ['support'],
  getEnquiry: ['support'],
  answerEnquiry: ['support'],
  closeEnquiry: ['support'],
  assignEnquiry: ['support'],
  receiveEnquiryMail: ['support'],
  listDeskReviews: ['support', 'catalogue'],
  approveReview: ['support', 'catalogue'],
  refuseReview: ['support', 'catalogue'],
  answerReview: ['support', 'catalogue'],

  // Orders and parcels.
  listDeskOrders: ['support', 'accounts'],
  getDeskOrder: ['support', 'accounts'],
  getDeskOrderFile: ['support', 'accounts'],
  getDeskCreditNoteFile: ['support', 'accounts'],
  noteOrder: ['support', 'accounts'],
  changeOrderAddress: ['support'],
  cancelDeskOrder: ['support'],
  previewRefund: ['support', 'accounts'],
  sendOrderMail: ['support'],
  listUndeliverable: ['support', 'accounts'],
  listWaitingOrders: ['warehouse', 'support'],
  getWaitingOrder: ['warehouse'],
  getPackingSlips: ['warehouse'],
  getAddressLabels: ['warehouse'],
  listParcels: ['warehouse', 'support'],
  dispatchOrder: ['warehouse'],
  undoParcel: ['warehouse'],

  // Money.
  exportOrders: ['accounts'],
  refundOrder: ['support', 'accounts'],
  listRefunds: ['support', 'accounts'],
  assignRefund: ['accounts'],
  retryRefund: ['accounts'],
  recordRefund: ['accounts'],
  listBankTransfers: ['accounts'],
  previewBankTransfers: ['accounts'],
  importBankTransfers: ['accounts'],
  matchBankTransfer: ['accounts'],
  returnBankTransfer: ['accounts'],
  listOverdueAccounts: ['accounts'],
  listDisputes: ['accounts', 'support'],
  listMemberships: ['support', 'accounts'],
  endMembership: ['support', 'accounts'],
  listGiftCards: ['support', 'accounts'],
  resendGiftCard: ['support', 'accounts'],

  // Catalogue.
  listProductPrices: ['catalogue', 'accounts'],
  planProductPrices: ['catalogue'],
  changePlannedPrice: ['catalogue'],
  withdrawPlannedPrice: ['catalogue'],
  listClubProducts: ['catalogue'],
  addClubProduct: ['catalogue'],
  endClubProduct: ['catalogue'],
  listCoupons: ['catalogue', 'support'],
  createCoupon: ['catalogue'],
  endCoupon: ['catalogue'],

  listStock: ['catalogue', 'warehouse'],
  setStock: ['catalogue'],
  moveStock: ['catalogue', 'warehouse'],
  listStockMovements: ['catalogue', 'warehouse'],

  // The machine room.
  getMachineRoom: managers,
  listFailedJobs: managers,
  retryFailedJob: managers,
  reconcile: ['accounts'],
  moveFiles: managers,

  // The laboratory.
  listDeskSamples: ['laboratory', 'support'],
  previewWithdrawal: ['laboratory'],
  listLabSamples: ['laboratory', 'support'],
  advanceSamples: ['laboratory'],
  // A person's file is reviewed by a second one.
  importResults: managers,
  makeSampleResults: ['laboratory'],
  compareLabSamples: ['laboratory'],
  listConflicts: ['laboratory'],
  settleConflict: ['laboratory'],
  reopenConflict: ['laboratory'],
  revokeReport: ['laboratory'],
  withdrawSample: ['laboratory'],
  submitResults: ['laboratory'],
  previewResults: ['laboratory'],
  listResultsReviews: ['laboratory'],
  getResultsReview: ['laboratory'],
  getReviewLines: ['laboratory'],
  releaseResults: ['laboratory'],
  returnResults: ['laboratory'],
  listAdvanceReleases: ['laboratory'],
  releaseAdvanceResult: ['laboratory'],
  withdrawAdvanceResult: ['laboratory'],
}

/** Whether one of these roles opens a call of the desk or the laboratory. */
export const mayCall = (roles: readonly DeskRole[], name: string): boolean =>
  roles.includes('manager') || deskAccess[name as DeskCall].some((role) => roles.includes(role))

/** Which call each kind of waiting thing is done by: whoever may make it sees the kind among what waits. */
export const doneBy: Record<TodayKind, DeskCall> = {
  'orders-to-pack': 'dispatchOrder',
  'transfers-to-match': 'matchBankTransfer',
  'transfers-to-return': 'returnBankTransfer',
  'sample-problems': 'advanceSamples',
  'late-samples': 'advanceSamples',
  'results-to-review': 'releaseResults',
  'vet-applications': 'approve',
  'agent-applications': 'approve',
  'breeder-applications': 'approve',
  enquiries: 'answerEnquiry',
  'failed-jobs': 'retryFailedJob',
  'refunds-under-way': 'recordRefund',
  'failed-refunds': 'retryRefund',
  disputes: 'recordRefund',
  reviews: 'approveReview',
  shows: 'confirmShow',
  'acm-forms': 'approveAcmForm',
  'low-stock': 'setStock',
}
