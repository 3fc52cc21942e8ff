import type { calls, callsByNoun, Noun } from '@shop/contract/calls'
import { acmFormHandlers } from './animals/acm-form/handlers.ts'
import { activationHandlers } from './workflows/activation/handlers.ts'
import { addressHandlers } from './people/address/handlers.ts'
import { adminHandlers } from './people/admin/handlers.ts'
import { advanceResultHandlers } from './laboratory/advance-result/handlers.ts'
import { animalProfileHandlers, sampleNewsHandlers } from './results/animal-profile/handlers.ts'
import { animalPhotoHandlers } from './animals/animal-photo/handlers.ts'
import { animalTransferHandlers } from './animals/animal-transfer/handlers.ts'
import { animalHandlers } from './animals/animal/handlers.ts'
import { approvalHandlers } from './workflows/approval/handlers.ts'
import { authHandlers } from './workflows/auth/handlers.ts'
import { bankTransferHandlers } from './sales/bank-transfer/handlers.ts'
import { breedHandlers } from './storefront/breed/handlers.ts'
import { cartHandlers } from './sales/cart/handlers.ts'
import { checkoutHandlers } from './sales/checkout/handlers.ts'
import { clubProductHandlers } from './animals/club-product/handlers.ts'
import { clubHandlers } from './animals/club/handlers.ts'
import { collectedAnimalHandlers } from './animals/collected-animal/handlers.ts'
import { collectionAgentHandlers } from './people/collection-agent/handlers.ts'
import { countryHandlers } from './people/country/handlers.ts'
import { couponHandlers } from './sales/coupon/handlers.ts'
import { deskOrderHandlers } from './sales/desk-order/handlers.ts'
import { disputeHandlers } from './sales/dispute/handlers.ts'
import { enquiryThreadHandlers } from './people/enquiry/desk-handlers.ts'
import { enquiryHandlers } from './people/enquiry/handlers.ts'
import { factSheetHandlers } from './storefront/fact-sheet/handlers.ts'
import { machineRoomHandlers } from './workflows/machine-room/handlers.ts'
import { failedJobHandlers } from './workflows/failed-job/handlers.ts'
import { findingHandlers } from './storefront/finding/handlers.ts'
import { flagshipHandlers } from './results/flagship/handlers.ts'
import { giftCardHandlers } from './sales/gift-card/handlers.ts'
import { invoiceHandlers } from './sales/invoice/handlers.ts'
import { kitOfferHandlers, multipackHandlers } from './animals/kit-offer/handlers.ts'
import { laboratoryHandlers } from './laboratory/laboratory/handlers.ts'
import { lifePlanHandlers } from './results/life-plan/handlers.ts'
import { litterHandlers } from './results/litter/handlers.ts'
import { loyaltyHandlers } from './sales/loyalty/handlers.ts'
import { mateHandlers } from './results/mate/handlers.ts'
import { membershipHandlers } from './sales/membership/handlers.ts'
import { newsletterHandlers } from './people/newsletter/handlers.ts'
import { openDataHandlers } from './storefront/open-data/handlers.ts'
import { orderHandlers } from './sales/order/handlers.ts'
import { accountDataHandlers } from './workflows/own-data/desk-handlers.ts'
import { ownDataHandlers } from './workflows/own-data/handlers.ts'
import { parcelHandlers } from './sales/parcel/handlers.ts'
import { outsideReportHandlers } from './animals/outside-report/handlers.ts'
import { parentageAnimalHandlers } from './results/parentage/animal.ts'
import { parentageHandlers } from './results/parentage/handlers.ts'
import { identityHandlers } from './results/parentage/identity.ts'
import { pendingPaymentHandlers } from './sales/pending-payment/handlers.ts'
import { printedFormHandlers } from './storefront/printed-form/handlers.ts'
import { productHandlers } from './storefront/product/handlers.ts'
import { reportAuthenticationHandlers } from './results/report/authentication.ts'
import { productPriceHandlers } from './storefront/product-price/handlers.ts'
import { reconciliationHandlers } from './workflows/reconciliation/handlers.ts'
import { storedFileHandlers } from './workflows/stored-file/handlers.ts'
import { refundHandlers } from './sales/refund/handlers.ts'
import { orderFileHandlers } from './sales/refund/order-files.ts'
import { reportHandlers } from './results/report/handlers.ts'
import { responsibleBreederHandlers } from './storefront/responsible-breeder/handlers.ts'
import { animalListFileHandlers, resultsFileHandlers } from './results/result-export/handlers.ts'
import { resultHandlers } from './results/result/handlers.ts'
import { resultsReviewHandlers } from './laboratory/results-review/handlers.ts'
import { reviewHandlers } from './sales/review/handlers.ts'
import { sampleHandlers, sampleUpgradeHandlers } from './animals/sample/handlers.ts'
import { sampleTrackerHandlers } from './animals/sample/tracker.ts'
import { securityQuestionHandlers } from './people/security-question/handlers.ts'
import type { Services } from './platform/services.ts'
import { savedCardHandlers } from './sales/saved-card/handlers.ts'
import { searchHandlers } from './storefront/search/handlers.ts'
import type { SitePages } from './storefront/search/pages.ts'
import { sessionHandlers } from './people/session/handlers.ts'
import { sharePageHandlers } from './results/share-page/handlers.ts'
import { sharingHandlers } from './results/sharing/handlers.ts'
import { showHandlers } from './animals/show/handlers.ts'
import { stockHandlers } from './sales/stock/handlers.ts'
import { submissionSheetHandlers } from './results/submission-sheet/handlers.ts'
import { todayHandlers } from './workflows/today/handlers.ts'
import { toolHandlers } from './results/tool/handlers.ts'
import { twoFactorHandlers } from './people/two-factor/handlers.ts'
import { userHandlers } from './people/user/handlers.ts'
import { workSpreadsheetHandlers } from './workflows/work-spreadsheet/handlers.ts'
import type { Handlers } from './people/visitor/handler.ts'
import { staleReads } from './people/visitor/stale-reads.ts'

type HandlersByNoun = { [Name in Noun]: Handlers<(typeof callsByNoun)[Name]> }

/** A noun's calls, answered by its folder, and by higher nouns where the answer takes what these know. */
const handlersByNoun = (services: Services, sitePages: SitePages): HandlersByNoun => ({
  'account-data': accountDataHandlers(services),
  'acm-form': acmFormHandlers(services),
  activation: activationHandlers(services),
  address: addressHandlers(services),
  admin: adminHandlers(services),
  'advance-result': advanceResultHandlers(services),
  animal: {
    ...animalHandlers(services),
    ...animalProfileHandlers(services),
    ...sampleUpgradeHandlers(services),
    ...animalListFileHandlers(services),
  },
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
  'collection-agent': staleReads(services, collectionAgentHandlers, ['listCollectionAgents', 'listAgentTowns']),
  country: countryHandlers(services),
  coupon: couponHandlers(services),
  'desk-order': deskOrderHandlers(services),
  dispute: disputeHandlers(services),
  enquiry: enquiryHandlers(services),
  'enquiry-thread': enquiryThreadHandlers(services),
  'fact-sheet': factSheetHandlers(services),
  'failed-job': failedJobHandlers(services),
  'machine-room': machineRoomHandlers(services),
  finding: findingHandlers(services),
  flagship: flagshipHandlers(services),
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
  'open-data': staleReads(services, openDataHandlers, ['getOpenData', 'getOpenDataFile']),
  order: { ...orderHandlers(services), ...orderFileHandlers(services) },
  parcel: parcelHandlers(services),
  'outside-report': outsideReportHandlers(services),
  parentage: { ...parentageHandlers(services), ...parentageAnimalHandlers(services), ...identityHandlers(services) },
  'pending-payment': pendingPaymentHandlers(services),
  'printed-form': printedFormHandlers(services),
  product: productHandlers(services),
  'product-price': productPriceHandlers(services),
  reconciliation: reconciliationHandlers(services),
  refund: refundHandlers(services),
  report: reportHandlers(services),
  'responsible-breeder': staleReads(services, responsibleBreederHandlers, [
    'listResponsibleBreeders',
    'listBreederTowns',
  ]),
  result: { ...resultHandlers(services), ...resultsFileHandlers(services) },
  'results-review': resultsReviewHandlers(services),
  sample: { ...sampleHandlers(services), ...sampleNewsHandlers(services) },
  'security-question': securityQuestionHandlers(services),
  'saved-card': savedCardHandlers(services),
  search: searchHandlers(services, sitePages),
  session: sessionHandlers(services),
  'share-page': sharePageHandlers(services),
  sharing: sharingHandlers(services),
  review: reviewHandlers(services),
  show: showHandlers(services),
  'stored-file': storedFileHandlers(services),
  stock: stockHandlers(services),
  'submission-sheet': submissionSheetHandlers(services),
  today: todayHandlers(services),
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
