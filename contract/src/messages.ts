/**
 * The error catalogue: every text of SPEC section 8, once, word for word (their odd spacing too).
 * Screens and server name a text; nobody writes it again.
 */
export const messages = {
  // any failed response
  somethingWentWrong: 'Something went wrong',
  // login
  loginFailed: 'Login failed',
  failedToFetchUserDetails: 'Failed to fetch user details',
  // pending payments, dialog title
  pendingPaymentsTitle: 'Pending Payments $',
  // pending payments, dialog text
  pendingPaymentsText: 'You have payments pending and therefore cannot proceed with making any new orders.',
  pendingPaymentsAdvice: 'Please pay your outstanding accounts or contact {provider} to discuss.',
  // cart, code 101
  unableToAddToCart: 'Unable to Add to Cart!',
  upgradeMixText: "You can't mix test upgrades and regular products.",
  upgradeMixAdvice: 'Please complete your purchase of existing items and try again.',
  // cart, duplicate
  alreadyInCart: 'Already in the Cart',
  itemAlreadyInCart: 'This item is already in your cart. You can only add it once.',
  // cart, duplicate custom profile
  customAlreadyInCart: 'A custom product is already in your cart. You can only add it once.',
  // cart, success
  itemAdded: 'Item added to cart',
  healthUpgradeAdded: 'Health upgrade added to cart',
  testUpgradeAdded: 'Test upgrade added to cart',
  fullBreedProfileAdded: 'Full breed profile added to cart',
  // animals, confirm
  deleteAnimalQuestion: 'Are you sure you want to delete this animal?',
  // fallback
  networkError: 'Network error',
  failedToFetchOrders: 'Failed to fetch orders',
  failedToFetchTestKitBalance: 'Failed to fetch test kit balance',
  failedToFetchLoyaltyPoints: 'Failed to fetch loyalty points',
  failedToRedeemLoyaltyPoints: 'Failed to redeem loyalty points',
  operationFailed: 'operation failed',
  failedToUpdateUser: 'Failed to update user',
  failedToUpdateUserState: 'Failed to update user state',
  failedToUpdateAnimalPresets: 'Failed to update animal presets',
  failedToChangePassword: 'Failed to change password',
  failedToGetPendingPayments: 'Failed to get pending payments',
  failedToForgotPassword: 'Failed to forgot password',
  failedToResetPassword: 'Failed to reset password',
  failedToTransferMultipacks: 'Failed to transfer multipacks',
  emailRegistrationFailed: 'Email registration failed',
  barcodeValidationFailed: 'Barcode validation failed',
  failedToEnterBarcode: 'Failed to enter barcode',
  failedToAddAnimal: 'Failed to add animal',
  failedToAddPerson: 'Failed to add person',
  failedToReviewActivation: 'Failed to review activation',
  failedToFetchBreed: 'Failed to fetch breed',
  failedToFetchAnimals: 'Failed to fetch animals',
  kitActivationFailed: 'Kit activation failed',
  failedToFetchProductDetails: 'Failed to fetch product details',
  failedToFetchProducts: 'Failed to fetch products',
  failedToFetchCountries: 'Failed to fetch countries',
  failedToFetchStates: 'Failed to fetch states',
  sampleTrackerFailed: 'Sample tracker details fetch failed',
  failedToFetchBreeds: 'Failed to fetch breeds',
  // cart
  failedToCreateCart: 'Failed to create cart',
  failedToUpdateCart: 'Failed to update cart',
  failedToFetchCart: 'Failed to fetch cart',
  failedToAddItemToCart: 'Failed to add item to cart',
  failedToUpdateItemInCart: 'Failed to update item in cart',
  failedToDeleteItemFromCart: 'Failed to delete item from cart',
  failedToUpdateItemNote: 'Failed to update item note',
  failedToAddItemsToCustomProfile: 'Failed to add items to custom profile',
  // invoices
  failedToFetchInvoiceTotal: 'Failed to fetch invoice total',
  // animals
  invalidResponseFormat: 'Invalid response format',
  // breeds
  failedToFetchBreedDetails: 'Failed to fetch breed details',
  failedToFetchBreedProfile: 'Failed to fetch breed profile',
  // collected animals
  failedToCreateAnimalCollection: 'Failed to create animal collection',
  failedToUpdateAnimalCollection: 'Failed to update animal collection',
  failedToDeleteAnimalCollection: 'Failed to delete animal collection',
  // configuration
  userAlreadyExists: 'User already exists. Please login',
  errorFetchingData: 'Error fetching data',
  errorFetchingCountryCode: 'Error fetching country code',
  errorSettingCountryCode: 'Error setting country code',
  errorSettingCountryCurrency: 'Error setting country currency',
  errorFetchingUserType: 'Error fetching user type',
  errorSettingUserType: 'Error setting user type',
  errorSettingUserTool: 'Error setting user tool',
  errorSettingCampaignOpen: 'Error setting campaign open',
  userNotFound: 'User not found',
  // newsletter
  newsletterUnknownError: 'An unknown error occurred.',
  newsletterNetworkError: 'A network error occurred.',
  // error page
  errorPageText: 'Please try again shortly',
  errorPageLink: 'Back to home',
  // dropdown
  dropdownNoResults: 'No Results',
  dropdownNothingFound: 'Nothing found.',
  dropdownPlaceholder: 'Select an option',
  // product search
  resultNotFound: 'Result not found.',
  // admin bar
  loggedInAs: 'Logged in as: {name} (type)',
  // validation
  fieldRequired: 'This field is required',
  petFieldRequired: 'This field is required.',
  max50: 'This field can only have maximum 50 characters',
  min3: 'This field can only have minimum  3 characters',
  barcodeMismatch: "Confirm Barcode Number doesn't match",
  barcodeSame: 'This Barcode number must be different the first barcode number',
  emailInvalid: 'This field must be valid email',
  emailInvalidStrict: 'email must be a valid email',
  emailTooLong: 'This field have maximum 120 characters',
  // validation, card
  monthInvalid: 'Month is not valid',
  notANumber: 'you must specify a number',
  // header, special paths
  checkoutTitle: 'Checkout',
  activateTitle: 'Activate kit',
} as const

export type Message = (typeof messages)[keyof typeof messages]
