import type { calls } from '@shop/contract/calls'
import { activationHandlers } from './activation.ts'
import { addressHandlers } from './address.ts'
import { adminHandlers } from './admin.ts'
import { animalHandlers } from './animal.ts'
import { animalTransferHandlers } from './animal-transfer.ts'
import { authHandlers } from './auth.ts'
import { breedHandlers } from './breed.ts'
import { cartHandlers } from './cart.ts'
import { checkoutHandlers } from './checkout.ts'
import { clubHandlers } from './club.ts'
import { collectedAnimalHandlers } from './collected-animal.ts'
import { collectionAgentHandlers } from './collection-agent.ts'
import { countryHandlers } from './country.ts'
import { dnaProfileHandlers } from './dna-profile.ts'
import { factSheetHandlers } from './fact-sheet.ts'
import { enquiryHandlers } from './enquiry.ts'
import type { Handlers } from './http/mount.ts'
import { invoiceHandlers } from './invoice.ts'
import { loyaltyHandlers } from './loyalty.ts'
import { multipackHandlers } from './multipack.ts'
import { newsletterHandlers } from './newsletter.ts'
import { orderHandlers } from './order.ts'
import { parentageAnimalHandlers } from './parentage-animal.ts'
import { parentageHandlers } from './parentage.ts'
import { productHandlers } from './product.ts'
import { reportHandlers } from './report.ts'
import { reportAuthenticationHandlers } from './report-authentication.ts'
import { responsibleBreederHandlers } from './responsible-breeder.ts'
import { resultHandlers } from './result.ts'
import { sampleTrackerHandlers } from './sample-tracker.ts'
import { securityQuestionHandlers } from './security-question.ts'
import type { Services } from './services.ts'
import { sessionHandlers } from './session.ts'
import { sitePageHandlers, type SitePages } from './site-page.ts'
import { toolHandlers } from './tool.ts'
import { twoFactorHandlers } from './two-factor.ts'
import { userHandlers } from './user.ts'

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
  ...addressHandlers(services),
  ...loyaltyHandlers(services),
  ...newsletterHandlers(services),
  ...enquiryHandlers(services),
  ...securityQuestionHandlers(services),
  ...responsibleBreederHandlers(services),
  ...activationHandlers(services),
  ...collectionAgentHandlers(services),
  ...multipackHandlers(services),
  ...animalHandlers(services),
  ...animalTransferHandlers(services),
  ...clubHandlers(services),
  ...collectedAnimalHandlers(services),
  ...parentageAnimalHandlers(services),
  ...sampleTrackerHandlers(services),
  ...resultHandlers(services),
  ...dnaProfileHandlers(services),
  ...reportHandlers(services),
  ...parentageHandlers(services),
  ...reportAuthenticationHandlers(services),
  ...toolHandlers(services),
})
