import type { calls } from '@shop/contract/calls'
import { activationHandlers } from './activation/handlers.ts'
import { addressHandlers } from './address/handlers.ts'
import { adminHandlers } from './admin/handlers.ts'
import { animalHandlers } from './animal/handlers.ts'
import { animalProfileHandlers } from './animal-profile/handlers.ts'
import { animalTransferHandlers } from './animal-transfer/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { breedHandlers } from './breed/handlers.ts'
import { cartHandlers } from './cart/handlers.ts'
import { checkoutHandlers } from './checkout/handlers.ts'
import { clubHandlers } from './club/handlers.ts'
import { collectedAnimalHandlers } from './collected-animal/handlers.ts'
import { collectionAgentHandlers } from './collection-agent/handlers.ts'
import { countryHandlers } from './country/handlers.ts'
import { factSheetHandlers } from './fact-sheet/handlers.ts'
import { enquiryHandlers } from './enquiry/handlers.ts'
import { invoiceHandlers } from './invoice/handlers.ts'
import { laboratoryHandlers } from './laboratory/handlers.ts'
import { loyaltyHandlers } from './loyalty/handlers.ts'
import { multipackHandlers } from './activation/multipack.ts'
import { newsletterHandlers } from './newsletter/handlers.ts'
import { orderHandlers } from './order/handlers.ts'
import { ownDataHandlers } from './own-data/handlers.ts'
import { parentageAnimalHandlers } from './parentage/animal.ts'
import { parentageHandlers } from './parentage/handlers.ts'
import { productHandlers } from './product/handlers.ts'
import { reportHandlers } from './report/handlers.ts'
import { reportAuthenticationHandlers } from './report/authentication.ts'
import { responsibleBreederHandlers } from './responsible-breeder/handlers.ts'
import { resultHandlers } from './result/handlers.ts'
import { sampleHandlers } from './sample/handlers.ts'
import { sampleTrackerHandlers } from './sample/tracker.ts'
import { securityQuestionHandlers } from './security-question/handlers.ts'
import type { Services } from './services.ts'
import { sessionHandlers } from './session/handlers.ts'
import { sharingHandlers } from './sharing/handlers.ts'
import { sitePageHandlers, type SitePages } from './site-page/handlers.ts'
import { toolHandlers } from './tool/handlers.ts'
import { twoFactorHandlers } from './two-factor/handlers.ts'
import { userHandlers } from './user/handlers.ts'
import type { Handlers } from './visitor/handler.ts'

/** The answer to every row of the contract: a call with no handler does not compile. */
export const handlersOf = (services: Services, sitePages: SitePages): Handlers<typeof calls> => ({
  ...productHandlers(services),
  ...factSheetHandlers(services),
  ...authHandlers(services),
  ...breedHandlers(services),
  ...cartHandlers(services),
  ...countryHandlers(),
  ...checkoutHandlers(services),
  ...orderHandlers(services),
  ...invoiceHandlers(services),
  ...sessionHandlers(services),
  ...sitePageHandlers(sitePages),
  ...twoFactorHandlers(services),
  ...adminHandlers(services),
  ...userHandlers(services),
  ...ownDataHandlers(services),
  ...addressHandlers(services),
  ...laboratoryHandlers(services),
  ...loyaltyHandlers(services),
  ...newsletterHandlers(services),
  ...enquiryHandlers(services),
  ...securityQuestionHandlers(services),
  ...responsibleBreederHandlers(services),
  ...activationHandlers(services),
  ...collectionAgentHandlers(services),
  ...multipackHandlers(services),
  ...animalHandlers(services),
  ...animalProfileHandlers(services),
  ...sharingHandlers(services),
  ...animalTransferHandlers(services),
  ...clubHandlers(services),
  ...collectedAnimalHandlers(services),
  ...parentageAnimalHandlers(services),
  ...sampleHandlers(services),
  ...sampleTrackerHandlers(services),
  ...resultHandlers(services),
  ...reportHandlers(services),
  ...parentageHandlers(services),
  ...reportAuthenticationHandlers(services),
  ...toolHandlers(services),
})
