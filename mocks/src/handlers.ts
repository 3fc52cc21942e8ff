import { activationHandlers } from './handlers/activation.ts'
import { addressHandlers } from './handlers/address.ts'
import { adminHandlers } from './handlers/admin.ts'
import { animalHandlers } from './handlers/animal.ts'
import { animalTransferHandlers } from './handlers/animal-transfer.ts'
import { authHandlers } from './handlers/auth.ts'
import { breedHandlers } from './handlers/breed.ts'
import { cartHandlers } from './handlers/cart.ts'
import { checkoutHandlers } from './handlers/checkout.ts'
import { clubHandlers } from './handlers/club.ts'
import { collectedAnimalHandlers } from './handlers/collected-animal.ts'
import { collectionAgentHandlers } from './handlers/collection-agent.ts'
import { countryHandlers } from './handlers/country.ts'
import { factSheetHandlers } from './handlers/fact-sheet.ts'
import { enquiryHandlers } from './handlers/enquiry.ts'
import { invoiceHandlers } from './handlers/invoice.ts'
import { loyaltyHandlers } from './handlers/loyalty.ts'
import { newsletterHandlers } from './handlers/newsletter.ts'
import { orderHandlers } from './handlers/order.ts'
import { parentageHandlers } from './handlers/parentage.ts'
import { productHandlers } from './handlers/product.ts'
import { reportHandlers } from './handlers/report.ts'
import { responsibleBreederHandlers } from './handlers/responsible-breeder.ts'
import { resultHandlers } from './handlers/result.ts'
import { sampleHandlers } from './handlers/sample.ts'
import { securityQuestionHandlers } from './handlers/security-question.ts'
import { sessionHandlers } from './handlers/session.ts'
import { sharingHandlers } from './handlers/sharing.ts'
import { sitePageHandlers } from './handlers/site-page.ts'
import { toolHandlers } from './handlers/tool.ts'
import { twoFactorHandlers } from './handlers/two-factor.ts'
import { userHandlers } from './handlers/user.ts'

/** The default happy answers: what every story starts from. */
export const handlers = [
  ...activationHandlers,
  ...addressHandlers,
  ...adminHandlers,
  ...animalHandlers,
  ...animalTransferHandlers,
  ...authHandlers,
  ...breedHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...clubHandlers,
  ...collectedAnimalHandlers,
  ...collectionAgentHandlers,
  ...countryHandlers,
  ...factSheetHandlers,
  ...enquiryHandlers,
  ...invoiceHandlers,
  ...loyaltyHandlers,
  ...newsletterHandlers,
  ...orderHandlers,
  ...parentageHandlers,
  ...productHandlers,
  ...reportHandlers,
  ...responsibleBreederHandlers,
  ...resultHandlers,
  ...sampleHandlers,
  ...securityQuestionHandlers,
  ...sessionHandlers,
  ...sharingHandlers,
  ...sitePageHandlers,
  ...toolHandlers,
  ...twoFactorHandlers,
  ...userHandlers,
]
