import { accountDataCalls } from './account-data.ts'
import { acmFormCalls } from './acm-form.ts'
import { activationCalls } from './activation.ts'
import { addressCalls } from './address.ts'
import { adminCalls } from './admin.ts'
import { advanceResultCalls } from './advance-result.ts'
import { animalCalls } from './animal.ts'
import { animalPhotoCalls } from './animal-photo.ts'
import { animalTransferCalls } from './animal-transfer.ts'
import { approvalCalls } from './approval.ts'
import { authCalls } from './auth.ts'
import { bankTransferCalls } from './bank-transfer.ts'
import { breedCalls } from './breed.ts'
import { cartCalls } from './cart.ts'
import { checkoutCalls } from './checkout.ts'
import { clubCalls } from './club.ts'
import { clubProductCalls } from './club-product.ts'
import { collectedAnimalCalls } from './collected-animal.ts'
import { collectionAgentCalls } from './collection-agent.ts'
import { countryCalls } from './country.ts'
import { couponCalls } from './coupon.ts'
import { deskOrderCalls } from './desk-order.ts'
import { disputeCalls } from './dispute.ts'
import { enquiryCalls } from './enquiry.ts'
import { enquiryThreadCalls } from './enquiry-thread.ts'
import { factSheetCalls } from './fact-sheet.ts'
import { failedJobCalls } from './failed-job.ts'
import { machineRoomCalls } from './machine-room.ts'
import { findingCalls } from './finding.ts'
import { flagshipCalls } from './flagship.ts'
import { giftCardCalls } from './gift-card.ts'
import { invoiceCalls } from './invoice.ts'
import { kitOfferCalls } from './kit-offer.ts'
import { laboratoryCalls } from './laboratory.ts'
import { lifePlanCalls } from './life-plan.ts'
import { litterCalls } from './litter.ts'
import { loyaltyCalls } from './loyalty.ts'
import { mateCalls } from './mate.ts'
import { membershipCalls } from './membership.ts'
import { newsletterCalls } from './newsletter.ts'
import { openDataCalls } from './open-data.ts'
import { orderCalls } from './order.ts'
import { outsideReportCalls } from './outside-report.ts'
import { parcelCalls } from './parcel.ts'
import { parentageCalls } from './parentage.ts'
import { pendingPaymentCalls } from './pending-payment.ts'
import { printedFormCalls } from './printed-form.ts'
import { productCalls } from './product.ts'
import { productPriceCalls } from './product-price.ts'
import { reconciliationCalls } from './reconciliation.ts'
import { refundCalls } from './refund.ts'
import { reportCalls } from './report.ts'
import { responsibleBreederCalls } from './responsible-breeder.ts'
import { resultCalls } from './result.ts'
import { resultsReviewCalls } from './results-review.ts'
import { sampleCalls } from './sample.ts'
import { savedCardCalls } from './saved-card.ts'
import { searchCalls } from './search.ts'
import { securityQuestionCalls } from './security-question.ts'
import { sessionCalls } from './session.ts'
import { sharePageCalls } from './share-page.ts'
import { sharingCalls } from './sharing.ts'
import { reviewCalls } from './review.ts'
import { showCalls } from './show.ts'
import { stockCalls } from './stock.ts'
import { storedFileCalls } from './stored-file.ts'
import { submissionSheetCalls } from './submission-sheet.ts'
import { todayCalls } from './today.ts'
import { toolCalls } from './tool.ts'
import { twoFactorCalls } from './two-factor.ts'
import { userCalls } from './user.ts'
import { workSpreadsheetCalls } from './work-spreadsheet.ts'

/** The nouns, and the calls of each, one file a noun. */
export const callsByNoun = {
  'account-data': accountDataCalls,
  'acm-form': acmFormCalls,
  activation: activationCalls,
  address: addressCalls,
  admin: adminCalls,
  'advance-result': advanceResultCalls,
  animal: animalCalls,
  'animal-photo': animalPhotoCalls,
  'animal-transfer': animalTransferCalls,
  approval: approvalCalls,
  auth: authCalls,
  'bank-transfer': bankTransferCalls,
  breed: breedCalls,
  cart: cartCalls,
  checkout: checkoutCalls,
  club: clubCalls,
  'club-product': clubProductCalls,
  'collected-animal': collectedAnimalCalls,
  'collection-agent': collectionAgentCalls,
  country: countryCalls,
  coupon: couponCalls,
  dispute: disputeCalls,
  enquiry: enquiryCalls,
  'enquiry-thread': enquiryThreadCalls,
  'fact-sheet': factSheetCalls,
  'failed-job': failedJobCalls,
  'machine-room': machineRoomCalls,
  finding: findingCalls,
  flagship: flagshipCalls,
  'gift-card': giftCardCalls,
  invoice: invoiceCalls,
  'kit-offer': kitOfferCalls,
  laboratory: laboratoryCalls,
  'life-plan': lifePlanCalls,
  litter: litterCalls,
  loyalty: loyaltyCalls,
  mate: mateCalls,
  membership: membershipCalls,
  newsletter: newsletterCalls,
  'open-data': openDataCalls,
  order: orderCalls,
  // After the exact paths beneath /api/desk/orders/.
  'desk-order': deskOrderCalls,
  'outside-report': outsideReportCalls,
  parcel: parcelCalls,
  parentage: parentageCalls,
  'pending-payment': pendingPaymentCalls,
  'printed-form': printedFormCalls,
  product: productCalls,
  'product-price': productPriceCalls,
  reconciliation: reconciliationCalls,
  refund: refundCalls,
  report: reportCalls,
  'responsible-breeder': responsibleBreederCalls,
  result: resultCalls,
  'results-review': resultsReviewCalls,
  sample: sampleCalls,
  'saved-card': savedCardCalls,
  search: searchCalls,
  'security-question': securityQuestionCalls,
  session: sessionCalls,
  'share-page': sharePageCalls,
  sharing: sharingCalls,
  review: reviewCalls,
  show: showCalls,
  'stored-file': storedFileCalls,
  stock: stockCalls,
  'submission-sheet': submissionSheetCalls,
  today: todayCalls,
  tool: toolCalls,
  'two-factor': twoFactorCalls,
  user: userCalls,
  'work-spreadsheet': workSpreadsheetCalls,
}

export type Noun = keyof typeof callsByNoun

type OfOneNoun = (typeof callsByNoun)[Noun]
type NameIn<Rows> = Rows extends unknown ? keyof Rows : never
type RowIn<Rows, Name> = Rows extends { readonly [Key in Name & PropertyKey]: infer Row } ? Row : never
type Calls = { [Name in NameIn<OfOneNoun>]: RowIn<OfOneNoun, Name> }

/**
 * The whole table, by name: what the server must answer, and what the OpenAPI document lists. Where two paths match
 * the same address (`/invoices/total`, `/invoices/{id}`), the exact one comes first: routers take the first.
 */
export const calls: Calls = Object.assign({}, ...Object.values(callsByNoun))
