import type { calls } from '@shop/contract/calls'
import { activationHandlers } from './activation.ts'
import { addressHandlers } from './address.ts'
import { adminHandlers } from './admin.ts'
import { authHandlers } from './auth.ts'
import { breedHandlers } from './breed.ts'
import { cartHandlers } from './cart.ts'
import { checkoutHandlers } from './checkout.ts'
import { countryHandlers } from './country.ts'
import type { Handlers } from './http/mount.ts'
import { loyaltyHandlers } from './loyalty.ts'
import { newsletterHandlers } from './newsletter.ts'
import { notYet } from './not-yet.ts'
import { orderHandlers } from './order.ts'
import { productHandlers } from './product.ts'
import type { Services } from './services.ts'
import { sessionHandlers } from './session.ts'
import { twoFactorHandlers } from './two-factor.ts'
import { userHandlers } from './user.ts'

/** The answer to every row of the contract: a call with no handler does not compile. */
export const handlersOf = (services: Services): Handlers<typeof calls> => ({
  ...productHandlers(services),
  ...authHandlers(services),
  ...breedHandlers(services),
  ...cartHandlers(services),
  ...countryHandlers(),
  ...checkoutHandlers(services),
  ...orderHandlers(services),
  ...sessionHandlers(services),
  ...twoFactorHandlers(services),
  ...adminHandlers(services),
  ...userHandlers(services),
  ...addressHandlers(services),
  ...loyaltyHandlers(services),
  ...newsletterHandlers(services),
  ...activationHandlers(services),
  ...notYet(
    'checkBarcode',
    'enterKitBarcode',
    'saveActivationPet',
    'saveActivationPerson',
    'reviewActivation',
    'getActivationBreed',
    'listActivationProducts',
    'activateKit',
    'getTestKitBalance',
    'listAnimals',
    'getAnimal',
    'getAnimalProfile',
    'listAnimalBarcodes',
    'getResults',
    'getBreedCertificate',
    'getReport',
    'getDnaProfile',
    'getSingleReport',
    'getCertificate',
    'listUpgradeProducts',
    'shareAnimal',
    'getBreedProfile',
    'listClubs',
    'transferClubAnimals',
    'listCollectedAnimals',
    'createCollectedAnimal',
    'updateCollectedAnimal',
    'deleteCollectedAnimal',
    'listInvoices',
    'getInvoiceTotal',
    'getInvoice',
    'listParentageAnimals',
    'trackSample',
    'authenticateReport',
    'checkMicrochip',
    'predictFelineColour',
    'getBreedingStrategy',
    'transferMultipack',
  ),
})
