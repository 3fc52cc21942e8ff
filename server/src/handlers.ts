import type { calls, callsByNoun, Noun } from '@shop/contract/calls'
import { acmFormHandlers } from './acm-form/handlers.ts'
import { activationHandlers } from './activation/handlers.ts'
import { addressHandlers } from './address/handlers.ts'
import { adminHandlers } from './admin/handlers.ts'
import { advanceResultHandlers } from './advance-result/handlers.ts'
import { animalProfileHandlers } from './animal-profile/handlers.ts'
import { animalPhotoHandlers } from './animal-photo/handlers.ts'
import { animalTransferHandlers } from './animal-transfer/handlers.ts'
import { animalHandlers } from './animal/handlers.ts'
import { approvalHandlers } from './approval/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { bankTransferHandlers } from './bank-transfer/handlers.ts'
import { breedHandlers } from './breed/handlers.ts'
import { cartHandlers } from './cart/handlers.ts'
import { checkoutHandlers } from './checkout/handlers.ts'
import { clubProductHandlers } from './club-product/handlers.ts'
import { clubHandlers } from './club/handlers.ts'
import { collectedAnimalHandlers } from './collected-animal/handlers.ts'
import { collectionAgentHandlers } from './collection-agent/handlers.ts'
import { countryHandlers } from './country/handlers.ts'
import { couponHandlers } from './coupon/handlers.ts'
import { disputeHandlers } from './dispute/handlers.ts'
import { enquiryThreadHandlers } from './enquiry/desk-handlers.ts'
import { enquiryHandlers } from './enquiry/handlers.ts'
import { factSheetHandlers } from './fact-sheet/handlers.ts'
import { failedJobHandlers } from './failed-job/handlers.ts'
import { giftCardHandlers } from './gift-card/handlers.ts'
import { invoiceHandlers } from './invoice/handlers.ts'
import { kitOfferHandlers, multipackHandlers } from './kit-offer/handlers.ts'
import { laboratoryHandlers } from './laboratory/handlers.ts'
import { lifePlanHandlers } from './life-plan/handlers.ts'
import { litterHandlers } from './litter/handlers.ts'
import { loyaltyHandlers } from './loyalty/handlers.ts'
import { mateHandlers } from './mate/handlers.ts'
import { membershipHandlers } from './membership/handlers.ts'
import { newsletterHandlers } from './newsletter/handlers.ts'
import { openDataHandlers } from './open-data/handlers.ts'
import { orderHandlers } from './order/handlers.ts'
import { ownDataHandlers } from './own-data/handlers.ts'
import { parcelHandlers } from './parcel/handlers.ts'
import { outsideReportHandlers } from './outside-report/handlers.ts'
import { parentageAnimalHandlers } from './parentage/animal.ts'
import { parentageHandlers } from './parentage/handlers.ts'
import { identityHandlers } from './parentage/identity.ts'
import { pendingPaymentHandlers } from './pending-payment/handlers.ts'
import { productHandlers } from './product/handlers.ts'
import { reportAuthenticationHandlers } from './report/authentication.ts'
import { productPriceHandlers } from './product-price/handlers.ts'
import { reconciliationHandlers } from './reconciliation/handlers.ts'
import { refundHandlers } from './refund/handlers.ts'
import { reportHandlers } from './report/handlers.ts'
import { responsibleBreederHandlers } from './responsible-breeder/handlers.ts'
import { resultHandlers } from './result/handlers.ts'
import { resultsReviewHandlers } from './results-review/handlers.ts'
import { sampleHandlers, sampleUpgradeHandlers } from './sample/handlers.ts'
import { sampleTrackerHandlers } from './sample/tracker.ts'
import { securityQuestionHandlers } from './security-question/handlers.ts'
import type { Services } from './services.ts'
import { savedCardHandlers } from './saved-card/handlers.ts'
import { sessionHandlers } from './session/handlers.ts'
import { sharePageHandlers } from './share-page/handlers.ts'
import { sharingHandlers } from './sharing/handlers.ts'
import { showHandlers } from './show/handlers.ts'
import { sitePageHandlers, type SitePages } from './site-page/handlers.ts'
import { submissionSheetHandlers } from './submission-sheet/handlers.ts'
import { toolHandlers } from './tool/handlers.ts'
import { twoFactorHandlers } from './two-factor/handlers.ts'
import { userHandlers } from './user/handlers.ts'
import { workSpreadsheetHandlers } from './work-spreadsheet/handlers.ts'
import type { Handlers } from './visitor/handler.ts'

type HandlersByNoun = { [Name in Noun]: Handlers<(typeof callsByNoun)[Name]> }

/** A noun's calls, answered by its folder, and by higher nouns where the answer takes what these know. */
const handlersByNoun = (services: Services, sitePages: SitePages): HandlersByNoun => ({
  'acm-form': acmFormHandlers(services),
  activation: activationHandlers(services),
  address: addressHandlers(services),
  admin: adminHandlers(services),
  'advance-result': advanceResultHandlers(services),
  animal: { ...animalHandlers(services), ...animalProfileHandlers(services), ...sampleUpgradeHandlers(services) },
  'animal-photo': animalPhotoHandlers(services),
  'animal-transfer': animalTransferHandlers(services),
  approval: approvalHandlers(services),
  auth: authHandlers(services),
  'bank-transfer': bankTransferHandlers(services),
  breed: breedHandlers(services),
  cart: cartHandlers(services),
  checkout: checkoutHandlers(services),
  club: clubHandlers(services),
  'club-product': clubProductHandlers(services),
  'collected-animal': collectedAnimalHandlers(services),
  'collection-agent': collectionAgentHandlers(services),
  country: countryHandlers(),
  coupon: couponHandlers(services),
  dispute: disputeHandlers(services),
  enquiry: enquiryHandlers(services),
  'enquiry-thread': enquiryThreadHandlers(services),
  'fact-sheet': factSheetHandlers(services),
  'failed-job': failedJobHandlers(services),
  'gift-card': giftCardHandlers(services),
  invoice: invoiceHandlers(services),
  'kit-offer': kitOfferHandlers(services),
  laboratory: laboratoryHandlers(services),
  'life-plan': lifePlanHandlers(services),
  litter: litterHandlers(services),
  loyalty: loyaltyHandlers(services),
  mate: mateHandlers(services),
  membership: membershipHandlers(services),
  newsletter: newsletterHandlers(services),
  'open-data': openDataHandlers(services),
  order: orderHandlers(services),
  parcel: parcelHandlers(services),
  'outside-report': outsideReportHandlers(services),
  parentage: { ...parentageHandlers(services), ...parentageAnimalHandlers(services), ...identityHandlers(services) },
  'pending-payment': pendingPaymentHandlers(services),
  product: productHandlers(services),
  'product-price': productPriceHandlers(services),
  reconciliation: reconciliationHandlers(services),
  refund: refundHandlers(services),
  report: reportHandlers(services),
  'responsible-breeder': responsibleBreederHandlers(services),
  result: resultHandlers(services),
  'results-review': resultsReviewHandlers(services),
  sample: sampleHandlers(services),
  'security-question': securityQuestionHandlers(services),
  'saved-card': savedCardHandlers(services),
  session: sessionHandlers(services),
  'share-page': sharePageHandlers(services),
  sharing: sharingHandlers(services),
  show: showHandlers(services),
  'site-page': sitePageHandlers(sitePages),
  'submission-sheet': submissionSheetHandlers(services),
  tool: {
    ...toolHandlers(services),
    ...multipackHandlers(services),
    ...sampleTrackerHandlers(services),
    ...reportAuthenticationHandlers(services),
  },
  'two-factor': twoFactorHandlers(services),
  user: { ...userHandlers(services), ...ownDataHandlers(services) },
  'work-spreadsheet': workSpreadsheetHandlers(services),
})

/** The answer to every row of the contract: a noun or a call with no handler does not compile. */
export const handlersOf = (services: Services, sitePages: SitePages): Handlers<typeof calls> =>
  Object.assign({}, ...Object.values(handlersByNoun(services, sitePages)))
