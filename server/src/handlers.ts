import type { calls } from '@shop/contract/calls'
import { authHandlers } from './auth.ts'
import { breedHandlers } from './breed.ts'
import { cartHandlers } from './cart.ts'
import { checkoutHandlers } from './checkout.ts'
import { countryHandlers } from './country.ts'
import type { Handlers } from './http/mount.ts'
import { notYet } from './not-yet.ts'
import { orderHandlers } from './order.ts'
import { productHandlers } from './product.ts'
import type { Services } from './services.ts'

/** The answer to every row of the contract: a call with no handler does not compile. */
export const handlersOf = (services: Services): Handlers<typeof calls> => ({
  ...productHandlers(services),
  ...authHandlers(services),
  ...breedHandlers(services),
  ...cartHandlers(services),
  ...countryHandlers(),
  ...checkoutHandlers(services),
  ...orderHandlers(services),
  ...notYet(
    'registerEmail',
    'checkBarcode',
    'enterKitBarcode',
    'saveActivationPet',
    'saveActivationPerson',
    'reviewActivation',
    'getActivationBreed',
    'listActivationProducts',
    'activateKit',
    'getTestKitBalance',
    'listAddresses',
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
    'forgotPassword',
    'resetPassword',
    'listClubs',
    'transferClubAnimals',
    'listCollectedAnimals',
    'createCollectedAnimal',
    'updateCollectedAnimal',
    'deleteCollectedAnimal',
    'listInvoices',
    'getInvoiceTotal',
    'getInvoice',
    'getLoyaltyPoints',
    'redeemLoyaltyCoupon',
    'signUpToNewsletter',
    'listParentageAnimals',
    'trackSample',
    'authenticateReport',
    'checkMicrochip',
    'predictFelineColour',
    'getBreedingStrategy',
    'transferMultipack',
    'getUserByEmail',
    'updateUser',
    'updateUserState',
    'updateAnimalPresets',
    'changePassword',
  ),
})
