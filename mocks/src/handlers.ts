import { activationHandlers } from './handlers/activation.ts'
import { addressHandlers } from './handlers/address.ts'
import { adminHandlers } from './handlers/admin.ts'
import { animalHandlers } from './handlers/animal.ts'
import { authHandlers } from './handlers/auth.ts'
import { breedHandlers } from './handlers/breed.ts'
import { cartHandlers } from './handlers/cart.ts'
import { checkoutHandlers } from './handlers/checkout.ts'
import { clubHandlers } from './handlers/club.ts'
import { collectedAnimalHandlers } from './handlers/collected-animal.ts'
import { countryHandlers } from './handlers/country.ts'
import { invoiceHandlers } from './handlers/invoice.ts'
import { loyaltyHandlers } from './handlers/loyalty.ts'
import { newsletterHandlers } from './handlers/newsletter.ts'
import { orderHandlers } from './handlers/order.ts'
import { parentageHandlers } from './handlers/parentage.ts'
import { productHandlers } from './handlers/product.ts'
import { sessionHandlers } from './handlers/session.ts'
import { toolHandlers } from './handlers/tool.ts'
import { twoFactorHandlers } from './handlers/two-factor.ts'
import { userHandlers } from './handlers/user.ts'

/** The default happy answers: what every story starts from. */
export const handlers = [
  ...activationHandlers,
  ...addressHandlers,
  ...adminHandlers,
  ...animalHandlers,
  ...authHandlers,
  ...breedHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...clubHandlers,
  ...collectedAnimalHandlers,
  ...countryHandlers,
  ...invoiceHandlers,
  ...loyaltyHandlers,
  ...newsletterHandlers,
  ...orderHandlers,
  ...parentageHandlers,
  ...productHandlers,
  ...sessionHandlers,
  ...toolHandlers,
  ...twoFactorHandlers,
  ...userHandlers,
]
